import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const page = (id: string) => call(t, { url: `/api/sellers/${id}` });

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
    expect((await save({})).statusCode).toBe(200);
    const shown = (await page(broker.user.id)).json();
    expect(shown).toMatchObject({ about: 'Since 1987.', website: COMPANY.website, boats: 1, sold: 1 });
    expect(JSON.stringify(shown)).not.toContain('610233');
    expect(JSON.stringify(shown)).not.toContain(broker.user.email);
    const boat = await call(t, { url: `/api/boats/${live.id}` });
    expect(boat.json().seller).toEqual({ id: broker.user.id, name: 'Lymington Yachts' });
    await save({ name: 'Lymington Yacht Sales' });
    expect((await call(t, { url: `/api/boats/${live.id}` })).json().seller.name).toBe(
      'Lymington Yacht Sales',
    );
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
      sentence: 'Usually replies within a few hours. Answers 9 of 10',
      share: 0.9,
    });
  });

  it('BROKER-10 does not exist for private sellers and suspended brokers', async () => {
    const person = await registerAccount(t);
    expect((await page(person.user.id)).statusCode).toBe(404);
    const suspended = await registerAccount(t, { sellerType: 'dealer' });
    expect((await page(suspended.user.id)).statusCode).toBe(200);
    const admin = await registerAccount(t, { role: 'admin' });
    const url = `/api/admin/users/${suspended.user.id}/suspend`;
    await post(t, url, { reason: 'Fraud' }, { headers: admin.headers });
    expect((await page(suspended.user.id)).statusCode).toBe(404);
    const { id } = await insertListing(t.db, { ownerId: person.user.id });
    expect((await call(t, { url: `/api/boats/${id}` })).json().seller).toBeNull();
  });

  it('shows a logo to everyone, and only one of the broker’s own photos', async () => {
    const { url } = await uploadFile(t, broker);
    expect((await call(t, { url })).statusCode).toBe(404);
    expect((await save({ logo: url })).json().logo).toBe(url);
    expect((await call(t, { url })).statusCode).toBe(200);
    const other = await registerAccount(t, { sellerType: 'broker' });
    expect((await save({ logo: url }, other)).statusCode).toBe(400);
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
