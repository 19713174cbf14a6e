import type { Total } from '#contract/list-headers.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { asWholeWords, type KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import type { SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  boundedTotal,
  byTextIndex,
  COUNT_BOUND,
  countMatchesOfWords,
  estimateMatches,
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

/** The total of a search with more matches than are counted. */
export const OVER_BOUND = boundedTotal(COUNT_BOUND, true);

/** The statistics of a single word are based on a sample, which cannot be this far off. */
const BEYOND_DOUBT = COUNT_BOUND * 5;

const WITHOUT_EFFECT: ReadonlySet<FilterName> = new Set(['keywords', 'sort', 'page', 'limit']);

/** Whether the words are all that the search asks for. */
export const asksOnlyForWords = (filters: Filters, { readings, price, length }: KeywordQuery): boolean =>
  readings.length === 0 &&
  !price &&
  !length &&
  (Object.keys(filters) as FilterName[]).every((name) => WITHOUT_EFFECT.has(name));

/** The statistics know nothing about combinations. */
const isOneWord = ({ filters, query }: WordSearch) =>
  query.terms.length === 1 && asksOnlyForWords(filters, query);

/**
 * Whether more listings than are counted contain the words as typed. The text index finds whole words several times
 * faster than prefixes, and if these exceed the bound, the longer words need not be searched.
 */
export const exceedsCountBound = (executor: Executor, search: WordSearch): Promise<boolean> =>
  search.remember(`over bound ${countedBy(search.filters, search.query)}`, () =>
    computeExceedsBound(executor, search),
  );

async function computeExceedsBound(executor: Executor, search: WordSearch): Promise<boolean> {
  const { where } = matching(search.filters, asWholeWords(search.query), search.now);
  const estimate = await estimateMatches(executor, where);
  if (estimate < COUNT_BOUND) return false;
  if (estimate > BEYOND_DOUBT && isOneWord(search)) return true;
  return (await countMatchesOfWords(executor, where)).isMinimum;
}

/** How many listings are read in order, with their texts, before the text index is searched for all matches. */
const SKIMMED = [2_000, 20_000];

/** A page of a search with very many matches: usually it is full after reading a few hundred listings. */
async function pageInOrder(executor: Executor, filters: Filters, page: PageOfMatches): Promise<number[]> {
  if (page.limit === 0) return [];
  const among = amongInOrder(filters);
  for (const first of SKIMMED) {
    // Too few for a page this deep.
    if (!among || first < page.offset + page.limit) continue;
    const ids = await skimMatches(executor, page, among, first);
    if (ids) return ids;
  }
  return listMatchingIds(executor, { ...page, where: byTextIndex(page.where) });
}

interface WordsPage extends PageOfMatches {
  /** The order while there are few enough to sort, if no index has it. */
  orderOfFew?: SQL;
}

/** One page of the matches: read in order if there are very many, otherwise sorted from all of them. */
export async function pageOfWords(
  executor: Executor,
  filters: Filters,
  { orderOfFew, ...page }: WordsPage,
  isOverBound: boolean,
): Promise<{ total: Total; ids: number[] }> {
  if (isOverBound) return { total: OVER_BOUND, ids: await pageInOrder(executor, filters, page) };
  const { total, ids } = await gatherMatches(executor, { ...page, order: orderOfFew ?? page.order });
  return { total, ids: ids ?? (await pageInOrder(executor, filters, page)) };
}
