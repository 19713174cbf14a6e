import { sql } from 'drizzle-orm';
import type { Total } from '#contract/list-headers.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { arePlenty, PLENTY, pageOfWords, type WordSearch } from '../keywords/matches-of-words.ts';
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
import { besidesHeadline, isAbout, MOST_RANKED, rankAbout } from './best-match.repository.ts';

interface Search extends WordSearch {
  page: PageOfMatches;
}

/** A stretch of the results: those that are about the words, or those that only mention them. */
type Stretch = Pick<PageOfMatches, 'limit' | 'offset'>;

/** What of a page lies past the first so many. */
const past = ({ limit, offset }: Stretch, first: number): Stretch => {
  const before = Math.max(0, Math.min(limit, first - offset));
  return { limit: limit - before, offset: Math.max(0, offset - first) };
};

/**
 * Listings about the words first, the best of them in front, then those that mention them. Only the former are
 * compared with each other, and only while they are few: past that an index gives the order, so that no search grows
 * with the market.
 */
export async function findBestMatches(
  executor: Executor,
  search: Search,
): Promise<{ total: Total; ids: number[] }> {
  const { filters, query, now, page, remember } = search;
  const beside = matching(filters, besidesHeadline(query), now).where;
  const boatsFirst = putsBoatsFirst(filters, query);
  const [ranked, isPlenty] = await Promise.all([
    rankAbout(executor, { where: beside, query, order: page.order, boatsFirst }),
    arePlenty(executor, search),
  ]);
  const count = () => countMatchesOfWords(executor, page.where);
  const total = async () => (isPlenty ? PLENTY : remember(`total ${countedBy(filters, query)}`, count));
  const end = page.offset + page.limit;
  if (ranked && ranked.length >= end) return { total: await total(), ids: ranked.slice(page.offset, end) };

  const isFirst = isAbout(query, boatsFirst);
  const about = sql`${beside} and ${isFirst}`;
  if (!ranked && end <= MOST_RANKED) {
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
    where: sql`${page.where} and not (${isFirst})`,
    // What asks for goods finds them before the boats that have them, while there are few enough to be sorted.
    orderOfFew: query.goods ? sql`${l.goods} desc, ${page.order}` : page.order,
  };
  const rest = await pageOfWords(executor, filters, others, isPlenty);
  return {
    total: isPlenty ? PLENTY : boundedTotal(first + rest.total.count, rest.total.isMinimum),
    ids: [...ids, ...rest.ids],
  };
}
