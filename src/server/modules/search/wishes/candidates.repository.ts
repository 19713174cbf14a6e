import type { Coordinates } from '#domain/places/place.ts';
import type { BoatFacts, Candidate } from '#domain/search/wishes/nearness.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { milesFrom } from '../places/place-conditions.ts';

/** Comparing more boats with a phrase would take too long. */
export const MAX_COMPARED = 5_000;

/** Some of the boats of a condition: the newest, or any if an index finds them. */
export interface Source {
  where: SQL;
  limit: number;
  newest: boolean;
}

interface CandidatesQuery {
  sources: readonly Source[];
  /** Which of these each boat meets. */
  conditions: readonly SQL[];
  centre: Coordinates | undefined;
  /** The order of boats that are otherwise equal. */
  order: SQL;
}

type Row = [
  id: number,
  version: string,
  category: string,
  subcategory: string | null,
  make: string | null,
  model: string | null,
  price: number,
  length: number | null,
  year: number | null,
  power: number | null,
  berths: number | null,
  keelType: string | null,
  fuelType: string | null,
  miles: number | null,
  met: boolean[],
];

const idsOf = ({ where, limit, newest }: Source): SQL =>
  newest
    ? sql`(select ${l.id} from ${l} where ${where} order by ${l.liveAt} desc limit ${limit})`
    : sql`(select ${l.id} from ${l} where ${where} limit ${limit})`;

function candidateOf(row: Row): Candidate<FoundBoat> {
  const [id, version, category, subcategory, make, model, price, length, year, power, ...more] = row;
  const [berths, keelType, fuelType, miles, met] = more;
  const size = { price, length, year, power, berths };
  const facts: BoatFacts = { category, subcategory, make, model, ...size, keelType, fuelType, miles };
  return { boat: { id, version }, facts, met };
}

/** Boats to compare with a phrase, in order, as one JSON value: thousands of rows would each be parsed by the driver. */
export async function readCandidates(
  executor: Executor,
  { sources, conditions, centre, order }: CandidatesQuery,
): Promise<Candidate<FoundBoat>[]> {
  if (sources.length === 0) return [];
  const met = sql.join(
    conditions.map((condition) => sql`(${condition}) is true`),
    sql`, `,
  );
  const miles = centre ? sql`round(${milesFrom(centre)}::numeric, 1)` : sql`null`;
  const { rows } = await executor.execute<{ found: Row[] }>(sql`
    select coalesce(json_agg(facts order by place), '[]'::json) as found from (
      select row_number() over (order by ${order}) as place,
        json_build_array(${l.id}, xmin::text, ${l.category}, ${l.subcategory}, ${l.make}, ${l.model}, ${l.price}, ${l.length},
          ${l.yearBuilt}, ${l.enginePower}, ${l.berths}, ${l.keelType}, ${l.fuelType}, ${miles},
          array_to_json(array[${met}]::boolean[])) as facts
      from ${l}
      where ${l.id} in (select id from (${sql.join(sources.map(idsOf), sql` union `)}) ids limit ${MAX_COMPARED})
    ) candidates`);
  return (rows[0]?.found ?? []).map(candidateOf);
}
