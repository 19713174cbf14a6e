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

const WITHOUT_EFFECT: ReadonlySet<FilterName> = new Set(['keywords', 'words', 'sort', 'page', 'limit']);

/** Whether the words are all that the search asks for. */
export const asksOnlyForWords = (filters: Filters, { readings, price, length }: KeywordQuery): boolean =>
  readings.length === 0 &&
  !price &&
  !length &&
  (Object.keys(filters) as FilterName[]).every((name) => WITHOUT_EFFECT.has(name));

/** The statistics know nothing about combinations. */
const isOneWord = ({ filters, query }: WordSearch) =>
  query.terms.length === 1 && asksOnlyForWords(filters, query);

/** Whether a search has more matches than are counted. Both are found out while other queries run. */
export interface CountBound {
  /** By the planner's estimate, which is there at once. */
  isLikely: Promise<boolean>;
  isExceeded: Promise<boolean>;
}

/** A promise that is awaited later, or not at all if another query fails first. */
function awaitedLater<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Whether more listings than are counted contain the words as typed. The text index finds whole words several times
 * faster than prefixes, and if these exceed the bound, the longer words need not be searched.
 */
export function startCountBound(executor: Executor, search: WordSearch): CountBound {
  const { filters, query, now, remember } = search;
  const { where } = matching(filters, asWholeWords(query), now);
  const key = countedBy(filters, query);
  const estimate = remember(`estimate ${key}`, () => estimateMatches(executor, where));
  const isExceeded = async () => {
    const expected = await estimate;
    if (expected < COUNT_BOUND) return false;
    if (expected > BEYOND_DOUBT && isOneWord(search)) return true;
    return remember(`over bound ${key}`, async () => (await countMatchesOfWords(executor, where)).isMinimum);
  };
  return {
    isLikely: awaitedLater(estimate.then((expected) => expected >= COUNT_BOUND)),
    isExceeded: awaitedLater(isExceeded()),
  };
}

/** How many listings are read in order, with their texts, before the text index is searched for all matches. */
const SKIMMED = [2_000, 20_000] as const;

/** A page of a search with very many matches: usually it is full after reading a few hundred listings. */
async function skim(
  executor: Executor,
  filters: Filters,
  page: PageOfMatches,
  first: number,
): Promise<number[] | undefined> {
  if (page.limit === 0) return [];
  const among = amongInOrder(filters);
  // Too few for a page this deep.
  if (!among || first < page.offset + page.limit) return undefined;
  return skimMatches(executor, page, among, first);
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
  { isLikely, isExceeded }: CountBound,
): Promise<{ total: Total; ids: number[] }> {
  const [few, many] = SKIMMED;
  const skimFew = () => skim(executor, filters, page, few);
  const early = (await isLikely) ? awaitedLater(skimFew()) : undefined;
  if (!(await isExceeded)) {
    const { total, ids } = await gatherMatches(executor, { ...page, order: orderOfFew ?? page.order });
    if (ids) return { total, ids };
  }
  const ids =
    (await (early ?? skimFew())) ??
    (await skim(executor, filters, page, many)) ??
    (await listMatchingIds(executor, { ...page, where: byTextIndex(page.where) }));
  return { total: OVER_BOUND, ids };
}
