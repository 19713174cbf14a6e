import type { OwnBoat } from '#contract/boats/boat.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { ListFacts } from '#contract/list-headers.ts';
import { type Filters, pageOf, sortOf } from '#domain/search/filters/filters.ts';
import { MAX_PAGE_SIZE } from '#domain/search/filters/special-filters.ts';
import {
  hasWords,
  type KeywordQuery,
  understandKeywords,
} from '#domain/search/keywords/understand-keywords.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { listOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { type FoundBoat, versionsOf } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { findBestMatches } from './best-match/best-match.service.ts';
import { asksOnlyForWords, pageOfWords, startCountBound } from './keywords/matches-of-words.ts';
import { correctSpelling } from './keywords/spelling.service.ts';
import { findClosest } from './phrases/closest.service.ts';
import { withDistances } from './places/distances.repository.ts';
import { listNearest } from './places/nearest.repository.ts';
import { comesFirst, OWN_ORDER, orderOf } from './results/orders.ts';
import { countMatches, idsOfPage, listMatches } from './results/search.repository.ts';
import { type Matching, matching, pageOfMatches } from './results/search-plan.ts';
import { listSimilar, readReferenceBoat } from './similar/similar.repository.ts';
import { countedBy, countUncached, type Remember } from './totals/remember-counts.ts';
import { totalOf } from './totals/totals.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock'> & { remember?: Remember };

export interface Found<B> extends ListFacts {
  boats: B[];
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

/** One page of the matching live boats, and how many there are in total. */
export async function searchBoats(deps: SearchDeps, filters: Filters): Promise<Found<FoundBoat>> {
  const query = understandKeywords(filters.keywords ?? '');
  const find = async (keywords: KeywordQuery) =>
    (await findSimilar(deps, filters, keywords)) ?? findMatches(deps, filters, keywords);

  const literal = await find(query);
  const corrected =
    literal.total.count === 0
      ? await correctSpelling(deps.db, filters.keywords ?? '', query, asksOnlyForWords(filters, query))
      : undefined;
  const { boats, total, place } = corrected ? await find(corrected.query) : literal;
  const mayRelax = total.count === 0 && filters.phrase !== undefined && pageOf(filters) === 1;
  const closest = mayRelax ? await findClosest(deps, filters) : undefined;
  const shown = closest?.boats ?? boats;
  return {
    boats: place.centre ? await withDistances(deps.db, shown, place.centre) : shown,
    total,
    correctedKeywords: corrected?.corrected,
    relaxed: closest?.relaxed ?? [],
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
  const query = understandKeywords(filters.keywords ?? '');
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
    ...factsOf(query, place),
  };
}
