import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalyticsSummary } from '#contract/analytics.ts';
import { DAY } from '#domain/durations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { analyticsJobs } from '../analytics.jobs.ts';
import { countBoatEvent, countSiteEvent } from '../analytics.repository.ts';
import { readSummary } from '../analytics.service.ts';
import { analyticsEvents, siteDailyCounts } from '../analytics.table.ts';

let t: TestApp;
let listingId: number;
beforeAll(async () => {
  t = await startTestApp();
  listingId = (await insertListing(t.db, { title: 'Bavaria 32' })).id;
});
afterAll(() => t.close());

const daysAgo = (days: number) => new Date(t.deps.clock.now().getTime() - days * DAY);

describe('the figures of the site', () => {
  it('ENTITY-24 are zero, without activity, for an empty site', async () => {
    expect(await readSummary(t.deps)).toEqual({
      totalViews: 0,
      viewsThisWeek: 0,
      boatViews: 0,
      boatViewsThisWeek: 0,
      contactReveals: 0,
      contactRevealsThisWeek: 0,
      searches: 0,
      searchesThisWeek: 0,
      recentActivity: [],
    });
  });

  it('ENTITY-24 adds up all days and the last seven, newest activity first', async () => {
    const { db } = t;
    for (const days of [0, 6, 7, 100]) {
      await countSiteEvent(db, { type: 'page_view', page: '/', at: daysAgo(days) });
      await countBoatEvent(db, { type: 'boat_view', listingId, at: daysAgo(days) });
      await countBoatEvent(db, { type: 'contact_reveal', listingId, at: daysAgo(days) });
    }
    await countSiteEvent(db, { type: 'search', page: '/category/motor', at: daysAgo(-0.01) });
    await countBoatEvent(db, { type: 'enquiry', listingId, at: daysAgo(-0.02) });

    const summary = await readSummary(t.deps);
    expect(summary).toMatchObject({
      totalViews: 4,
      viewsThisWeek: 2,
      boatViews: 4,
      boatViewsThisWeek: 2,
      contactReveals: 4,
      contactRevealsThisWeek: 2,
      searches: 1,
      searchesThisWeek: 1,
    });
    expect(summary.recentActivity.slice(0, 2).map(({ description }) => description)).toEqual([
      'Message sent to the seller: Bavaria 32',
      'Search in Motorboats',
    ]);
    expect(AnalyticsSummary.parse(summary)).toEqual(summary);
  });

  it('shows the newest twenty', async () => {
    for (let visits = 0; visits < 25; visits += 1)
      await countSiteEvent(t.db, { type: 'page_view', page: `/page-${visits}`, at: daysAgo(-1) });
    const { recentActivity } = await readSummary(t.deps);
    expect(recentActivity).toHaveLength(20);
    expect(recentActivity[0]?.description).toBe('Page viewed: /page-24');
  });

  it('old events are deleted, their counts stay', async () => {
    const before = await readSummary(t.deps);
    for (const job of analyticsJobs(t.deps)) await job.run({} as never);
    const remaining = await t.db.select({ at: analyticsEvents.createdAt }).from(analyticsEvents);
    expect(remaining.length).toBeGreaterThan(0);
    expect(remaining.filter(({ at }) => at < daysAgo(90))).toEqual([]);
    expect((await readSummary(t.deps)).boatViews).toBe(before.boatViews);
  });

  it('counts by the UK date during summer time', async () => {
    await countSiteEvent(t.db, { type: 'page_view', page: '/', at: new Date('2025-06-15T23:30:00Z') });
    const days = await t.db.select({ day: siteDailyCounts.day }).from(siteDailyCounts);
    expect(days.map(({ day }) => day)).toContain('2025-06-16');
  });
});
