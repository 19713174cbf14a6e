import type { Total } from '#contract/list-headers.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { type FoundBoat, versionsOfQuery } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

/** Totals are exact up to here. Counting further would make searches slower as the market grows. */
export const COUNT_BOUND = 10_000;

export const boundedTotal = (count: number, isMinimum = count > COUNT_BOUND): Total => ({
  count: Math.min(count, COUNT_BOUND),
  isMinimum: isMinimum || count > COUNT_BOUND,
});

/** How many match, up to a maximum. */
export async function countUpTo(executor: Executor, where: SQL, most: number): Promise<number> {
  const { rows } = await executor.execute<{ count: string }>(sql`
    select count(*) from (select from ${l} where ${where} limit ${most}) matches`);
  return Number(rows[0]?.count ?? 0);
}

export async function countMatches(executor: Executor, where: SQL): Promise<Total> {
  return boundedTotal(await countUpTo(executor, where, COUNT_BOUND + 1));
}

/** The matches of each condition, in one query. */
export async function countEach(executor: Executor, conditions: readonly SQL[]): Promise<Total[]> {
  if (conditions.length === 0) return [];
  const counts = conditions.map(
    (where) =>
      sql`(select count(*) from (select from ${l} where ${where} limit ${COUNT_BOUND + 1}) matches)::integer`,
  );
  const { rows } = await executor.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return (rows[0]?.counts ?? []).map((count) => boundedTotal(count));
}

/** Every match, however many: only for pages so deep that no visitor reaches them by hand. */
export async function countAllMatches(executor: Executor, where: SQL): Promise<number> {
  const { rows } = await executor.execute<{ count: string }>(sql`select count(*) from ${l} where ${where}`);
  return Number(rows[0]?.count ?? 0);
}

/** The planner's estimate of the matches: immediate, and right to an order of magnitude. */
export async function estimateMatches(executor: Executor, where: SQL): Promise<number> {
  const { rows } = await executor.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${l} where ${where}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

/**
 * The same matches with a condition that is always true, so that the planner uses the text index. It assumes that an
 * unknown word or a prefix is frequent, knows nothing about the size of the texts, and would rather read every listing
 * with its text. The first half makes it expect fewer matches; the second half, which is never evaluated because the first
 * is true, makes every listing that is read look expensive, and has no statistics that would take long to consult.
 */
export const byTextIndex = (where: SQL): SQL =>
  sql`${where} and (${l.id} + 0 = ${l.id} or to_tsvector(${l.title}) is null)`;

export const countMatchesOfWords = (executor: Executor, where: SQL): Promise<Total> =>
  countMatches(executor, byTextIndex(where));

export interface PageOfMatches {
  where: SQL;
  order: SQL;
  limit: number;
  offset: number;
}

/** The ids of one page of matches, as a subquery. */
export const idsOfPage = ({ where, order, limit, offset }: PageOfMatches): SQL =>
  sql`select ${l.id} from ${l} where ${where} order by ${order} limit ${limit} offset ${offset}`;

/** The ids of one page of matches, in order. */
export async function listMatchingIds(executor: Executor, page: PageOfMatches): Promise<number[]> {
  if (page.limit === 0) return [];
  const { rows } = await executor.execute<{ id: number }>(idsOfPage(page));
  return rows.map(({ id }) => id);
}

/**
 * The page from the first listings of its order, which an index has; undefined if they do not fill it. `among` is the
 * condition of that index.
 */
export async function skimMatches(
  executor: Executor,
  { where, order, limit, offset }: PageOfMatches,
  among: SQL,
  first: number,
): Promise<number[] | undefined> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    select ${l.id} from (select * from ${l} where ${among} order by ${order} limit ${first}) as ${l}
    where ${where} order by ${order} limit ${limit} offset ${offset}`);
  return rows.length === limit ? rows.map(({ id }) => id) : undefined;
}

/** One page of matches, in order. */
export const listMatches = (executor: Executor, page: PageOfMatches): Promise<FoundBoat[]> =>
  versionsOfQuery(executor, idsOfPage(page));

/**
 * Total and page from one materialised set of matches. Words are found through an index without an order: collecting its
 * results is faster than checking boat by boat, unless nearly every boat contains them. The ids are undefined if there
 * are too many matches to collect.
 */
export async function gatherMatches(
  executor: Executor,
  { where, order, limit, offset }: PageOfMatches,
): Promise<{ total: Total; ids: number[] | undefined }> {
  const { rows } = await executor.execute<{ count: number; ids: number[] }>(sql`
    with matches as materialized (
      select ${l.id}, ${l.goods}, ${l.unconfirmed}, ${l.featured}, ${l.liveAt}, ${l.price}, ${l.length}, ${l.reducedShare},
        ${l.latitude}, ${l.longitude}
      from ${l}
      where ${byTextIndex(where)} limit ${COUNT_BOUND + 1})
    select (select count(*)::integer from matches) as count,
      array(select ${l.id} from matches as ${l} order by ${order} limit ${limit} offset ${offset}) as ids`);
  const total = boundedTotal(rows[0]?.count ?? 0);
  return { total, ids: total.isMinimum ? undefined : (rows[0]?.ids ?? []) };
}
