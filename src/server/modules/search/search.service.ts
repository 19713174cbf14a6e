import { sql } from 'drizzle-orm';
import type { OwnBoat } from '#contract/boats/boat.ts';
import { BoatId } from '#contract/boats/boat-id.ts';
import type { ListFacts } from '#contract/list-headers.ts';
import { type Filters, sortOf } from '#domain/search/filters/filters.ts';
import { MAX_PAGE_SIZE } from '#domain/search/filters/special-filters.ts';
import {
  hasWords,
  type KeywordQuery,
  understandKeywords,
} from '#domain/search/keywords/understand-keywords.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { listOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { type FoundBoat, versionsOf } from '#server/modules/listings/boats/found-boats.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { findBestMatches } from './best-match/best-match.service.ts';
import { arePlenty, pageOfWords } from './keywords/matches-of-words.ts';
import { correctSpelling } from './keywords/spelling.service.ts';
import { withDistances } from './places/distances.repository.ts';
import { OWN_ORDER, orderOf } from './results/orders.ts';
import { countMatches, idsOfPage, listMatches } from './results/search.repository.ts';
import { type Matching, matching, pageOfMatches } from './results/search-plan.ts';
import { findLikeness, type Likeness, listIdsLike } from './similar/similar.repository.ts';
import { countAgain, countedBy, type Remember } from './totals/remember-counts.ts';
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

/** What an answer says about how its search was read. */
const factsOf = ({ shortened }: KeywordQuery, { known, radius, readAs, meant }: Matching['place']) => ({
  placeNotRecognised: !known,
  placeRadius: radius,
  placeReadAs: readAs,
  placesMeant: meant,
  keywordsShortened: shortened,
});

async function findMatches(
  { db, clock, remember = countAgain }: SearchDeps,
  filters: Filters,
  query: KeywordQuery,
): Promise<Matches> {
  const now = clock.now();
  const { where, place } = matching(filters, query, now);
  const page = pageOfMatches(filters, where, orderOf(filters, query, place.centre));
  if (!hasWords(query)) {
    const count = () => totalOf(db, filters, where);
    const [total, boats] = await Promise.all([
      remember(`total ${countedBy(filters, query)}`, count),
      listMatches(db, page),
    ]);
    return { boats, total, place };
  }
  if (sortOf(filters) === 'relevance') {
    const { total, ids } = await findBestMatches(db, { filters, query, now, page, remember });
    return { boats: await versionsOf(db, ids), total, place };
  }
  const isPlenty = await arePlenty(db, { filters, query, now, remember });
  const { total, ids } = await pageOfWords(db, filters, page, isPlenty);
  return { boats: await versionsOf(db, ids), total, place };
}

async function findSimilar(
  { db, clock }: SearchDeps,
  filters: Filters,
  query: KeywordQuery,
  like: Likeness,
): Promise<Matches> {
  const { where, place } = matching(filters, query, clock.now());
  const others = sql`${where} and ${l.id} <> ${like.id}`;
  const likeIt = { ...like, category: filters.category ?? like.category };
  const [total, ids] = await Promise.all([
    countMatches(db, others),
    listIdsLike(db, likeIt, pageOfMatches(filters, where, orderOf(filters, query, place.centre))),
  ]);
  return { boats: await versionsOf(db, ids), total, place };
}

/** The boat that others should be like; nothing when there is none of that number. */
async function sought({ db }: SearchDeps, { similarTo }: Filters): Promise<Likeness | undefined> {
  const id = BoatId.safeParse(similarTo);
  return id.success ? findLikeness(db, id.data) : undefined;
}

/** Which live boats match, one page of them, and how many there are in all. */
export async function searchBoats(deps: SearchDeps, filters: Filters): Promise<Found<FoundBoat>> {
  const query = understandKeywords(filters.keywords ?? '');
  const like = filters.similarTo ? await sought(deps, filters) : undefined;
  const find = (asked: KeywordQuery) =>
    like ? findSimilar(deps, filters, asked, like) : findMatches(deps, filters, asked);

  const literal = await find(query);
  const otherwise =
    literal.total.count === 0 ? await correctSpelling(deps.db, filters.keywords ?? '', query) : undefined;
  const { boats, total, place } = otherwise ? await find(otherwise.query) : literal;
  return {
    boats: place.centre ? await withDistances(deps.db, boats, place.centre) : boats,
    total,
    correctedKeywords: otherwise?.corrected,
    ...factsOf(query, place),
  };
}

/** A seller's own boats, whatever has become of them, unless deleted. All on one page, where they fit. */
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
    ...factsOf(query, place),
  };
}
