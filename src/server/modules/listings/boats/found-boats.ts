import type { Unmet } from '#domain/search/wishes/wish.ts';
import { runPrepared } from '#server/db/adapters/prepared.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';

/** A search result. The boat's content is read separately, by id and version. */
export interface FoundBoat {
  id: number;
  /**
   * The transaction that last wrote the row: it changes with every change to the boat. Photos never change without
   * their listing's row.
   */
  version: string;
  /** The distance from the place that was searched for. */
  distanceMiles?: number;
  /** What a near miss does not meet of the phrase. */
  unmet?: readonly Unmet[];
}

const VERSION = sql`xmin::text`;

/**
 * The boats of a query for ids, in its order. Not prepared: the best plan depends on how many boats the filters leave.
 */
export async function versionsOfQuery(executor: Executor, ids: SQL): Promise<FoundBoat[]> {
  const { rows } = await executor.execute<FoundBoat & Record<string, unknown>>(sql`
    select page.id, (select ${VERSION} from ${listings} where ${listings.id} = page.id) as version from (${ids}) page`);
  return rows;
}

/** In the order of the ids; unknown ids are left out. */
export async function versionsOf(executor: Executor, ids: readonly number[]): Promise<FoundBoat[]> {
  if (ids.length === 0) return [];
  const rows = await runPrepared<FoundBoat>(
    executor,
    'boat_versions',
    sql`select ${listings.id}, ${VERSION} as version from ${listings}
      where ${listings.id} = any(${`{${ids.join(',')}}`}::integer[])`,
  );
  const found = new Map(rows.map((boat) => [boat.id, boat]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
