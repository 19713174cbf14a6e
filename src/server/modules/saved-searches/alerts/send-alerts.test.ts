import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedSearch } from '#contract/buying/saved-searches.ts';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { savedSearches } from '#server/modules/saved-searches/saved-searches.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { changeListing, insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { matchChanges } from './match-changes.ts';
import { sendAlerts } from './send-alerts.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const newBoat = (fields: ListingFields = {}) =>
  insertListing(t.db, { ownerId: seller.user.id, category: 'motor', ...fields });
const save = async (who: SignedInAccount, payload: object): Promise<SavedSearch> =>
  (await call(t, { method: 'POST', url: '/api/saved-searches', payload, headers: who.headers })).json();

/** What the jobs do every minute. */
async function runJobs() {
  await matchChanges(t.deps);
  await sendAlerts(t.deps);
}
const alertsTo = async ({ user }: SignedInAccount) =>
  (await mailsTo(t, user.email)).filter(({ subject }) => / for /.test(subject ?? ''));

describe('alerts', () => {
  it('ALERT-12 "instant" gathers what comes within two minutes into one mail', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/category/motor?maxPrice=90', alerts: 'instant' });
    await newBoat({ title: 'First one', price: 80 });
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(0);
    t.advance(MINUTE);
    await newBoat({ title: 'Second one', price: 80 });
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(0);
    t.advance(MINUTE);
    await runJobs();
    t.advance(HOUR);
    await runJobs();
    const mails = await alertsTo(ann);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 boats for “Motor boats under £90”']);
    expect(mails[0]?.text).toMatch(/Second one[\s\S]*First one/);
  });

  it('ALERT-12 ALERT-13 "daily" sends one mail for all searches that are due, each with at most six boats', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/category/sailing?maxPrice=70', name: 'Dinghies' });
    await save(ann, { address: '/search?category=sailing&location=Oban', name: 'Up north' });
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
    for (const title of names) await newBoat({ category: 'sailing', title, price: 60 });
    await newBoat({
      category: 'sailing',
      title: 'Far <b>away</b>',
      price: 5_000,
      location: 'Oban',
      county: 'Argyll',
      latitude: 56.41,
      longitude: -5.47,
    });
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(0);
    t.advance(DAY);
    await runJobs();
    await runJobs();
    const [mail, another] = await alertsTo(ann);
    expect(another).toBeUndefined();
    expect(mail?.subject).toBe('8 boats for your searches');
    expect(mail?.text).toMatch(/Dinghies[\s\S]*Seven[\s\S]*And 1 more\.[\s\S]*Up north[\s\S]*Far <b>away/);
    expect(mail?.html).toContain('Far &lt;b&gt;away&lt;/b&gt;');
    expect(mail?.text).toContain('£60, Lymington, Hampshire');
    expect(mail?.text).not.toContain(ann.user.email);
  });

  it('ALERT-13 names year, length and berths, and shows our picture where a boat has none', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/search?make=Folkboat' });
    await newBoat({ make: 'Folkboat', title: 'In full', yearBuilt: 1952, length: 32, berths: 6 });
    await newBoat({ make: 'Folkboat', title: 'Year only', yearBuilt: 1951, length: null, berths: null });
    await runJobs();
    t.advance(DAY);
    await runJobs();
    const [mail] = await alertsTo(ann);
    expect(mail?.text).toMatch(/In full\n[^\n]*\n1952 · 32 ft \(9\.8 m\) · 6 berths\n/);
    expect(mail?.text).toMatch(/Year only\n[^\n]*\n1951\n/);
    expect(mail?.html).toContain('1952 · 32 ft (9.8 m) · 6 berths');
    expect(mail?.html).toMatch(/<img src="http[^"]*\/no-photo\.png"/);
  });

  it('ALERT-13 the previous price is shown beside one that fell', async () => {
    const ann = await registerAccount(t);
    const boat = await newBoat({ category: 'superyachts', price: 900, title: 'Falling' });
    await save(ann, { address: '/category/superyachts' });
    await changeListing(t.db, boat.id, { price: 800 });
    await runJobs();
    t.advance(DAY);
    await runJobs();
    const [mail] = await alertsTo(ann);
    expect(mail?.text).toContain('£800 (was £900)');
    expect(mail?.html).toMatch(/£800<\/strong> <s [^>]*>£900<\/s>/);
  });

  it('ALERT-14 what is sold, paused or deleted before the mail leaves is left out; an empty mail is not sent', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/category/small-craft' });
    const [stays, ...goes] = [
      await newBoat({ category: 'small-craft', title: 'Stays' }),
      await newBoat({ category: 'small-craft', title: 'Sold' }),
      await newBoat({ category: 'small-craft', title: 'Deleted' }),
    ];
    await runJobs();
    const now = new Date();
    await changeListing(t.db, goes[0]?.id ?? 0, { closedAt: now });
    await changeListing(t.db, goes[1]?.id ?? 0, { deletedAt: now });
    t.advance(DAY);
    await runJobs();
    const [mail] = await alertsTo(ann);
    expect(mail?.text).toContain('Stays');
    expect(mail?.text).not.toMatch(/Sold|Deleted/);

    const last = await newBoat({ category: 'small-craft', title: 'Gone too' });
    await runJobs();
    await changeListing(t.db, last.id, { closedAt: now });
    t.advance(DAY);
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(1);
    expect(stays.id).toBeGreaterThan(0);
  });

  it('ALERT-14 a boat that was reduced and put back before the mail leaves is not in it', async () => {
    const ann = await registerAccount(t);
    const [back, lower] = [
      await newBoat({ category: 'specialist', price: 900, title: 'Put back' }),
      await newBoat({ category: 'specialist', price: 900, title: 'Still lower' }),
    ];
    await save(ann, { address: '/category/specialist' });
    for (const { id } of [back, lower]) await changeListing(t.db, id, { price: 800 });
    await runJobs();
    await changeListing(t.db, back.id, { price: 900 });
    await runJobs();
    t.advance(DAY);
    await runJobs();
    const [mail] = await alertsTo(ann);
    expect(mail?.subject).toContain('1 boat for');
    expect(mail?.text).toContain('Still lower');
    expect(mail?.text).not.toContain('Put back');
  });

  it('ALERT-14 a boat that has left the search before the mail leaves is not in it', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/category/motor?maxPrice=55&location=Lymington', name: 'Cheap' });
    await save(ann, { address: '/category/motor?maxPrice=60', name: 'Less cheap' });
    const [raised, moved] = [
      await newBoat({ price: 50, title: 'Raised' }),
      await newBoat({ price: 50, title: 'Moved' }),
    ];
    await runJobs();
    await changeListing(t.db, raised.id, { price: 58 });
    await changeListing(t.db, moved.id, { category: 'sailing' });
    await runJobs();
    t.advance(DAY);
    await runJobs();
    const [mail, ...others] = await alertsTo(ann);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 boat for “Less cheap”');
    expect(mail?.text).toContain('Raised');
    expect(mail?.text).not.toContain('Moved');
  });

  it.each(['buyer', 'seller'] as const)(
    'THREAD-14 after a block by the %s, an alert leaves the boats of that seller out',
    async (who) => {
      const talk = await newConversation(t, { boat: { category: 'sailing' } });
      await save(talk.buyer, { address: '/category/superyachts' });
      await insertListing(t.db, { ownerId: talk.seller.user.id, category: 'superyachts', title: 'Blocked' });
      await newBoat({ category: 'superyachts', title: 'Another' });
      await runJobs();
      const { headers } = talk[who];
      expect((await post(t, `/api/threads/${talk.id}/block`, {}, { headers })).statusCode).toBe(200);
      t.advance(DAY);
      await runJobs();
      const [mail] = await alertsTo(talk.buyer);
      expect(mail?.subject).toContain('1 boat for');
      expect(mail?.text).toContain('Another');
      expect(mail?.text).not.toContain('Blocked');
    },
  );

  it('ALERT-11 a suspended account is mailed nothing, not even afterwards', async () => {
    const ann = await registerAccount(t);
    await save(ann, { address: '/search?maxPrice=11' });
    await newBoat({ price: 10 });
    await runJobs();
    await t.db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'Spam' where id = '${ann.user.id}'`,
    );
    t.advance(DAY);
    await runJobs();
    await t.db.execute(`update accounts set suspended_at = null, suspension_reason = null`);
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(0);
  });

  it('ALERT-16 a deleted search is not mailed; what was waiting leaves once the deletion is undone', async () => {
    const ann = await registerAccount(t);
    const { id } = await save(ann, { address: '/category/motor?maxPrice=33', alerts: 'instant' });
    await newBoat({ title: 'Second thoughts', price: 32 });
    await matchChanges(t.deps);
    const url = `/api/saved-searches/${id}`;
    await call(t, { method: 'DELETE', url, headers: ann.headers });
    t.advance(HOUR);
    await runJobs();
    expect(await alertsTo(ann)).toEqual([]);
    await call(t, { method: 'POST', url: `${url}/restore`, headers: ann.headers });
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(1);
  });

  it('ALERT-06 what is waiting follows a new frequency, and "off" cancels it', async () => {
    const ann = await registerAccount(t);
    const { id } = await save(ann, { address: '/search?maxPrice=21', alerts: 'weekly' });
    const set = (alerts: string) =>
      call(t, {
        method: 'PATCH',
        url: `/api/saved-searches/${id}`,
        payload: { alerts },
        headers: ann.headers,
      });
    await newBoat({ price: 20, title: 'Waiting' });
    await runJobs();
    await set('instant');
    t.advance(3 * MINUTE);
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(1);
    await newBoat({ price: 19 });
    await runJobs();
    await set('off');
    await set('instant');
    t.advance(HOUR);
    await runJobs();
    expect(await alertsTo(ann)).toHaveLength(1);
  });

  it('ALERT-15 the mail’s link stops that alert and can undo it; a GET changes nothing', async () => {
    const ann = await registerAccount(t);
    const { id } = await save(ann, { address: '/search?maxPrice=31', alerts: 'instant' });
    const other = await save(ann, { address: '/search?maxPrice=32', alerts: 'weekly' });
    await newBoat({ price: 30 });
    await runJobs();
    t.advance(3 * MINUTE);
    await runJobs();
    const [mail] = await alertsTo(ann);
    const path = /\/stop-alerts\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
    const alertsOf = async (search: number) =>
      (await t.db.select().from(savedSearches).where(eq(savedSearches.id, search)))[0]?.alerts;
    const link = () => call(t, { url: `/api${path}` });
    expect((await link()).json()).toEqual({ names: ['All boats under £31'], wanted: true });
    expect(await alertsOf(id)).toBe('instant');

    expect((await call(t, { method: 'POST', url: path })).statusCode).toBe(303);
    expect(await alertsOf(id)).toBe('off');
    expect(await alertsOf(other.id)).toBe('weekly');
    expect((await link()).json().wanted).toBe(false);

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await call(t, { method: 'POST', url: path, headers: form, payload: 'again=1' });
    expect(await alertsOf(id)).toBe('instant');

    const oneClick = await call(t, {
      method: 'POST',
      url: path,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    expect(await alertsOf(id)).toBe('off');
    const tampered = `${path.slice(0, -2)}xx`;
    expect((await call(t, { method: 'POST', url: tampered })).statusCode).toBe(404);
  });
});
