import type { Term } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { byTextIndex } from '../results/search.repository.ts';
import { termQuery } from './keyword-conditions.ts';

/** Frequent words are in one of the newest boats; from the text index, every boat that has them would be collected. */
const NEWEST = sql`(
  select ${l.searchText} from ${l} where ${l.live} order by ${l.liveAt} desc, ${l.id} desc limit 50) as ${l}`;

/**
 * Whether the text query is found in any live boat. For a single row the planner would read listing after listing with its
 * text; a materialised set it finds through the text index.
 */
const isInAny = (query: SQL): SQL => sql`(
  exists (select from ${NEWEST} where ${l.searchText} @@ ${query}) or (
    with matches as materialized (
      select from ${l} where ${byTextIndex(sql`${l.live} and ${l.searchText} @@ ${query}`)})
    select exists (select from matches)))`;

async function findAny(executor: Executor, queries: readonly SQL[]): Promise<boolean[]> {
  const { rows } = await executor.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(queries.map(isInAny), sql`, `)}] as found`,
  );
  return rows[0]?.found ?? [];
}

/** Whether any live boat contains all terms. */
export async function isFound(executor: Executor, terms: readonly Term[]): Promise<boolean> {
  const [found = false] = await findAny(executor, [sql`(${sql.join(terms.map(termQuery), sql` && `)})`]);
  return found;
}

/** For each term, whether any live boat contains it. */
export const areFound = (executor: Executor, terms: readonly Term[]): Promise<boolean[]> =>
  findAny(executor, terms.map(termQuery));
