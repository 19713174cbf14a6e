import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { FoundBoat } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { listMatches } from '../results/search.repository.ts';

interface WeighedCondition {
  /** Undefined if it is known that no boat of the search meets it. */
  condition: SQL | undefined;
  /** The penalty for a boat that does not meet it. */
  weight: number;
  /** How far a boat is from meeting it, if that can be measured. */
  gap?: SQL;
}

interface ClosestQuery {
  where: SQL;
  /** The order of boats that are equally close. */
  order: SQL;
  conditions: readonly WeighedCondition[];
  limit: number;
}

/** Only the newest are compared: comparing a large market with a phrase would take seconds. */
const MAX_COMPARED = 5_000;

/** One sort key, or none. */
const sumOf = (terms: readonly SQL[]): SQL[] => (terms.length > 0 ? [sql.join([...terms], sql` + `)] : []);

/** The boats of a search, closest to the conditions first, and which conditions the first does not meet. */
export async function listClosest(
  executor: Executor,
  { where, order, conditions, limit }: ClosestQuery,
): Promise<{ boats: FoundBoat[]; unmet: boolean[] }> {
  const unmet = conditions.map(({ condition }) =>
    condition ? sql`((${condition}) is not true)` : sql`true`,
  );
  const compared = [
    ...sumOf(
      conditions.flatMap(({ condition, weight }, at) =>
        condition ? sql`${weight}::integer * ${unmet[at]}::integer` : [],
      ),
    ),
    ...sumOf(conditions.flatMap(({ gap }) => gap ?? [])),
  ];
  if (compared.length === 0)
    return {
      boats: await listMatches(executor, { where, order, limit, offset: 0 }),
      unmet: conditions.map(() => true),
    };
  const { rows } = await executor.execute<{ id: number; version: string; unmet: boolean[] }>(sql`
    select ${l.id}, version, array[${sql.join(unmet, sql`, `)}]::boolean[] as unmet
    from (
      select *, xmin::text as version from ${l} where ${where} order by ${l.liveAt} desc limit ${MAX_COMPARED}) as ${l}
    order by ${sql.join([...compared, order], sql`, `)} limit ${limit}`);
  return { boats: rows.map(({ id, version }) => ({ id, version })), unmet: rows[0]?.unmet ?? [] };
}
