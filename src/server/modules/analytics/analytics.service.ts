import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import type { AnalyticsEvent, AnalyticsSummary, BoatStats } from '#contract/analytics.ts';
import { MINUTE, SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { noSuchOwnBoat } from './analytics.errors.ts';
import { countBoatEvent, countSiteEvent } from './analytics.repository.ts';
import {
  readNewestEvents,
  readSiteDays,
  readSiteFigures,
  readStatsOfOwnBoat,
} from './figures/figures.repository.ts';
import { lastDays } from './figures/london-day.ts';
import { describeActivity } from './figures/recent-activity.ts';
import type { SearchBatches } from './searches/search-batches.ts';
import type { Search } from './searches/searches.ts';
import { readUnmet } from './searches/unmet-searches.repository.ts';
import { wordsOf } from './searches/unmet-searches.ts';
import type { CountOnce } from './visitors/count-once.ts';
import type { VisitKeys } from './visitors/visit-keys.ts';
import type { Visitor } from './visitors/visitor.ts';

type Counting = Pick<Deps, 'db' | 'clock'>;

/** For how long doing the same again is still the same visit. Boats are visited once a day. */
const WINDOWS = { page: 10 * SECOND, search: 10 * MINUTE } as const;

/** The stretch of that length in which a moment lies, the same for every process: a visitor counts once in each. */
const stretchOf = (at: Date, windowMs: number) => Math.floor(at.getTime() / windowMs);

/** Addresses without their query: somebody's e-mail may stand there. */
const pathOf = (page: string) => page.split(/[?#]/, 1)[0] || '/';

/**
 * Counts what a browser reports. Reveals and watchlist changes are counted where they truly happen, so that their
 * reports add nothing.
 */
export async function recordEvent(
  { db, clock }: Counting,
  { countOnce, visitKeys }: { countOnce: CountOnce; visitKeys: VisitKeys },
  visitor: Visitor,
  event: AnalyticsEvent,
): Promise<void> {
  const at = clock.now();
  if (event.eventType === 'page_view') {
    const page = pathOf(event.page);
    await countOnce({ visitor, action: `page ${page}`, windowMs: WINDOWS.page }, async () => {
      const stretch = stretchOf(at, WINDOWS.page);
      const [visit] = await visitKeys(db, [visitor.address], `page ${stretch} ${page}`);
      await countSiteEvent(db, { type: 'page_view', page, at, visit });
    });
  }
  if (event.eventType === 'boat_view' && visitor.isPresent) {
    const { boatId: listingId } = event;
    const visits = await visitKeys(db, [visitor.address], `boat ${listingId}`);
    await countBoatEvent(db, { type: 'boat_view', listingId, at, notOwnedBy: visitor.accountId, visits });
  }
}

export async function recordReveal(
  { db, clock }: Counting,
  visitKeys: VisitKeys,
  visitor: Visitor,
  listingId: number,
): Promise<void> {
  if (!visitor.isPresent) return;
  const at = clock.now();
  const visits = await visitKeys(db, [visitor.address], `reveal ${listingId}`);
  await countBoatEvent(db, { type: 'contact_reveal', listingId, at, notOwnedBy: visitor.accountId, visits });
}

export async function recordSearch(
  { db, clock, searches }: Counting & { searches: Pick<SearchBatches, 'add'> },
  { countOnce, visitKeys }: { countOnce: CountOnce; visitKeys: VisitKeys },
  visitor: Visitor,
  { key, page, isUnmet = false }: Search & { isUnmet?: boolean },
): Promise<void> {
  const at = clock.now();
  await countOnce({ visitor, action: `search ${key}`, windowMs: WINDOWS.search }, async () => {
    const stretch = stretchOf(at, WINDOWS.search);
    const [visit = ''] = await visitKeys(db, [visitor.address], `search ${stretch} ${key}`);
    searches.add({ page, at, visit, unmet: isUnmet ? wordsOf(key) : undefined });
  });
}

export async function statsOfOwnBoat(
  { db }: Counting,
  { accountId }: Principal,
  listingId: number,
): Promise<BoatStats> {
  const stats = await readStatsOfOwnBoat(db, { listingId, ownerId: accountId });
  if (!stats) throw noSuchOwnBoat();
  return stats;
}

const RECENT_EVENTS = 20;
const NONE_YET = { total: 0, thisWeek: 0 };

/** The whole site's figures, for its administrators. */
export async function readSummary({ db, clock }: Counting): Promise<AnalyticsSummary> {
  const figures = await readSiteFigures(db, clock.now());
  const of = (eventType: string) => figures.get(eventType) ?? NONE_YET;
  const recent = await readNewestEvents(db, RECENT_EVENTS);
  return {
    totalViews: of('page_view').total,
    viewsThisWeek: of('page_view').thisWeek,
    boatViews: of('boat_view').total,
    boatViewsThisWeek: of('boat_view').thisWeek,
    contactReveals: of('contact_reveal').total,
    contactRevealsThisWeek: of('contact_reveal').thisWeek,
    searches: of('search').total,
    searchesThisWeek: of('search').thisWeek,
    recentActivity: recent.map(describeActivity),
  };
}

const DAYS_DRAWN = 30;
const MOST_UNMET = 20;

/** The summary with the days behind it and what people looked for in vain. */
export async function readAdminAnalytics(deps: Counting): Promise<AdminAnalytics> {
  const days = lastDays(deps.clock.now(), DAYS_DRAWN);
  const since = days[0] ?? '';
  const totals = await readSiteDays(deps.db, since);
  return {
    ...(await readSummary(deps)),
    days: days.map((day) => {
      const of = (eventType: string) => totals.get(`${day} ${eventType}`) ?? 0;
      return {
        day,
        pageViews: of('page_view'),
        boatViews: of('boat_view'),
        contactReveals: of('contact_reveal'),
        searches: of('search'),
      };
    }),
    searchesWithoutResult: await readUnmet(deps.db, { since, limit: MOST_UNMET }),
  };
}
