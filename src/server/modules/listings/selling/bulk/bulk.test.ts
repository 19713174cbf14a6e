import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkResult } from '#contract/selling/bulk.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { listingWith } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listingReferences } from '../../references/references.table.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker' });
});

const boatIn = (state: Parameters<typeof listingWith>[2]) => listingWith(t, broker, state, {});
const bulk = (payload: object, path = '') =>
  post(t, `/api/my-boats/bulk${path}`, payload, { headers: broker.headers });
const results = async (payload: object, path = '') => (await bulk(payload, path)).json<BulkResult[]>();
const mine = async (query = '') =>
  (await call(t, { url: `/api/my-boats${query}`, headers: broker.headers })).json<OwnListing[]>();
const own = async (id: number) => (await mine()).find((listing) => listing.id === id);

describe('acting on several boats', () => {
  it('BROKER-09 shows what would happen before anything does', async () => {
    const [live, paused] = [await boatIn('live'), await boatIn('paused')];
    const preview = await results({ ids: [paused, live], action: 'pause', preview: true });
    expect(preview).toEqual([
      { id: live, from: 'for-sale', to: 'paused', done: false },
      { id: paused, from: 'paused', done: false, reason: 'It is paused' },
    ]);
    expect((await own(live))?.state).toBe('for-sale');
    const done = await results({ ids: [paused, live], action: 'pause' });
    expect(done[0]).toEqual({ id: live, from: 'for-sale', to: 'paused', done: true });
    expect((await own(live))?.state).toBe('paused');
  });

  it('BROKER-09 confirms, pauses and sells what the lifecycle allows and says why the rest stays', async () => {
    const states = ['pending', 'live', 'under-offer', 'sold', 'paused', 'rejected'] as const;
    const outcomes: Record<string, (string | undefined)[]> = {};
    for (const action of ['confirm', 'pause', 'sold']) {
      const ids: number[] = [];
      for (const state of states) ids.push(await boatIn(state));
      const answers = await results({ ids, action });
      outcomes[action] = answers.map(({ to, reason }) => String(to ?? reason));
    }
    const hidden = ['It is still under review', 'It was rejected'];
    expect(outcomes).toEqual({
      confirm: [hidden[0], 'for-sale', 'under-offer', 'It is sold', 'for-sale', hidden[1]],
      pause: [hidden[0], 'paused', 'paused', 'It is sold', 'It is paused', hidden[1]],
      sold: [hidden[0], 'sold', 'sold', 'It is sold', 'sold', hidden[1]],
    });
  });

  it('BROKER-09 changes prices by an amount or per cent, public immediately, and returns them', async () => {
    const { id: live } = await insertListing(t.db, { ownerId: broker.user.id, price: 24_950 });
    const sold = await boatIn('sold');
    const by = { percent: -10 };
    expect(await results({ ids: [live, sold], action: 'price', by, preview: true })).toMatchObject([
      { id: live, from: 24_950, to: 22_450, done: false },
      { id: sold, from: 24_950, done: false, reason: 'It is sold' },
    ]);
    await results({ ids: [live, sold], action: 'price', by });
    expect((await call(t, { url: `/api/boats/${live}` })).json().price).toBe(22_450);
    expect((await own(sold))?.price).toBe(24_950);
    expect(await results({ ids: [live], action: 'price', by: { amount: -30_000 } })).toMatchObject([
      { done: false, reason: 'The new price would be too low or too high' },
    ]);
    await results({ boats: [{ id: live, price: 24_950 }] }, '/undo');
    expect((await own(live))?.price).toBe(24_950);
  });

  it('BROKER-09 returns boats to the state that they had', async () => {
    const ids = [await boatIn('live'), await boatIn('under-offer')];
    await results({ ids, action: 'sold' });
    const boats = [
      { id: ids[0], state: 'for-sale' },
      { id: ids[1], state: 'under-offer' },
    ];
    const undone = await results({ boats }, '/undo');
    expect(undone.every(({ done }) => done)).toBe(true);
    expect((await Promise.all(ids.map(own))).map((listing) => listing?.state)).toEqual([
      'for-sale',
      'under-offer',
    ]);
  });

  it('BROKER-09 does nothing at all if one of the boats is not the caller’s', async () => {
    const live = await boatIn('live');
    const foreign = await insertListing(t.db);
    expect((await bulk({ ids: [live, foreign.id], action: 'pause' })).statusCode).toBe(404);
    expect((await own(live))?.state).toBe('for-sale');
  });

  it.each([
    { payload: { ids: [], action: 'pause' }, path: 'ids' },
    { payload: { ids: Array.from({ length: 501 }, (_, n) => n + 1), action: 'pause' }, path: 'ids' },
    { payload: { ids: [1], action: 'burn' }, path: 'action' },
    { payload: { ids: [1], action: 'price' }, path: 'by' },
    { payload: { ids: [1], action: 'price', by: { percent: -95 } }, path: 'by' },
    { payload: { ids: [1], action: 'price', by: { amount: 0 } }, path: 'by' },
    { payload: { ids: [1], action: 'price', by: { amount: 1, percent: 1 } }, path: 'by' },
  ])('BROKER-09 refuses a body out of bounds at $path', async ({ payload, path }) => {
    const answer = await bulk(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path[0]).toBe(path);
  });
});

describe('the listings of a seller with many boats', () => {
  it('BROKER-09 are paged, sorted, searched and filtered by state', async () => {
    const ownerId = broker.user.id;
    for (let n = 1; n <= 5; n += 1)
      await insertListing(t.db, { ownerId, title: `Boat ${n}`, price: n * 1_000 });
    const paused = await boatIn('paused');
    await t.db.insert(listingReferences).values({ ownerId, reference: 'LYM-0042', listingId: paused });

    const titles = async (query: string) => (await mine(query)).map(({ title }) => title);
    expect(await titles('?sort=price-low&limit=2')).toEqual(['Boat 1', 'Boat 2']);
    expect(await titles('?sort=price-low&limit=2&page=2')).toEqual(['Boat 3', 'Boat 4']);
    expect(await titles('?sort=title&limit=2&page=3')).toEqual(['Boat 5', 'Contessa 32']);
    expect(await mine('?q=lym-0042')).toMatchObject([{ id: paused, reference: 'LYM-0042' }]);
    expect(await titles('?state=paused')).toEqual(['Contessa 32']);
    const last = await call(t, { url: '/api/my-boats?limit=4&page=2', headers: broker.headers });
    expect(last.headers['x-total-count']).toBe('6');
  });

  it('BROKER-09 can start with those that were not confirmed for longest', async () => {
    const ownerId = broker.user.id;
    const at = (day: number) => ({ ownerId, confirmedAt: new Date(Date.UTC(2026, 8, day)) });
    await insertListing(t.db, { ...at(3), title: 'Third' });
    await insertListing(t.db, { ...at(1), title: 'First' });
    await insertListing(t.db, { ...at(2), title: 'Second' });
    await insertListing(t.db, { ownerId, title: 'Waiting', status: 'pending', createdAt: new Date(0) });
    expect((await mine('?sort=confirmed')).map(({ title }) => title)).toEqual([
      'First',
      'Second',
      'Third',
      'Waiting',
    ]);
  });

  it('refuses an unknown order', async () => {
    const answer = await call(t, { url: '/api/my-boats?sort=luck', headers: broker.headers });
    expect(answer.statusCode).toBe(400);
  });
});
