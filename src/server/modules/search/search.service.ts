import type { OwnBoat } from '#contract/boats/boat.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { ListFacts } from '#contract/list-headers.ts';
import { type Filters, pageOf, pageSizeOf, sortOf } from '#domain/search/filters/filters.ts';
import { MAX_PAGE_SIZE } from '#domain/search/filters/special-filters.ts';
import { hasWords, type KeywordQuery, keywordsOf } from '#domain/search/keywords/understand-keywords.ts';
import type { Asked } from '#domain/search/phrases/apply-phrase.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { listOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { type FoundBoat, versionsOf } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { findBestMatches } from './best-match/best-match.service.ts';
import { asksOnlyForWords, pageOfWords, startCountBound } from './keywords/matches-of-words.ts';
import { type CorrectedQuery, correctSpelling, type SpellingDeps } from './keywords/spelling.service.ts';
import { withDistances } from './places/distances.repository.ts';
import { listNearest } from './places/nearest.repository.ts';
import { comesFirst, OWN_ORDER, orderOf } from './results/orders.ts';
import { countMatches, idsOfPage, listMatches } from './results/search.repository.ts';
import { type Matching, matching, pageOfMatches } from './results/search-plan.ts';
import { listSimilar, readReferenceBoat } from './similar/similar.repository.ts';
import { countedBy, countUncached, type Remember } from './totals/remember-counts.ts';
import { totalOf } from './totals/totals.ts';
import { findNearMisses } from './wishes/near-misses.service.ts';
import { findPhraseMatches } from './wishes/phrase-matches.service.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock'> & Pick<SpellingDeps, 'corrections'> & { remember?: Remember };

export interface Found<B> extends ListFacts {
  boats: B[];
}

/** The boats of a search, and what would find them again later, whatever else is for sale then. */
export interface FoundBoats extends Found<FoundBoat> {
  meant: Filters;
}

/** The filters with the spelling that the search used. */
function filtersMeant(
  { words, ...filters }: Filters,
  corrected: CorrectedQuery | undefined,
  { readAs }: Matching['place'],
): Filters {
  const { keywords } = filters;
  const reading = words ?? (corrected && !corrected.corrected ? 'beginnings' : 'exact');
  return {
    ...filters,
    ...(keywords && { keywords: corrected?.corrected ?? keywords, words: reading }),
    ...(readAs && { location: readAs }),
  };
}

interface Matches {
  boats: FoundBoat[];
  total: ListFacts['total'];
  place: Matching['place'];
}

/** What the response states about how the search was understood. */
const factsOf = ({ shortened }: KeywordQuery, { known, radius, readAs, meant }: Matching['place']) => ({
  placeNotRecognised: !known,
  placeRadius: radius,
  placeReadAs: readAs,
  placesMeant: meant,
  keywordsShortened: shortened,
});

async function findMatches(
  { db, clock, remember = countUncached }: SearchDeps,
  filters: Filters,
  query: KeywordQuery,
): Promise<Matches> {
  const now = clock.now();
  const { where, place } = matching(filters, query, now);
  const page = pageOfMatches(filters, where, orderOf(filters, query, place.centre));
  if (!hasWords(query)) {
    const count = () => totalOf(db, filters, where);
    const nearTo = sortOf(filters) === 'distance' ? place.centre : undefined;
    const [total, boats] = await Promise.all([
      remember(`total ${countedBy(filters, query)}`, count),
      nearTo ? listNearest(db, page, nearTo, comesFirst(filters, query)) : listMatches(db, page),
    ]);
    return { boats, total, place };
  }
  if (sortOf(filters) === 'relevance') {
    const { total, ids } = await findBestMatches(db, { filters, query, now, page, remember });
    return { boats: await versionsOf(db, ids), total, place };
  }
  const bound = startCountBound(db, { filters, query, now, remember });
  const { total, ids } = await pageOfWords(db, filters, page, bound);
  return { boats: await versionsOf(db, ids), total, place };
}

