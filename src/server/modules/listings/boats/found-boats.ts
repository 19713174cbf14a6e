import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { runPrepared } from '#server/db/queries/prepared.ts';
import { listings } from '../listings.table.ts';

/** A boat that a search found. What it says is read elsewhere, by its id and version. */
export interface FoundBoat {
  id: number;
  /**
   * The transaction that last wrote its row: another one as soon as anything about the boat has changed. Its photos
   * are only ever changed together with the row.
   */
  version: string;
  /** How far it lies from the place that was asked for. */
  distanceMiles?: number;
}

const VERSION = sql`xmin::text`;

/**
 * The boats of a query for ids, in its order. Only these few are looked up in the table. It is planned each time: what
 * is quickest depends on how many boats its values leave.
 */
export async function versionsOfPage(executor: Executor, ids: SQL): Promise<FoundBoat[]> {
  const { rows } = await executor.execute<FoundBoat & Record<string, unknown>>(sql`
    select page.id, (select ${VERSION} from ${listings} where ${listings.id} = page.id) as version from (${ids}) page`);
  return rows;
}

/** The boats with these ids, in the order of the ids; ids that are none's are left out. */
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
