import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/durations.ts';
import type { BoatNews } from '#domain/notices/notice-kinds.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { newConversation, startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { advanceToMorning, sendDueNotifications, sendNews } from '#tests/support/notifications.ts';
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
  // Far from the hour at which gathered mails leave.
  advanceToMorning(t, 4);
  [seller, watcher] = [await registerAccount(t), await registerAccount(t)];
  writer = newEmail('writer');
  id = (await insertListing(t.db, { ownerId: seller.user.id, title: 'Contessa 32', price: 10_000 })).id;
  await post(t, '/api/watchlist', { boatId: id }, { headers: watcher.headers });
  await t.db
    .insert(enquiries)
    .values({ listingId: id, buyerName: 'Will', buyerEmail: writer, message: 'Hello' });
});

const setState = (state: string) =>
  post(t, `/api/my-boats/${id}/state`, { state }, { headers: seller.headers });
const setPrice = (price: number) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload: { price }, headers: seller.headers });
const bulk = (payload: object, path = '') =>
  post(t, `/api/my-boats/bulk${path}`, payload, { headers: seller.headers });
const subjects = async (email: string) => (await mailsTo(t, email)).map(({ subject }) => subject);

describe('news of a boat', () => {
  it('SALE-06 people who saved a boat or wrote about it are notified once when it goes under offer, falls in price, is sold and comes back', async () => {
    for (const change of [
      () => setState('under-offer'),
      () => setPrice(9_000),
      () => setState('sold'),
      () => setState('for-sale'),
    ]) {
      await change();
      await sendNews(t);
      await sendDueNotifications(t);
    }
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

  it('SALE-06 a person who both saved the boat and wrote about it gets one mail', async () => {
    await t.db.insert(enquiries).values({
      listingId: id,
      buyerName: 'W',
      buyerEmail: watcher.user.email.toUpperCase(),
      message: 'Hello',
    });
    await setState('sold');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual(['Sold: Contessa 32']);
  });

  it('news that is no longer true when the mail would leave is not sent, nor is a pause', async () => {
    await setState('sold');
    t.advance(MINUTE);
    await setState('for-sale');
    await setState('paused');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual([]);
  });

  it('suspended accounts are not notified', async () => {
    const suspended = await registerAccount(t);
    await post(t, '/api/watchlist', { boatId: id }, { headers: suspended.headers });
    const admin = await registerAccount(t, { role: 'admin' });
    await setState('sold');
    const url = `/api/admin/users/${suspended.user.id}/suspend`;
    await post(t, url, { reason: 'Spam' }, { headers: admin.headers });
    await sendNews(t);
    expect(await subjects(suspended.user.email)).not.toContain('Sold: Contessa 32');
    expect(await subjects(watcher.user.email)).toContain('Sold: Contessa 32');
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
    await sendNews(t);
    await setState('sold');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual(['Under offer: Contessa 32']);
    expect(await subjects(writer)).toContain('Sold: Contessa 32');
  });

  it('SALE-06 each kind can be switched off from its mail without an account, and on again', async () => {
    await setState('sold');
    await sendNews(t);
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
    await sendNews(t);
    await setState('sold');
    await sendNews(t);
    expect(await subjects(writer)).toEqual(['Sold: Contessa 32', 'Back on sale: Contessa 32']);
    await press('again=true');
    expect(await linkOf()).toEqual({ kind: 'sold', wanted: true });
  });
});

describe('news that is undone', () => {
  it('SALE-06 "Sold" that is undone notifies nobody, neither of the sale nor of the return', async () => {
    await setState('sold');
    await sendDueNotifications(t);
    t.advance(10 * SECOND);
    await setState('for-sale');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual([]);
    expect(await subjects(writer)).toEqual([]);
  });

  it.each([
    ['a reduction', -10],
    ['a rise', 10],
  ])('BROKER-09 a bulk change of prices that is undone notifies nobody: %s', async (_, percent) => {
    await bulk({ ids: [id], action: 'price', by: { percent } });
    await sendDueNotifications(t);
    t.advance(MINUTE);
    await sendDueNotifications(t);
    await bulk({ boats: [{ id, price: 10_000 }] }, '/undo');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual([]);
  });

  it.each(['sold', 'pause'])('BROKER-09 boats return from a bulk "%s" without news', async (action) => {
    await setState('under-offer');
    await sendNews(t);
    await bulk({ ids: [id], action });
    t.advance(MINUTE);
    await sendDueNotifications(t);
    await bulk({ boats: [{ id, state: 'under-offer' }] }, '/undo');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual(['Under offer: Contessa 32']);
  });

  it('SALE-06 further changes before the mail leaves are one piece of news, from what people know', async () => {
    await setPrice(9_500);
    t.advance(5 * SECOND);
    await setPrice(9_000);
    await setState('under-offer');
    t.advance(5 * SECOND);
    await setState('sold');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toEqual(['Sold: Contessa 32']);
    await setState('for-sale');
    await setPrice(8_000);
    t.advance(5 * SECOND);
    await setPrice(7_000);
    await sendNews(t);
    const fall = (await mailsTo(t, watcher.user.email)).find(({ subject }) => subject?.startsWith('Price'));
    expect(fall?.text).toContain('now £7,000. It was £9,000');
  });
});

describe('news after a block', () => {
  it.each(['buyer', 'seller'] as const)(
    'THREAD-14 a block by the %s ends news of the boat for an account that saved it',
    async (who) => {
      const talk = await newConversation(t, { seller, buyer: watcher });
      await post(t, `/api/threads/${talk.id}/block`, {}, { headers: talk[who].headers });
      for (const change of [() => setState('sold'), () => setState('for-sale'), () => setPrice(9_000)]) {
        await change();
        await sendNews(t);
      }
      const news = await subjects(watcher.user.email);
      expect(news.filter((subject) => subject?.includes('Contessa 32'))).toEqual([]);
      expect(await subjects(writer)).toHaveLength(3);
    },
  );

  it.each(['guest', 'seller'])(
    'THREAD-14 a block by the %s ends news for a buyer without an account',
    async (who) => {
      const boat = await insertListing(t.db, { ownerId: seller.user.id, title: 'Folkboat', showEmail: true });
      const email = newEmail('guest');
      await startConversation(t, { boatId: boat.id, email });
      const token = /conversation\?token=([\w.-]+)/.exec((await mailsTo(t, email))[0]?.text ?? '')?.[1];
      const [thread] = (
        await call(t, { url: `/api/threads?box=selling&boat=${boat.id}`, headers: seller.headers })
      ).json();
      if (who === 'seller') await post(t, `/api/threads/${thread.id}/block`, {}, { headers: seller.headers });
      else
        await call(t, {
          method: 'POST',
          url: `/conversation?token=${token}`,
          payload: 'act=block',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
      await post(t, `/api/my-boats/${boat.id}/state`, { state: 'sold' }, { headers: seller.headers });
      await sendNews(t);
      expect(await subjects(email)).toEqual(['Your message about Folkboat']);
    },
  );
});

describe('news beyond the daily limit', () => {
  /** Four pieces of news, which is the limit of a day. */
  async function reachLimit() {
    for (const state of ['under-offer', 'for-sale', 'under-offer', 'for-sale']) {
      await setState(state);
      await sendNews(t);
    }
  }

  it('SALE-06 a watcher of a boat that went under offer and came back twice hears of its price the next morning', async () => {
    await reachLimit();
    await setPrice(9_000);
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toHaveLength(4);
    t.advance(HOUR);
    await sendDueNotifications(t);
    expect(await subjects(watcher.user.email)).toHaveLength(4);
    advanceToMorning(t);
    await sendDueNotifications(t);
    await sendDueNotifications(t);
    expect((await subjects(watcher.user.email)).slice(4)).toEqual(['Price reduced: Contessa 32']);
  });

  it('SALE-06 the morning’s mail gathers what is still true, each boat’s news once', async () => {
    await reachLimit();
    for (const change of [
      () => setPrice(9_000),
      () => setPrice(8_000),
      () => setState('under-offer'),
      () => setState('for-sale'),
    ]) {
      await change();
      await sendNews(t);
    }
    advanceToMorning(t);
    await sendDueNotifications(t);
    const [mail, ...others] = (await mailsTo(t, watcher.user.email)).slice(4);
    expect(others).toEqual([]);
    expect(mail?.text?.match(/Price reduced: Contessa 32/g)).toHaveLength(1);
    expect(mail?.text).toContain('now £8,000. It was £10,000');
    expect(mail?.text).toContain('Back on sale: Contessa 32');
    expect(mail?.text).not.toContain('Under offer');
    expect(mail?.text).toContain('/stop-notices?token=');
  });

  it('SALE-06 nothing is mailed in the morning that is not true any more, or whose recipient does not want it', async () => {
    await reachLimit();
    await setPrice(9_000);
    await sendNews(t);
    await setPrice(10_500);
    advanceToMorning(t);
    await sendDueNotifications(t);
    expect(await subjects(watcher.user.email)).toHaveLength(4);
    await call(t, {
      method: 'PATCH',
      url: '/api/notices',
      payload: { sold: false },
      headers: watcher.headers,
    });
    await setState('sold');
    await sendNews(t);
    expect(await subjects(watcher.user.email)).toHaveLength(4);
  });

  it('an address that only wrote gets four a day about all boats together: anyone can write under it', async () => {
    for (let boat = 0; boat < 6; boat += 1) {
      const { id: listingId } = await insertListing(t.db, { ownerId: seller.user.id, title: `Boat ${boat}` });
      await t.db
        .insert(enquiries)
        .values({ listingId, buyerName: 'V', buyerEmail: writer, message: 'Sent by somebody else' });
      await post(t, '/api/watchlist', { boatId: listingId }, { headers: watcher.headers });
      const url = `/api/my-boats/${listingId}/state`;
      await post(t, url, { state: 'under-offer' }, { headers: seller.headers });
    }
    await sendNews(t);
    expect(await subjects(writer)).toHaveLength(4);
    expect(await subjects(watcher.user.email)).toHaveLength(6);
    advanceToMorning(t);
    await sendDueNotifications(t);
    const [gathered, ...others] = (await mailsTo(t, writer)).slice(4);
    expect(others).toEqual([]);
    expect(gathered?.text).toMatch(/Under offer: Boat 4[\s\S]*Under offer: Boat 5/);
  });
});
