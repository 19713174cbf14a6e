import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import type { AnalyticsEvent, AnalyticsSummary, BoatStats } from '#contract/analytics.ts';
import { MINUTE, SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { Reading } from '#server/modules/search/phrases/phrases.service.ts';
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
import { countUnanswered, readUnanswered } from './searches/unanswered-searches.repository.ts';
import { type createSharedWords, describeUnanswered } from './searches/unanswered-searches.ts';
import { readUnmet } from './searches/unmet-searches.repository.ts';
import { describeSearch } from './searches/unmet-searches.ts';
import type { CountOnce } from './visitors/count-once.ts';
import type { VisitKeys } from './visitors/visit-keys.ts';
import type { Visitor } from './visitors/visitor.ts';

type Counting = Pick<Deps, 'db' | 'clock'>;

/** A repeated action within this time is the same visit. For boats it is the whole day. */
const WINDOWS = { page: 10 * SECOND, search: 10 * MINUTE } as const;

/** The same in every process; a visitor counts once per window. */
const windowIndexOf = (at: Date, windowMs: number) => Math.floor(at.getTime() / windowMs);

/** The query may contain personal data such as an email address. */
const pathOf = (page: string) => page.split(/[?#]/, 1)[0] || '/';

/**
 * Counts events that a browser reports. Reports of reveals and watchlist changes are ignored: the server counts those
 * when they happen.
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
      const windowIndex = windowIndexOf(at, WINDOWS.page);
      const [visit] = await visitKeys(db, [visitor.address], `page ${windowIndex} ${page}`);
      await countSiteEvent(db, { type: 'page_view', page, at, visit });
    });
  }
  if (event.eventType === 'boat_view' && visitor.isCountable) {
    const { boatId: listingId } = event;
    const visits = await visitKeys(db, [visitor.address], `boat ${listingId}`);
    await countBoatEvent(db, { type: 'boat_view', listingId, at, notOwnedBy: visitor.accountId, visits });
  }
}

/** A phrase that brought no good answer, as it is understood. The same phrase of a visitor counts once in ten minutes. */
export async function recordUnanswered(
  { db, clock, understand }: Counting & Pick<Reading, 'understand'>,
  {
    countOnce,
    visitKeys,
    isShared,
  }: { countOnce: CountOnce; visitKeys: VisitKeys; isShared: ReturnType<typeof createSharedWords> },
  visitor: Visitor,
  typed: string,
): Promise<void> {
  if (!visitor.isCountable) return;
  const at = clock.now();
  await countOnce({ visitor, action: `unanswered ${typed}`, windowMs: WINDOWS.search }, async () => {
    const { phrase } = await understand(typed, {});
    const [visit = ''] = await visitKeys(db, [visitor.address], 'unanswered');
    const search = describeUnanswered(phrase, (word) => isShared(word, visit));
    if (search) await countUnanswered(db, { search, at });
  });
}

export async function recordReveal(
  { db, clock }: Counting,
  visitKeys: VisitKeys,
  visitor: Visitor,
  listingId: number,
): Promise<void> {
  if (!visitor.isCountable) return;
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
    const windowIndex = windowIndexOf(at, WINDOWS.search);
    const [visit = ''] = await visitKeys(db, [visitor.address], `search ${windowIndex} ${key}`);
    searches.add({ page, at, visit, unmet: isUnmet ? describeSearch(key) : undefined });
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
const NO_EVENTS = { total: 0, thisWeek: 0 };

/** The site's figures for administrators. */
export async function readSummary({ db, clock }: Counting): Promise<AnalyticsSummary> {
  const figures = await readSiteFigures(db, clock.now());
  const of = (eventType: string) => figures.get(eventType) ?? NO_EVENTS;
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

const CHART_DAYS = 30;
const UNMET_SHOWN = 20;

/** The summary with daily figures and the searches that found nothing. */
export async function readAdminAnalytics(deps: Counting): Promise<AdminAnalytics> {
  const days = lastDays(deps.clock.now(), CHART_DAYS);
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
    searchesWithoutResult: await readUnmet(deps.db, { since, limit: UNMET_SHOWN }),
    searchesWithoutAnswer: await readUnanswered(deps.db, { since, limit: UNMET_SHOWN }),
  };
}
