import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApprovedBoat } from '#contract/admin/live-boats.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { changeListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { sendNews } from '#tests/support/notifications.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const BOAT = {
  title: 'Westerly Centaur',
  category: 'sailing',
  price: 10_000,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

const approve = (id: number, version?: number) =>
  post(t, `/api/admin/approve-boat/${id}`, { version }, { headers: admin.headers });
async function live(fields: object = {}): Promise<number> {
  const { id } = (await post(t, '/api/boats', { ...BOAT, ...fields }, { headers: seller.headers })).json();
  await approve(id);
  return id;
}
const put = async (id: number, payload: object, path = 'my-boats'): Promise<OwnListing> => {
  const url = `/api/${path}/${id}`;
  const answer = await call(t, { method: 'PUT', url, payload, headers: seller.headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
const publicBoat = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).json();
const waiting = async (id: number): Promise<PendingBoat | undefined> =>
  (await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers }))
    .json()
    .find((boat: PendingBoat) => boat.id === id);

describe('a change of the price alone', () => {
  it.each(['my-boats', 'boats'])('is public immediately, through /api/%s', async (path) => {
    const id = await live();
    expect(await put(id, { price: '9,500' }, path)).toMatchObject({ price: 9_500, proposal: null });
    expect((await publicBoat(id)).price).toBe(9_500);
    expect(await waiting(id)).toBeUndefined();
  });

  it('is one too when the form sends every field with it', async () => {
    const photo = await uploadFile(t, seller);
    const id = await live({ images: [photo.url], berths: 4 });
    const sent = { ...BOAT, berths: '4', images: [photo.url], video: null, price: 8_000 };
    expect(await put(id, sent)).toMatchObject({ price: 8_000, hasPendingChanges: false });
    expect((await publicBoat(id)).price).toBe(8_000);
  });

  it('waits for review together with any other change, and after the boat is sold', async () => {
    const id = await live();
    expect(await put(id, { price: 9_000, title: 'Cheaper' })).toMatchObject({ price: 10_000 });
    expect((await publicBoat(id)).price).toBe(10_000);
    expect((await waiting(id))?.changes.map(({ field }) => field)).toEqual(['title', 'price']);

    const currency = await live();
    await put(currency, { price: 9_000, currency: 'USD' });
    expect(await publicBoat(currency)).toMatchObject({ price: 10_000, currency: 'GBP' });

    const sold = await live();
    await changeListing(t.db, sold, { closedAt: t.deps.clock.now() });
    await put(sold, { price: 1 });
    expect((await publicBoat(sold)).price).toBe(10_000);
  });

  it('leaves a pending revision as it is, and approving that does not bring the old price back', async () => {
    const id = await live();
    await put(id, { title: 'Renamed' });
    const seen = await waiting(id);
    await put(id, { price: 9_500 });
    expect(await publicBoat(id)).toMatchObject({ title: BOAT.title, price: 9_500 });
    const now = await waiting(id);
    expect(now).toMatchObject({ reviewVersion: seen?.reviewVersion, price: 9_500 });
    expect(now?.changes.map(({ field }) => field)).toEqual(['title']);
    expect((await approve(id, seen?.reviewVersion)).statusCode).toBe(200);
    expect(await publicBoat(id)).toMatchObject({ title: 'Renamed', price: 9_500 });
  });

  it('replaces the price that a pending revision proposed: the last price that the seller named holds', async () => {
    const id = await live();
    await put(id, { title: 'Renamed', price: 9_000 });
    await put(id, { price: 9_500 });
    expect((await waiting(id))?.changes.map(({ field }) => field)).toEqual(['title']);
    await approve(id);
    expect(await publicBoat(id)).toMatchObject({ title: 'Renamed', price: 9_500 });
  });

  it('keeps a rejected revision, with the new price, for the seller to correct', async () => {
    const id = await live();
    await put(id, { title: 'RENAMED!!!' });
    await post(t, `/api/admin/reject-boat/${id}`, { reason: 'Capitals' }, { headers: admin.headers });
    expect(await put(id, { price: 9_500 })).toMatchObject({
      price: 9_500,
      proposal: { status: 'rejected', proposed: { title: 'RENAMED!!!', price: 9_500 } },
    });
  });

  it('is a fact for the reviewers only beyond 40%', async () => {
    const approved = async (id: number): Promise<ApprovedBoat> =>
      (await call(t, { url: '/api/admin/approved-boats?limit=100', headers: admin.headers }))
        .json()
        .find((boat: ApprovedBoat) => boat.id === id);
    const id = await live();
    await put(id, { price: 6_000 });
    expect((await approved(id)).facts).toEqual([]);
    await put(id, { price: 3_000 });
    const sentence = expect.stringMatching(/^Price down 50 % on .+, from £6,000 to £3,000$/);
    expect((await approved(id)).facts).toMatchObject([{ kind: 'price-changed', isConcern: true, sentence }]);
    await put(id, { title: 'Now renamed' });
    expect((await waiting(id))?.facts).toContainEqual(expect.objectContaining({ kind: 'price-changed' }));
  });

  it('notifies those who saved the boat when it falls, not when it rises', async () => {
    const watcher = await registerAccount(t);
    const id = await live({ title: 'Watched' });
    await post(t, '/api/watchlist', { boatId: id }, { headers: watcher.headers });
    await put(id, { price: 11_000 });
    await sendNews(t);
    expect(await mailsTo(t, watcher.user.email)).toEqual([]);
    await put(id, { price: 9_000 });
    await sendNews(t);
    const [news] = await mailsTo(t, watcher.user.email);
    expect([news?.subject, news?.text]).toEqual([
      'Price reduced: Watched',
      expect.stringContaining('£9,000'),
    ]);
  });
});
