import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { call, newAddress, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { freezeTime } from '#tests/support/freeze-time.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readSummary } from './analytics.service.ts';
import { analyticsEvents } from './analytics.table.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

const newBoat = async (fields: ListingFields = {}) =>
  (await insertListing(t.db, { ownerId: seller.user.id, ...fields })).id;
const report = (event: object, headers: Record<string, string> = {}, remoteAddress = newAddress()) =>
  post(t, '/api/analytics', event, { headers: { ...BROWSER, ...headers }, remoteAddress });
const view = (boatId: unknown, headers: Record<string, string> = {}, remoteAddress?: string) =>
  report({ eventType: 'boat_view', boatId }, headers, remoteAddress);
const statsCall = (boat: number | string, who = seller, query = '') =>
  call(t, { url: `/api/my-boats/${boat}/stats${query}`, headers: who.headers });
const statsOf = async (boat: number) => (await statsCall(boat)).json();
const viewsOf = async (boat: number): Promise<number> => (await statsOf(boat)).totalViews;

describe('what the browser reports', () => {
  it('API-21 ENTITY-14 ANALYTICS-02 DETAIL-38 a boat view is counted and returns 204', async () => {
    const boat = await newBoat();
    const response = await view(boat);
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(await statsOf(boat)).toEqual({ totalViews: 1, watchlistAdds: 0, contactReveals: 0, enquiries: 0 });
    const page = await call(t, { url: `/api/boats/${boat}` });
    expect(page.json().viewsThisWeek).toBe(1);
  });

  it('ANALYTICS-01 a page view is counted, without its query', async () => {
    const before = await readSummary(t.deps);
    await report({ eventType: 'page_view', page: '/reset-password?email=ann@example.org' });
    const after = await readSummary(t.deps);
    expect(after.totalViews - before.totalViews).toBe(1);
    expect(after.recentActivity[0]?.description).toBe('Page viewed: /reset-password');
  });

  it.each(['contact_reveal', 'watchlist_add', 'watchlist_remove'])(
    'ANALYTICS-03 ANALYTICS-04 ANALYTICS-05 a report of %s is accepted, but only the event itself is counted',
    async (eventType) => {
      const boat = await newBoat();
      expect((await report({ eventType, boatId: boat })).statusCode).toBe(204);
      expect(await statsOf(boat)).toEqual({
        totalViews: 0,
        watchlistAdds: 0,
        contactReveals: 0,
        enquiries: 0,
      });
      expect(await t.db.select().from(analyticsEvents).where(eq(analyticsEvents.listingId, boat))).toEqual(
        [],
      );
    },
  );

  it('accepts a boat id as text and ignores extra fields', async () => {
    const boat = await newBoat();
    const event = {
      eventType: 'boat_view',
      boatId: String(boat),
      page: '/boats',
      visitor: 'Ann',
      views: 100,
    };
    expect((await report(event)).statusCode).toBe(204);
    expect(await viewsOf(boat)).toBe(1);
  });

  it.each([
    {},
    { eventType: 'purchase', boatId: 1 },
    { eventType: 'search' },
    { eventType: 'boat_view' },
    { eventType: 'boat_view', boatId: 'seven' },
    { eventType: 'boat_view', boatId: -1 },
    { eventType: 'boat_view', boatId: [1] },
    { eventType: 'page_view' },
    { eventType: 'page_view', page: '' },
    { eventType: 'page_view', page: 7 },
    { eventType: 'page_view', page: 'x'.repeat(301) },
    { eventType: ['boat_view'], boatId: 1 },
    [],
  ])('%j is refused with a message', async (event) => {
    const response = await report(event);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatch(/^[A-Z]/);
  });

  it('limits a client address that sends too many reports', async () => {
    freezeTime();
    const address = newAddress();
    const flood = Array.from({ length: 250 }, () =>
      report({ eventType: 'watchlist_add', boatId: 1 }, {}, address),
    );
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toBeTruthy();
  });

  it('the log contains neither client address nor user agent', async () => {
    await view(await newBoat(), { 'user-agent': 'Mozilla/5.0 (Very Rare Browser)' }, '203.0.113.77');
    expect(t.log()).toContain('/api/analytics');
    expect(t.log()).not.toMatch(/203\.0\.113\.77|Very Rare Browser/);
  });
});

describe('one view for each visit', () => {
  it('a visitor who reloads, even many times in parallel, is one view', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await race(
      t.deps,
      times(20, () => view(boat, {}, address)),
    );
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(1);
  });

  it('a client address is one view a day, whatever its user agent and notation', async () => {
    const boat = await newBoat();
    for (let n = 0; n < 30; n += 1)
      await view(boat, { 'user-agent': `Mozilla/5.0 (X11; rv:${n}) Firefox/${n}` }, '2001:db8:7:7::1');
    await view(boat, {}, '2001:db8:7:7:ffff::2');
    expect(await viewsOf(boat)).toBe(1);
    t.advance(DAY);
    await view(boat, {}, '2001:db8:7:7::1');
    expect(await viewsOf(boat)).toBe(2);
  });

  it('a seller who has viewed the boat while signed in does not count when signed out', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await view(boat, seller.headers, address);
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(0);
  });

  it('every visitor counts, even if many come at once', async () => {
    const boat = await newBoat();
    await race(
      t.deps,
      times(40, () => view(boat)),
    );
    expect(await viewsOf(boat)).toBe(40);
  });

  it.each([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    ],
    ['a prerendered page', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetched page', { 'sec-purpose': 'prefetch' }],
    ['a page prefetched by an older browser', { purpose: 'prefetch' }],
  ])('%s is not a view', async (_who, headers) => {
    const boat = await newBoat();
    expect((await view(boat, headers)).statusCode).toBe(204);
    expect(await viewsOf(boat)).toBe(0);
  });

  it('a prefetched page counts once it is viewed', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await view(boat, { 'sec-purpose': 'prefetch;prerender' }, address);
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(1);
  });

  it('the seller’s own views do not count, another account’s do', async () => {
    const boat = await newBoat();
    const buyer = await registerAccount(t);
    await view(boat, seller.headers);
    expect(await viewsOf(boat)).toBe(0);
    await view(boat, buyer.headers);
    expect(await viewsOf(boat)).toBe(1);
  });

  it.each([
    ['sold', 1, { closedAt: new Date() }],
    ['pending', 0, { status: 'pending', approvedAt: null }],
    ['rejected', 0, { status: 'rejected', rejectionReason: 'Blurred' }],
  ] as const)('a %s boat gets %i views: only public boats count', async (_state, views, fields) => {
    const boat = await newBoat(fields);
    expect((await view(boat)).statusCode).toBe(204);
    expect(await viewsOf(boat)).toBe(views);
  });

  it('a view of an unknown boat is accepted and ignored', async () => {
    expect((await view(2_000_000_000)).statusCode).toBe(204);
  });

  it('a page that reloads itself is one page view; returning to it later is another', async () => {
    const address = newAddress();
    const pageViews = async () => (await readSummary(t.deps)).totalViews;
    const before = await pageViews();
    const look = () => report({ eventType: 'page_view', page: '/help' }, {}, address);
    for (let times = 0; times < 5; times += 1) await look();
    expect((await pageViews()) - before).toBe(1);
    t.advance(15 * SECOND);
    await look();
    expect((await pageViews()) - before).toBe(2);
  });
});

describe('the figures of the seller’s own boat', () => {
  it('API-35 ENTITY-25 are returned to the seller', async () => {
    const boat = await newBoat();
    const response = await statsCall(boat, seller, `?email=${seller.user.email}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ totalViews: 0, watchlistAdds: 0, contactReveals: 0, enquiries: 0 });
  });

  it('return 401 without a session, and 404 to other accounts and administrators', async () => {
    const boat = await newBoat();
    const [other, admin] = [await registerAccount(t), await registerAccount(t, { role: 'admin' })];
    expect((await call(t, { url: `/api/my-boats/${boat}/stats` })).statusCode).toBe(401);
    expect((await statsCall(boat, other)).statusCode).toBe(404);
    expect((await statsCall(boat, admin)).statusCode).toBe(404);
    expect((await statsCall(boat, other, `?email=${seller.user.email}`)).statusCode).toBe(403);
  });

  it('return 404 for a deleted or unknown boat', async () => {
    expect((await statsCall(await newBoat({ deletedAt: new Date() }))).statusCode).toBe(404);
    expect((await statsCall(2_000_000_000)).statusCode).toBe(404);
    expect((await statsCall('seven')).statusCode).toBe(400);
  });
});
