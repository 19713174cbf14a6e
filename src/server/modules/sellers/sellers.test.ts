import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnCompany } from '#contract/accounts/company.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { HOUR } from '#domain/durations.ts';
import { answerRecords } from '#server/modules/conversations/answers/answer-records.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  broker = await registerAccount(t, { sellerType: 'broker', firstName: 'Lymington', lastName: 'Yachts' });
});
afterAll(() => t.close());

const COMPANY = {
  name: 'Lymington Yachts',
  place: 'Lymington',
  about: 'Since 1987.',
  openingHours: 'Daily',
  website: 'https://www.example.co.uk',
  phone: '01590 610233',
  logo: null,
};

const save = (company: object, who = broker) =>
  call(t, { method: 'PUT', url: '/api/company', payload: { ...COMPANY, ...company }, headers: who.headers });
const company = async (who = broker) =>
  (await call(t, { url: '/api/company', headers: who.headers })).json<OwnCompany>();
const page = (id: string, who?: SignedInAccount) =>
  call(t, { url: `/api/sellers/${id}`, headers: who?.headers });

describe('the page of a broker', () => {
  it('BROKER-10 says who they are, what they have for sale and what they have sold', async () => {
    const own = { ownerId: broker.user.id, brokerListing: true };
    const live = await insertListing(t.db, own);
    await insertListing(t.db, { ...own, closedAt: new Date() });
    await insertListing(t.db, { ...own, closedAt: new Date(), paused: true });
    await insertListing(t.db, { ...own, status: 'pending' });
    expect((await page(broker.user.id)).json()).toMatchObject({
      name: 'Lymington Yachts',
      place: '',
      sold: 1,
    });
    expect((await save({ website: '' })).statusCode).toBe(200);
    const shown = (await page(broker.user.id)).json();
    expect(shown).toMatchObject({ about: 'Since 1987.', website: '', boats: 1, sold: 1, isPublic: true });
    expect(JSON.stringify(shown)).not.toContain('610233');
    expect(JSON.stringify(shown)).not.toContain(broker.user.email);
    const boat = await call(t, { url: `/api/boats/${live.id}` });
    expect(boat.json().seller).toEqual({ id: broker.user.id, name: 'Lymington Yachts' });
  });

  it('BROKER-10 lists the boats of one seller, and none for an invalid id', async () => {
    const mine = await insertListing(t.db, { ownerId: broker.user.id, brokerListing: true });
    await insertListing(t.db, { brokerListing: true });
    const ids = async (sellerId: string) =>
      (await call(t, { url: `/api/boats?sellerId=${sellerId}` })).json().map(({ id }: { id: number }) => id);
    expect(await ids(broker.user.id)).toContain(mine.id);
    expect((await ids(broker.user.id)).length).toBeLessThan(
      (await call(t, { url: '/api/boats' })).json().length,
    );
    expect(await ids('nobody')).toEqual([]);
  });

  it('THREAD-16 says how the broker answers, once there are enough conversations', async () => {
    const answers = async () => (await page(broker.user.id)).json().answers;
    const record = { sellerId: broker.user.id, medianMs: 3 * HOUR, countedAt: new Date() };
    await t.db.insert(answerRecords).values({ ...record, conversations: 4, answered: 4 });
    expect(await answers()).toBeNull();
    await t.db.update(answerRecords).set({ conversations: 20, answered: 18 });
    expect(await answers()).toEqual({
      sentence: 'Usually replies within a few hours. Answers 9 of 10 enquiries',
      share: 0.9,
    });
  });

  it('BROKER-10 does not exist for private sellers and suspended brokers', async () => {
    const person = await registerAccount(t);
    expect((await page(person.user.id)).statusCode).toBe(404);
    const suspended = await registerAccount(t, { sellerType: 'dealer' });
    await insertListing(t.db, { ownerId: suspended.user.id, brokerListing: true });
    expect((await page(suspended.user.id)).statusCode).toBe(200);
    const admin = await registerAccount(t, { role: 'admin' });
    const url = `/api/admin/users/${suspended.user.id}/suspend`;
    await post(t, url, { reason: 'Fraud' }, { headers: admin.headers });
    expect((await page(suspended.user.id)).statusCode).toBe(404);
    const { id } = await insertListing(t.db, { ownerId: person.user.id });
    expect((await call(t, { url: `/api/boats/${id}` })).json().seller).toBeNull();
  });

  it('shows a logo to everyone while a boat is public, and only one of the broker’s own photos', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker' });
    const admin = await registerAccount(t, { role: 'admin' });
    const { url } = await uploadFile(t, owner);
    const status = async (who?: SignedInAccount) =>
      (await call(t, { url, headers: who?.headers })).statusCode;
    expect((await save({ logo: url }, owner)).json().logo).toBe(url);
    expect([await status(), await status(broker)], 'no approved boat').toEqual([404, 404]);
    expect([await status(owner), await status(admin)]).toEqual([200, 200]);
    const { id } = await insertListing(t.db, { ownerId: owner.user.id, brokerListing: true });
    expect(await status()).toBe(200);
    expect((await save({ logo: url }, broker)).statusCode, 'of someone else').toBe(400);
    await changeListing(t.db, id, { status: 'rejected', rejectionReason: 'Stolen' });
    expect(await status(), 'taken down').toBe(404);
    await changeListing(t.db, id, { status: 'approved', rejectionReason: null, rejectedAt: null });
    const suspension = `/api/admin/users/${owner.user.id}/suspend`;
    await post(t, suspension, { reason: 'Fraud' }, { headers: admin.headers });
    expect([await status(), await status(admin)], 'suspended').toEqual([404, 200]);
  });

  it('is public with the first approved boat; until then for its owner and administrators only', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker', firstName: 'Solent', lastName: 'Boats' });
    const admin = await registerAccount(t, { role: 'admin' });
    await save({ name: 'Solent Boats' }, owner);
    const boat = {
      title: 'First',
      category: 'sailing',
      price: 9_000,
      location: 'Cowes',
      sellerName: 'Solent',
    };
    const { id } = (await post(t, '/api/boats', boat, owner)).json();
    const status = async (who?: SignedInAccount) => (await page(owner.user.id, who)).statusCode;
    expect([await status(), await status(broker)]).toEqual([404, 404]);
    const preview = await page(owner.user.id, owner);
    expect(preview.json()).toMatchObject({ name: 'Solent Boats', isPublic: false });
    expect(preview.headers['cache-control']).toBe('private, no-store');
    expect(await status(admin)).toBe(200);
    expect((await company(owner)).isPublic).toBe(false);
    await post(t, `/api/admin/approve-boat/${id}`, {}, admin);
    expect((await page(owner.user.id)).json()).toMatchObject({ name: 'Solent Boats', isPublic: true });
    expect((await company(owner)).isPublic).toBe(true);
  });

  it('a reviewer of the first boat decides about the company that they saw', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker' });
    const admin = await registerAccount(t, { role: 'admin' });
    await save({ name: 'Honest Yachts', about: 'Since 1987.' }, owner);
    const boat = {
      title: 'Pinned',
      category: 'sailing',
      price: 9_000,
      location: 'Cowes',
      sellerName: 'Honest',
    };
    const { id } = (await post(t, '/api/boats', boat, owner)).json();
    const panel = await call(t, { url: `/api/admin/sellers/${owner.user.id}`, headers: admin.headers });
    expect(panel.json().company).toMatchObject({ name: 'Honest Yachts', website: COMPANY.website });
    const version = async () => {
      const queue = await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers });
      return queue.json<PendingBoat[]>().find((entry) => entry.id === id)?.reviewVersion;
    };
    const seen = await version();
    await save({ name: 'Another Bank', about: 'Since 1987.' }, owner);
    const approve = (seenVersion?: number) =>
      post(t, `/api/admin/approve-boat/${id}`, { version: seenVersion }, admin);
    expect((await approve(seen)).statusCode).toBe(409);
    expect((await page(owner.user.id)).statusCode).toBe(404);
    expect((await approve(await version())).statusCode).toBe(200);
  });

  it('a website without a scheme gets https, and hidden characters are removed from the texts', async () => {
    const owner = await registerAccount(t, { sellerType: 'broker' });
    const saved = await save(
      { website: 'www.example.co.uk/', about: 'First\u202e line\r\nSecond\u200b line', name: 'A\u202eB' },
      owner,
    );
    expect(saved.json()).toMatchObject({
      website: 'https://www.example.co.uk',
      about: 'First line\nSecond line',
      name: 'AB',
    });
  });

  it('sets one phone number for all boats', async () => {
    const { id } = await insertListing(t.db, { ownerId: broker.user.id, sellerPhone: '01202 900100' });
    const url = `/api/my-boats/${id}`;
    await call(t, { method: 'PUT', url, payload: { title: 'Renamed' }, headers: broker.headers });
    await save({ phone: '01590 610299' });
    const own = (await call(t, { url, headers: broker.headers })).json();
    expect(own.sellerPhone).toBe('01590 610299');
    expect(own.proposal.proposed).toMatchObject({ title: 'Renamed', sellerPhone: '01590 610299' });
  });

  it.each([
    { website: 'javascript:alert(1)' },
    { website: 'https://user:pass@example.org' },
    { website: 'example' },
    { website: 'http://2130706433' },
    { website: 'https://router.local' },
    { website: `https://example.org/${'ü'.repeat(100)}` },
    { name: '' },
    { about: 'x'.repeat(2_001) },
    { phone: 'call me' },
    { logo: 'https://example.org/logo.png' },
  ])('refuses %o', async (company) => {
    const answer = await save(company);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path[0]).toBe(Object.keys(company)[0]);
  });
});