/** Undefined if the boat that others should be similar to does not exist. */
async function findSimilar(
  { db, clock, remember = countUncached }: SearchDeps,
  filters: Filters,
  query: KeywordQuery,
): Promise<Matches | undefined> {
  const { similarTo, ...others } = filters;
  const id = BoatId.safeParse(similarTo);
  if (!id.success) return undefined;
  const { where, place } = matching(filters, query, clock.now());
  const reference = await readReferenceBoat(db, id.data, where);
  if (!reference) return undefined;
  const [total, boats] = await Promise.all([
    remember(`total ${countedBy(others, query)}`, () => totalOf(db, others, where)),
    listSimilar(
      db,
      { ...reference, category: filters.category ?? reference.category },
      pageOfMatches(filters, where, orderOf(filters, query, place.centre)),
    ),
  ]);
  const count = reference.isMatch && !total.isMinimum ? total.count - 1 : total.count;
  return { boats, total: { ...total, count }, place };
}

/** With fewer boats than this that fulfil a phrase, those that come close follow. */
const ENOUGH = 6;

const NOTHING_ASKED: Pick<Asked, 'wished' | 'ranking'> = { wished: [], ranking: { words: '', purposes: [] } };

/**
 * One page of the matching live boats, and how many there are in total. Of a phrase that too few boats fulfil, the first page
 * goes on with the boats that come close.
 */
export async function searchBoats(
  deps: SearchDeps,
  filters: Filters,
  { wished, ranking } = NOTHING_ASKED,
): Promise<FoundBoats> {
  const query = keywordsOf(filters);
  const asked = { filters, wished, ranking };
  const isPhrase = filters.phrase !== undefined && !hasWords(query) && filters.similarTo === undefined;
  const find = async (keywords: KeywordQuery) => {
    if (isPhrase) return findPhraseMatches({ remember: countUncached, ...deps }, asked);
    return (await findSimilar(deps, filters, keywords)) ?? findMatches(deps, filters, keywords);
  };

  const literal = await find(query);
  const corrected =
    literal.total.count === 0
      ? await correctSpelling(deps, filters, query, asksOnlyForWords(filters, query))
      : undefined;
  const { boats, total, place } = corrected ? await find(corrected.query) : literal;
  const mayBeNear = filters.phrase !== undefined && !total.isMinimum && total.count < ENOUGH;
  const room = pageSizeOf(filters) - boats.length;
  const near =
    mayBeNear && room > 0 && pageOf(filters) === 1
      ? await findNearMisses(deps, asked, { without: boats.map(({ id }) => id), limit: room })
      : { boats: [], relaxed: [] };
  const shown = [...boats, ...near.boats];
  return {
    boats: place.centre ? await withDistances(deps.db, shown, place.centre) : shown,
    total,
    correctedKeywords: corrected?.corrected,
    relaxed: total.count === 0 ? near.relaxed : [],
    nearMisses: near.boats.length,
    meant: filtersMeant(filters, corrected, place),
    ...factsOf(query, place),
  };
}

/** A seller's own boats in any status except deleted. All on one page, if they fit. */
export async function listBoatsOfSeller(
  { db, clock }: SearchDeps,
  { accountId }: Principal,
  asked: Filters,
): Promise<Found<OwnBoat>> {
  const filters = { limit: MAX_PAGE_SIZE, ...asked };
  const own = sql`${l.ownerId} = ${accountId} and ${l.deletedAt} is null`;
  const now = clock.now();
  const query = keywordsOf(filters);
  const { where, place } = matching(filters, query, now, own);
  const page = pageOfMatches(filters, where, OWN_ORDER);
  const [total, rows] = await Promise.all([
    countMatches(db, where),
    listOwnBoats(db, { ids: idsOfPage(page), order: page.order }),
  ]);
  return {
    boats: rows.map((row) => ownBoatView(row, now)),
    total,
    correctedKeywords: undefined,
    relaxed: [],
    nearMisses: 0,
    ...factsOf(query, place),
  };
}
