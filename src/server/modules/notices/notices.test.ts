import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { queueNotice, SEND_NOTICES } from '#server/modules/listings/notices/queue-notice.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let watcher: SignedInAccount;
let writer: string;
let id: number;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [seller, watcher] = [await registerAccount(t), await registerAccount(t)];
  writer = newEmail('writer');
  id = (await insertListing(t.db, { ownerId: seller.user.id, title: 'Contessa 32' })).id;
  await post(t, '/api/watchlist', { boatId: id }, { headers: watcher.headers });
  await t.db
    .insert(enquiries)
    .values({ listingId: id, buyerName: 'Will', buyerEmail: writer, message: 'Hello' });
});

const setState = (state: string) =>
  post(t, `/api/my-boats/${id}/state`, { state }, { headers: seller.headers });
const subjects = async (email: string) => (await mailsTo(t, email)).map(({ subject }) => subject);
const reduce = (price: number, before: number) =>
  t.db.transaction(async (tx) => {
    await changeListing(tx, id, { price });
    await queueNotice(t.deps, tx, { listingId: id, kind: 'priceFall', priceBefore: before });
  });

describe('news of a boat', () => {
  it('SALE-06 people who saved a boat or wrote about it are notified once when it goes under offer, falls in price, is sold and comes back', async () => {
    await setState('under-offer');
    await reduce(9_000, 10_000);
    await t.mails();
    await setState('sold');
    await t.mails();
    await setState('for-sale');
    const news = [
      'Under offer: Contessa 32',
      'Price reduced: Contessa 32',
      'Sold: Contessa 32',
      'Back on sale: Contessa 32',
    ];
    expect(await subjects(watcher.user.email)).toEqual(news);
    expect(await subjects(writer)).toEqual(news);
    expect(await subjects(seller.user.email)).toEqual([]);
    const [, fall] = await mailsTo(t, watcher.user.email);
    expect(fall?.text).toContain('now £9,000. It was £10,000');
  });

  it('SALE-06 a job that runs twice notifies nobody twice, and a person who both saved and wrote gets one mail', async () => {
    await t.db.insert(enquiries).values({
      listingId: id,
      buyerName: 'W',
      buyerEmail: watcher.user.email.toUpperCase(),
      message: 'Hello',
    });
    const notice = { listingId: id, kind: 'backOnSale' as const, changeId: crypto.randomUUID() };
    for (let run = 0; run < 2; run += 1) await t.deps.jobs.enqueue(t.db, SEND_NOTICES, notice);
    expect(await subjects(watcher.user.email)).toEqual(['Back on sale: Contessa 32']);
  });

  it('news that was taken back before the mail left is not sent, nor is a pause', async () => {
    await setState('sold');
    await setState('for-sale');
    await setState('paused');
    expect(await subjects(watcher.user.email)).toEqual([]);
  });

  it('suspended accounts are not notified, and nobody is more than four times a day about one boat', async () => {
    const suspended = await registerAccount(t);
    await post(t, '/api/watchlist', { boatId: id }, { headers: suspended.headers });
    const admin = await registerAccount(t, { role: 'admin' });
    const url = `/api/admin/users/${suspended.user.id}/suspend`;
    await post(t, url, { reason: 'Spam' }, { headers: admin.headers });
    for (let price = 9_000; price > 8_000; price -= 100) await reduce(price, price + 100);
    expect(await subjects(watcher.user.email)).toHaveLength(4);
    expect(await subjects(suspended.user.email)).not.toContain('Price reduced: Contessa 32');
  });

  it('an address that only wrote gets four a day about all boats together: anyone can write under it', async () => {
    for (let boat = 0; boat < 6; boat += 1) {
      const { id: listingId } = await insertListing(t.db, { ownerId: seller.user.id, title: `Boat ${boat}` });
      await t.db
        .insert(enquiries)
        .values({ listingId, buyerName: 'V', buyerEmail: writer, message: 'Sent by somebody else' });
      await post(t, '/api/watchlist', { boatId: listingId }, { headers: watcher.headers });
      await post(
        t,
        `/api/my-boats/${listingId}/state`,
        { state: 'under-offer' },
        { headers: seller.headers },
      );
    }
    expect(await subjects(writer)).toHaveLength(4);
    expect(await subjects(watcher.user.email)).toHaveLength(6);
  });

  it('SALE-06 each kind can be switched off in the profile, and the others stay on', async () => {
    const answer = await call(t, {
      method: 'PATCH',
      url: '/api/notices',
      payload: { sold: false },
      headers: watcher.headers,
    });
    expect(answer.json()).toMatchObject({ sold: false, underOffer: true, reminders: true });
    const wrong = { method: 'PATCH', url: '/api/notices', payload: { sold: 'no' } } as const;
    expect((await call(t, { ...wrong, headers: watcher.headers })).statusCode).toBe(400);
    await setState('under-offer');
    await t.mails();
    await setState('sold');
    expect(await subjects(watcher.user.email)).toEqual(['Under offer: Contessa 32']);
    expect(await subjects(writer)).toContain('Sold: Contessa 32');
  });

  it('SALE-06 each kind can be switched off from its mail without an account, and on again', async () => {
    await setState('sold');
    const [mail] = await mailsTo(t, writer);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const { pathname, search } = new URL(header.slice(1, -1));
    const linkOf = async () => (await call(t, { url: `/api${pathname}${search}` })).json();
    const press = (payload = '') =>
      call(t, {
        method: 'POST',
        url: `${pathname}${search}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect(await linkOf()).toEqual({ kind: 'sold' satisfies BoatNews, wanted: true });
    expect((await press()).statusCode).toBe(303);
    expect(await linkOf()).toEqual({ kind: 'sold', wanted: false });
    await setState('for-sale');
    await t.mails();
    await setState('sold');
    expect(await subjects(writer)).toEqual(['Sold: Contessa 32', 'Back on sale: Contessa 32']);
    await press('again=true');
    expect(await linkOf()).toEqual({ kind: 'sold', wanted: true });
  });
});