describe('feeds', () => {
  const feed = (query = '') => call(t, { url: `/feeds/boats.xml${query}` });

  it('BROKER-12 is Atom for any filters, newest first, without what is not public', async () => {
    const ownerId = broker.user.id;
    const title = 'Feed <b>&amp; "boat"';
    const first = await insertListing(t.db, { ownerId, brokerListing: true, title, price: 77_001 });
    const hidden = await insertListing(t.db, {
      ownerId,
      brokerListing: true,
      price: 77_002,
      status: 'pending',
    });
    const answer = await feed('?minPrice=77000&maxPrice=77010');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(answer.body).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(answer.body).toContain('Feed &lt;b&gt;&amp;amp; &quot;boat&quot;, £77,001, Lymington, Hampshire');
    expect(answer.body).toContain(`/boats/${first.id}</id>`);
    expect(answer.body).not.toContain(`/boats/${hidden.id}<`);
    expect(answer.body).toContain('rel="alternate" type="text/html" href="http');
    expect((await feed('?minPrice=77000&maxPrice=77010&make=Nothing')).body).not.toContain('<entry>');
    await changeListing(t.db, first.id, { deletedAt: new Date() });
    expect((await feed('?minPrice=77000&maxPrice=77010')).body).not.toContain('<entry>');
  });

  it('BROKER-12 is also for one seller', async () => {
    const other = await insertListing(t.db, { brokerListing: true });
    const { body } = await feed(`?sellerId=${broker.user.id}`);
    expect(body).toContain('<entry>');
    expect(body).not.toContain(`/boats/${other.id}<`);
    expect(body).toContain('sellerId=');
  });
});
