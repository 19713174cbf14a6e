import type { Total } from '#contract/list-headers.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { OVER_BOUND, pageOfWords, startCountBound, type WordSearch } from '../keywords/matches-of-words.ts';
import { putsBoatsFirst } from '../results/orders.ts';
import {
  boundedTotal,
  countAllMatches,
  countMatchesOfWords,
  listMatchingIds,
  type PageOfMatches,
} from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';
import { countedBy } from '../totals/remember-counts.ts';
import { besidesHeadline, isAbout, MAX_RANKED, rankAbout } from './best-match.repository.ts';

interface Search extends WordSearch {
  page: PageOfMatches;
}

/** A range of the results: those about the words, or those that only mention them. */
type Range = Pick<PageOfMatches, 'limit' | 'offset'>;

/** The part of a page beyond the first results. */
const past = ({ limit, offset }: Range, first: number): Range => {
  const before = Math.max(0, Math.min(limit, first - offset));
  return { limit: limit - before, offset: Math.max(0, offset - first) };
};

/** By id: the headline of each match need not be searched again. */
const notIn = (ids: readonly number[]): SQL => sql`${l.id} <> all(${`{${ids.join(',')}}`}::integer[])`;

/**
 * Listings about the words first, ranked, then those that only mention them. Only the former are ranked, and only while
 * they are few: beyond that an index provides the order, so that no search becomes slower as the market grows.
 */
export async function findBestMatches(
  executor: Executor,
  search: Search,
): Promise<{ total: Total; ids: number[] }> {
  const { filters, query, now, page, remember } = search;
  const beside = matching(filters, besidesHeadline(query), now).where;
  const boatsFirst = putsBoatsFirst(filters, query);
  const bound = startCountBound(executor, search);
  const ranked = await rankAbout(executor, { where: beside, query, order: page.order, boatsFirst });
  const count = () => countMatchesOfWords(executor, page.where);
  const total = async () =>
    (await bound.isExceeded) ? OVER_BOUND : remember(`total ${countedBy(filters, query)}`, count);
  const end = page.offset + page.limit;
  if (ranked && ranked.length >= end) return { total: await total(), ids: ranked.slice(page.offset, end) };

  const isFirst = isAbout(query, boatsFirst);
  const about = sql`${beside} and ${isFirst}`;
  const isOther = ranked ? notIn(ranked) : sql`not (${isFirst})`;
  if (!ranked && end <= MAX_RANKED) {
    const [ids, all] = await Promise.all([listMatchingIds(executor, { ...page, where: about }), total()]);
    return { total: all, ids };
  }
  const first = ranked?.length ?? (await countAllMatches(executor, about));
  const ids = ranked
    ? ranked.slice(page.offset, end)
    : await listMatchingIds(executor, { ...page, where: about });
  const others = {
    ...page,
    ...past(page, first),
    where: sql`${page.where} and ${isOther}`,
    // A search for goods finds them before the boats that have them, as long as there are few enough to sort.
    orderOfFew: query.goods ? sql`${l.goods} desc, ${page.order}` : page.order,
  };
  const rest = await pageOfWords(executor, filters, others, bound);
  return {
    total: boundedTotal(first + rest.total.count, rest.total.isMinimum),
    ids: [...ids, ...rest.ids],
  };
}
