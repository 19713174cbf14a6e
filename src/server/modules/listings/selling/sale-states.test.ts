import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Boat } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { SALE_PERIODS } from '#domain/listings/sale/freshness.ts';
import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { eq } from '#server/db/drizzle.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listings } from '../listings.table.ts';

let t: TestApp;
let seller: SignedInAccount;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  seller = await registerAccount(t);
  const liveAt = t.deps.clock.now();
  id = (await insertListing(t.db, { ownerId: seller.user.id, liveAt, showEmail: true })).id;
});

const setState = (state: SaleState, more: object = {}, account = seller) =>
  post(t, `/api/my-boats/${id}/state`, { state, ...more }, { headers: account.headers });
const read = async () => (await call(t, { url: `/api/boats/${id}` })).json<Boat>();
const listed = async (query = '') =>
  (await call(t, { url: `/api/boats?limit=100${query}` })).json<Boat[]>().some((boat) => boat.id === id);
const inSitemap = async () =>
  (await call(t, { url: '/sitemaps/boats-1.xml' })).body.includes(`/boats/${id}<`);
const contact = () =>
  post(t, '/api/contact-seller', {
    boatId: id,
    buyerName: 'Bob Fisher',
    buyerEmail: 'bob@buyers.example',
    message: 'Is she still for sale?',
  });
const stored = async () => (await t.db.select().from(listings).where(eq(listings.id, id)))[0];

describe('the states of a sale', () => {
  it('SALE-02 the owner sets the state, the table refuses what it forbids, and the specified sold call does the same', async () => {
    expect((await setState('under-offer')).json()).toMatchObject({ id, state: 'under-offer', sold: false });
    const twice = await setState('under-offer');
    expect(twice.statusCode).toBe(409);
    expect(twice.json().error).toBe('In its current state, this listing cannot become “Under offer”');
    expect((await setState('sold')).json()).toMatchObject({ state: 'sold', sold: true });
    expect((await setState('paused')).statusCode).toBe(409);
    expect((await setState('for-sale')).json()).toMatchObject({ state: 'for-sale', sold: false });
    const specified = await post(t, `/api/my-boats/${id}/sold`, { sold: true }, { headers: seller.headers });
    expect(specified.json()).toMatchObject({ state: 'sold', sold: true });
    expect((await setState('for-sale', {}, await registerAccount(t))).statusCode).toBe(404);
    const wrong = await post(
      t,
      `/api/my-boats/${id}/state`,
      { state: 'sunk', soldPrice: -1 },
      { headers: seller.headers },
    );
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().details.length).toBeGreaterThan(0);
  });

  it('SALE-03 a boat under offer stays in the lists and can be asked about; buyers can hide it', async () => {
    await setState('under-offer');
    expect(await read()).toMatchObject({ state: 'under-offer', sold: false });
    expect(await listed()).toBe(true);
    expect(await listed('&hideUnderOffer=true')).toBe(false);
    expect((await contact()).statusCode).toBe(200);
    await setState('for-sale');
    expect(await listed('&hideUnderOffer=true')).toBe(true);
  });

  it('SALE-04 a sold boat leaves lists, counts and the sitemap at once, and its seller cannot be contacted', async () => {
    const total = async () => Number((await call(t, { url: '/api/boats' })).headers['x-total-count']);
    const before = await total();
    expect([await listed(), await inSitemap()]).toEqual([true, true]);
    await setState('sold');
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    expect(await total()).toBe(before - 1);
    const refused = await contact();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('This boat has been sold');
  });

  it('SALE-04 a sold boat can be read for 90 days, then it is gone for visitors, with similar boats', async () => {
    const { id: other } = await insertListing(t.db, { price: 10_500 });
    await setState('sold');
    const visit = (headers = {}) => call(t, { url: `/api/boats/${id}`, headers });
    t.advance((SALE_PERIODS.soldReadable - 1) * DAY);
    expect((await visit()).statusCode).toBe(200);
    t.advance(DAY + 1_000);
    const gone = await visit();
    expect([gone.statusCode, gone.headers['x-boat-gone']]).toEqual([404, 'true']);
    const admin = await registerAccount(t, { role: 'admin' });
    expect((await visit(admin.headers)).statusCode).toBe(200);
    const similar = (await call(t, { url: `/api/boats?similarTo=${id}&limit=100` })).json<Boat[]>();
    expect(similar.map((boat) => boat.id)).toContain(other);
  });

  it('SALE-05 the sold price is stored and never answered, not even to its seller', async () => {
    const answer = await setState('sold', { soldPrice: 8_765, soldHere: true });
    expect(await stored()).toMatchObject({ soldPrice: 8_765, soldHere: true });
    const admin = await registerAccount(t, { role: 'admin' });
    const bodies = [
      answer.body,
      (await call(t, { url: `/api/boats/${id}` })).body,
      (await call(t, { url: `/api/my-boats/${id}`, headers: seller.headers })).body,
      (await call(t, { url: '/api/admin/approved-boats', headers: admin.headers })).body,
    ];
    for (const body of bodies) expect(body).not.toMatch(/8765|soldPrice/);
    await setState('for-sale');
    expect(await stored()).toMatchObject({ soldPrice: null, soldHere: null });
  });

  it('SALE-07 a paused boat is out of the lists, keeps its page and comes back without review', async () => {
    await setState('paused');
    expect(await read()).toMatchObject({ state: 'paused', sold: false });
    expect([await listed(), await inSitemap()]).toEqual([false, false]);
    const refused = await contact();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toBe('The seller has paused this listing. Please look again later.');
    expect((await setState('for-sale')).json()).toMatchObject({ status: 'approved', state: 'for-sale' });
    expect(await listed()).toBe(true);
    await setState('paused');
    t.advance(400 * DAY);
    expect((await read()).state).toBe('paused');
  });

  it('my boats and the administrators’ list can be filtered by state', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    for (const state of ['under-offer', 'sold'] as const) {
      await setState(state);
      const mine = await call(t, { url: `/api/my-boats?state=${state}`, headers: seller.headers });
      expect(mine.json().map((boat: Boat) => boat.id)).toEqual([id]);
      const all = await call(t, { url: `/api/admin/approved-boats?state=${state}`, headers: admin.headers });
      expect(all.json().map((boat: Boat) => boat.id)).toContain(id);
      const paused = await call(t, { url: '/api/my-boats?state=paused', headers: seller.headers });
      expect(paused.json()).toEqual([]);
    }
  });
});
