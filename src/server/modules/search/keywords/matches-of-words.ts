import type { SQL } from 'drizzle-orm';
import type { Total } from '#contract/list-headers.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { asWholeWords, type KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  believedMatches,
  boundedTotal,
  byTextIndex,
  COUNT_BOUND,
  countMatchesOfWords,
  gatherMatches,
  listMatchingIds,
  type PageOfMatches,
  skimMatches,
} from '../results/search.repository.ts';
import { amongInOrder, matching } from '../results/search-plan.ts';
import { countedBy, type Remember } from '../totals/remember-counts.ts';

export interface WordSearch {
  filters: Filters;
  query: KeywordQuery;
  now: Date;
  remember: Remember;
}

/** More than are counted. */
export const PLENTY = boundedTotal(COUNT_BOUND, true);

/** The statistics of a single word come from a sample: at this many the sample cannot be so far off. */
const BEYOND_DOUBT = COUNT_BOUND * 5;

const CHANGES_NOTHING: ReadonlySet<FilterName> = new Set(['keywords', 'sort', 'page', 'limit']);

/** Whether one word is all that is asked for: of several together the statistics know nothing. */
const isOneWord = ({ filters, query }: WordSearch) =>
  query.terms.length === 1 &&
  query.readings.length === 0 &&
  (Object.keys(filters) as FilterName[]).every((name) => CHANGES_NOTHING.has(name));

/**
 * Whether more listings than are counted say the words just as they are typed. The text index finds whole words several
 * times faster than beginnings, and where these are plenty the longer words need not be looked for.
 */
export const arePlenty = (executor: Executor, search: WordSearch): Promise<boolean> =>
  search.remember(`plenty ${countedBy(search.filters, search.query)}`, () => judgePlenty(executor, search));

async function judgePlenty(executor: Executor, search: WordSearch): Promise<boolean> {
  const { where } = matching(search.filters, asWholeWords(search.query), search.now);
  const believed = await believedMatches(executor, where);
  if (believed < COUNT_BOUND) return false;
  if (believed > BEYOND_DOUBT && isOneWord(search)) return true;
  return (await countMatchesOfWords(executor, where)).isMinimum;
}

/** So many listings are looked through in order, each with its text, before the index of texts is asked for all. */
const LOOKED_THROUGH = [2_000, 20_000];

/** A page of what is plenty: most often it is full after a few hundred listings. */
async function pageOfPlenty(executor: Executor, filters: Filters, page: PageOfMatches): Promise<number[]> {
  if (page.limit === 0) return [];
  const among = amongInOrder(filters);
  for (const first of LOOKED_THROUGH) {
    // A page that lies deeper than is looked is not looked for.
    if (!among || first < page.offset + page.limit) continue;
    const ids = await skimMatches(executor, page, among, first);
    if (ids) return ids;
  }
  return listMatchingIds(executor, { ...page, where: byTextIndex(page.where) });
}

interface WordsPage extends PageOfMatches {
  /** How they are ordered while they are few enough to be sorted, where no index has that order. */
  orderOfFew?: SQL;
}

/** One page of what says the words: where it is plenty by going through it in order, otherwise out of all of it. */
export async function pageOfWords(
  executor: Executor,
  filters: Filters,
  { orderOfFew, ...page }: WordsPage,
  isPlenty: boolean,
): Promise<{ total: Total; ids: number[] }> {
  if (isPlenty) return { total: PLENTY, ids: await pageOfPlenty(executor, filters, page) };
  const { total, ids } = await gatherMatches(executor, { ...page, order: orderOfFew ?? page.order });
  return { total, ids: ids ?? (await pageOfPlenty(executor, filters, page)) };
}
