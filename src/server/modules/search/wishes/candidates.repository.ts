import type { Candidate } from '#domain/search/wishes/nearness.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { type Centre, milesFrom } from '../places/place-conditions.ts';

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
  centre: Centre | undefined;
  /** The order of boats that are otherwise equal. */
  order: SQL;
}

/** The facts of all candidates, each as a list: far quicker to build and to read than thousands of rows. */
interface Columns extends Record<string, unknown> {
  ids: number[];
  versions: string[];
  categories: string[];
  subcategories: (string | null)[];
  makes: (string | null)[];
  models: (string | null)[];
  prices: number[];
  lengths: (number | null)[];
  years: (number | null)[];
  powers: (number | null)[];
  berths: (number | null)[];
  keels: (string | null)[];
  fuels: (string | null)[];
  moorings: (string | null)[];
  miles: (number | null)[];
  met: string[];
}

const idsOf = ({ where, limit, newest }: Source): SQL =>
  newest
    ? sql`(select ${l.id} from ${l} where ${where} order by ${l.liveAt} desc limit ${limit})`
    : sql`(select ${l.id} from ${l} where ${where} limit ${limit})`;

/** Which conditions a boat meets, as a text of "t" and "f". */
const flagsOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0
    ? sql`''`
    : sql.join(
        conditions.map((condition) => sql`case when ${condition} then 't' else 'f' end`),
        sql` || `,
      );

const readFlags = (flags: string): boolean[] => [...flags].map((flag) => flag === 't');

/** Without a join: the ids are known before the boats are read. */
const isAmong = (sources: readonly Source[]): SQL =>
  sql`${l.id} = any(array(select id from (${sql.join(sources.map(idsOf), sql` union `)}) ids limit ${MAX_COMPARED}))`;

/** Boats to compare with a phrase, in order. */
export async function readCandidates(
  executor: Executor,
  { sources, conditions, centre, order }: CandidatesQuery,
): Promise<Candidate<FoundBoat>[]> {
  if (sources.length === 0) return [];
  const miles = centre ? sql`round(${milesFrom(centre)}::numeric, 1)` : sql`null`;
  const { rows } = await executor.execute<Columns>(sql`
    select coalesce(json_agg(id), '[]') as ids, json_agg(version) as versions, json_agg(category) as categories,
      json_agg(subcategory) as subcategories, json_agg(make) as makes, json_agg(model) as models, json_agg(price) as prices,
      json_agg(length) as lengths, json_agg(year) as years, json_agg(power) as powers, json_agg(berths) as berths,
      json_agg(keel) as keels, json_agg(fuel) as fuels, json_agg(mooring) as moorings,
      json_agg(miles) as miles, json_agg(met) as met
    from (
      select ${l.id} as id, xmin::text as version, ${l.category} as category, ${l.subcategory} as subcategory, ${l.make} as make,
        ${l.model} as model, ${l.price} as price, ${l.length} as length, ${l.yearBuilt} as year, ${l.enginePower} as power,
        ${l.berths} as berths, ${l.keelType} as keel, ${l.fuelType} as fuel, ${l.mooringKind} as mooring,
        ${miles} as miles, ${flagsOf(conditions)} as met
      from ${l} where ${isAmong(sources)} order by ${order}) candidates`);
  const found = rows[0];
  return (found?.ids ?? []).map((id, at) => candidateOf(id, found as Columns, at));
}

const candidateOf = (id: number, all: Columns, at: number): Candidate<FoundBoat> => ({
  boat: { id, version: all.versions[at] as string },
  facts: {
    category: all.categories[at] as string,
    subcategory: all.subcategories[at] ?? null,
    make: all.makes[at] ?? null,
    model: all.models[at] ?? null,
    price: all.prices[at] as number,
    length: all.lengths[at] ?? null,
    year: all.years[at] ?? null,
    power: all.powers[at] ?? null,
    berths: all.berths[at] ?? null,
    keelType: all.keels[at] ?? null,
    fuelType: all.fuels[at] ?? null,
    mooringKind: all.moorings[at] ?? null,
    miles: all.miles[at] ?? null,
  },
  met: readFlags(all.met[at] as string),
});

/** With their columns: reading them again by their ids would take as long as finding them. */
const rowsOf = ({ where, limit, newest }: Source): SQL =>
  newest
    ? sql`(select * from ${l} where ${where} order by ${l.liveAt} desc limit ${limit})`
    : sql`(select * from ${l} where ${where} limit ${limit})`;

/** Only which of the conditions each boat meets, in order. */
export async function readMet(
  executor: Executor,
  { sources, conditions, order }: Omit<CandidatesQuery, 'centre'>,
): Promise<{ id: number; met: boolean[] }[]> {
  if (sources.length === 0) return [];
  const { rows } = await executor.execute<Pick<Columns, 'ids' | 'met'>>(sql`
    select coalesce(json_agg(id), '[]') as ids, json_agg(met) as met
    from (select ${l.id} as id, ${flagsOf(conditions)} as met
      from (${sql.join(sources.map(rowsOf), sql` union all `)}) as ${l} order by ${order}) candidates`);
  const found = rows[0];
  // Two sources may find the same boat.
  const met = new Map((found?.ids ?? []).map((id, at) => [id, readFlags(found?.met[at] ?? '')]));
  return [...met].map(([id, flags]) => ({ id, met: flags }));
}
