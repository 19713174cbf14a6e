import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#domain/durations.ts';
import { call, newAddress, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readSummary } from './analytics.service.ts';
import { analyticsEvents } from './analytics.table.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
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
  it('API-21 ENTITY-14 ANALYTICS-02 DETAIL-38 a boat that was looked at is counted and answered 204', async () => {
    const boat = await newBoat();
    const answer = await view(boat);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(await statsOf(boat)).toEqual({ totalViews: 1, watchlistAdds: 0, contactReveals: 0 });
    const page = await call(t, { url: `/api/boats/${boat}` });
    expect(page.json().viewsThisWeek).toBe(1);
  });

  it('ANALYTICS-01 a page that was looked at is counted, without its query', async () => {
    const before = await readSummary(t.deps);
    await report({ eventType: 'page_view', page: '/reset-password?email=ann@example.org' });
    const after = await readSummary(t.deps);
    expect(after.totalViews - before.totalViews).toBe(1);
    expect(after.recentActivity[0]?.description).toBe('Page viewed: /reset-password');
  });

  it.each(['contact_reveal', 'watchlist_add', 'watchlist_remove'])(
    'ANALYTICS-03 ANALYTICS-04 ANALYTICS-05 %s is taken, but counted only where it truly happens',
    async (eventType) => {
      const boat = await newBoat();
      expect((await report({ eventType, boatId: boat })).statusCode).toBe(204);
      expect(await statsOf(boat)).toEqual({ totalViews: 0, watchlistAdds: 0, contactReveals: 0 });
      expect(await t.db.select().from(analyticsEvents).where(eq(analyticsEvents.listingId, boat))).toEqual(
        [],
      );
    },
  );

  it('a boat’s number may come as digits; more fields do no harm', async () => {
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
  ])('%j is refused with a sentence', async (event) => {
    const answer = await report(event);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatch(/^[A-Z]/);
  });

  it('asks a flooding address to wait', async () => {
    const address = newAddress();
    const flood = Array.from({ length: 250 }, () =>
      report({ eventType: 'watchlist_add', boatId: 1 }, {}, address),
    );
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toBeTruthy();
  });

  it('the log holds neither address nor agent', async () => {
    await view(await newBoat(), { 'user-agent': 'Mozilla/5.0 (Very Rare Browser)' }, '203.0.113.77');
    expect(t.log()).toContain('/api/analytics');
    expect(t.log()).not.toMatch(/203\.0\.113\.77|Very Rare Browser/);
  });
});

describe('one view for each real visit', () => {
  it('a visitor who reloads, even many times at once, is one view', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await Promise.all(Array.from({ length: 20 }, () => view(boat, {}, address)));
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(1);
  });

  it('one address is one view a day, whatever browser it claims to be and however it is written', async () => {
    const boat = await newBoat();
    for (let n = 0; n < 30; n += 1)
      await view(boat, { 'user-agent': `Mozilla/5.0 (X11; rv:${n}) Firefox/${n}` }, '2001:db8:7:7::1');
    await view(boat, {}, '2001:db8:7:7:ffff::2');
    expect(await viewsOf(boat)).toBe(1);
    t.advance(DAY);
    await view(boat, {}, '2001:db8:7:7::1');
    expect(await viewsOf(boat)).toBe(2);
  });

  it('an owner who has looked at the boat signed in is no visitor to it when signed out', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await view(boat, seller.headers, address);
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(0);
  });

  it('every visitor counts, and none is lost when many come at once', async () => {
    const boat = await newBoat();
    await Promise.all(Array.from({ length: 40 }, () => view(boat)));
    expect(await viewsOf(boat)).toBe(40);
  });

  it.each([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    ],
    ['a page made ready before it is looked at', { 'sec-purpose': 'prefetch;prerender' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch' }],
    ['a page fetched ahead by an older browser', { purpose: 'prefetch' }],
  ])('%s is no view', async (_who, headers) => {
    const boat = await newBoat();
    expect((await view(boat, headers)).statusCode).toBe(204);
    expect(await viewsOf(boat)).toBe(0);
  });

  it('a page that was made ready counts once it is looked at', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await view(boat, { 'sec-purpose': 'prefetch;prerender' }, address);
    await view(boat, {}, address);
    expect(await viewsOf(boat)).toBe(1);
  });

  it('the owner’s own looks do not count, another account’s do', async () => {
    const boat = await newBoat();
    const buyer = await registerAccount(t);
    await view(boat, seller.headers);
    expect(await viewsOf(boat)).toBe(0);
    await view(boat, buyer.headers);
    expect(await viewsOf(boat)).toBe(1);
  });

  it.each([
    ['sold', 1, { soldAt: new Date() }],
    ['pending', 0, { status: 'pending', approvedAt: null }],
    ['rejected', 0, { status: 'rejected', rejectionReason: 'Blurred' }],
  ] as const)(
    'a %s boat is viewed %i times: only what the public sees counts',
    async (_state, views, fields) => {
      const boat = await newBoat(fields);
      expect((await view(boat)).statusCode).toBe(204);
      expect(await viewsOf(boat)).toBe(views);
    },
  );

  it('a boat that there is none of is taken without a word', async () => {
    expect((await view(2_000_000_000)).statusCode).toBe(204);
  });

  it('a page that reloads itself is one page view; coming back to it is another', async () => {
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

describe('the figures of one’s own boat', () => {
  it('API-35 ENTITY-25 the owner reads them', async () => {
    const boat = await newBoat();
    const answer = await statsCall(boat, seller, `?email=${seller.user.email}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ totalViews: 0, watchlistAdds: 0, contactReveals: 0 });
  });

  it('a visitor is asked to sign in; others and admins find nothing', async () => {
    const boat = await newBoat();
    const [other, admin] = [await registerAccount(t), await registerAccount(t, { role: 'admin' })];
    expect((await call(t, { url: `/api/my-boats/${boat}/stats` })).statusCode).toBe(401);
    expect((await statsCall(boat, other)).statusCode).toBe(404);
    expect((await statsCall(boat, admin)).statusCode).toBe(404);
    expect((await statsCall(boat, other, `?email=${seller.user.email}`)).statusCode).toBe(403);
  });

  it('a boat that is deleted, or never was, is not found', async () => {
    expect((await statsCall(await newBoat({ deletedAt: new Date() }))).statusCode).toBe(404);
    expect((await statsCall(2_000_000_000)).statusCode).toBe(404);
    expect((await statsCall('seven')).statusCode).toBe(400);
  });
});
