import type { Term } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Db, Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { byTextIndex } from '../results/search.repository.ts';
import { termQuery } from './keyword-conditions.ts';

const MAX_MAKES = 5_000;
const MAX_MODELS = 500;
/** Loose enough for two mistakes in a short name; the results are then compared letter by letter. */
const MODEL_LIKENESS = 0.3;

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

/** Every make with a live boat, read by skipping through the index from one make to the next. */
export async function listMakes(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ make_key: string }>(sql`
    with recursive makes(make_key) as (
      (select ${l.makeKey} from ${l} where ${l.live} and ${l.makeKey} is not null order by ${l.makeKey} limit 1)
      union all
      select (select ${l.makeKey} from ${l} where ${l.live} and ${l.makeKey} > m.make_key order by ${l.makeKey} limit 1)
      from makes m where m.make_key is not null
    )
    select make_key from makes where make_key is not null limit ${MAX_MAKES}`);
  return rows.map(({ make_key }) => make_key);
}

/** Models of live boats that are similar to the word. */
export function listModelsLike(db: Db, word: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(MODEL_LIKENESS)}, true)`,
    );
    const { rows } = await tx.execute<{ model: string }>(sql`
      select distinct lower(plain_text(model)) as model
      from (select ${l.model} from ${l} where ${l.live} and ${word} <% lower(${l.model}) limit ${MAX_MODELS}) alike`);
    return rows.map(({ model }) => model);
  });
}
