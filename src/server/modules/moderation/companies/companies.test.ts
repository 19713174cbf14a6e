import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnCompany } from '#contract/accounts/company.ts';
import type { CompanyChange } from '#contract/admin/company-changes.ts';
import type { AdminCounts } from '#contract/admin/desk.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let broker: SignedInAccount;
let boatId: number;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const COMPANY = {
  name: 'Lymington Yachts',
  place: 'Lymington',
  about: 'Since 1987.',
  openingHours: '',
  website: 'https://www.example.co.uk',
  phone: '',
  logo: null,
};
const save = async (company: object, who = broker) =>
  (
    await call(t, {
      method: 'PUT',
      url: '/api/company',
      payload: { ...COMPANY, ...company },
      headers: who.headers,
    })
  ).json<OwnCompany>();
const page = async () => (await call(t, { url: `/api/sellers/${broker.user.id}` })).json();
const boat = async () => (await call(t, { url: `/api/boats/${boatId}` })).json();
const waiting = async () =>
  (await call(t, { url: '/api/admin/company-changes?limit=100', headers: admin.headers })).json<
    CompanyChange[]
  >();
const entry = async () => (await waiting()).find(({ sellerId }) => sellerId === broker.user.id);
const decide = (id: number | undefined, what: 'approve' | 'reject', body: object = {}) =>
  post(t, `/api/admin/company-changes/${id}/${what}`, body, admin);
const trail = async () =>
  (await call(t, { url: '/api/admin/audit?limit=1', headers: admin.headers })).json<
    { description: string; reason: string | null }[]
  >();

/** A broker whose company is public. */
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker', firstName: 'Lymington', lastName: 'Yachts' });
  await save({});
  boatId = (await insertListing(t.db, { ownerId: broker.user.id, brokerListing: true })).id;
});

describe('a new name or website of a public company', () => {
  it('waits for review while buyers see the old one; the rest is public immediately', async () => {
    const saved = await save({
      name: 'Solent Yacht Sales',
      website: 'www.example.com',
      about: 'Since 1990.',
    });
    expect(saved).toMatchObject({
      name: 'Solent Yacht Sales',
      website: 'https://www.example.com',
      shownMeanwhile: { name: COMPANY.name, website: COMPANY.website },
    });
    expect(await page()).toMatchObject({
      name: COMPANY.name,
      website: COMPANY.website,
      about: 'Since 1990.',
    });
    expect((await boat()).seller.name).toBe(COMPANY.name);
    expect(await entry()).toMatchObject({
      sellerEmail: broker.user.email,
      from: { name: COMPANY.name, website: COMPANY.website },
      to: { name: 'Solent Yacht Sales', website: 'https://www.example.com' },
    });
    const counts = (await call(t, { url: '/api/admin/counts', headers: admin.headers })).json<AdminCounts>();
    expect(counts.companyChanges).toBe((await waiting()).length);
  });

  it('is public once approved, with an entry in the audit log', async () => {
    await save({ name: 'Solent Yacht Sales' });
    const change = await entry();
    expect((await decide(change?.id, 'approve')).statusCode).toBe(200);
    expect(await page()).toMatchObject({ name: 'Solent Yacht Sales' });
    expect((await boat()).seller.name).toBe('Solent Yacht Sales');
    expect((await save({ name: 'Solent Yacht Sales' })).shownMeanwhile).toBeNull();
    expect(await entry()).toBeUndefined();
    expect((await trail())[0]?.description).toBe(
      'Approved the new company name or website “Lymington Yachts, https://www.example.co.uk → Solent Yacht Sales, https://www.example.co.uk”',
    );
    expect((await decide(change?.id, 'approve')).statusCode, 'once').toBe(409);
  });

  it('stays private once rejected; the seller gets the reason by mail', async () => {
    await save({ name: 'Bank of Lymington' });
    const change = await entry();
    expect((await decide(change?.id, 'reject')).statusCode, 'without a reason').toBe(400);
    expect((await decide(change?.id, 'reject', { reason: 'You are no bank.' })).statusCode).toBe(200);
    expect(await page()).toMatchObject({ name: COMPANY.name });
    const own = await call(t, { url: '/api/company', headers: broker.headers });
    expect(own.json()).toMatchObject({ name: COMPANY.name, shownMeanwhile: null });
    const mail = (await mailsTo(t, broker.user.email)).at(-1);
    expect(mail?.subject).toBe('Your company details need changes');
    expect(mail?.text).toContain('You are no bank.');
    expect(mail?.text).toContain('the name “Bank of Lymington”');
    expect((await trail())[0]).toMatchObject({ reason: 'You are no bank.' });
  });

  it('is approved as the administrator saw it: 409 if the seller has saved another', async () => {
    await save({ name: 'Solent Yacht Sales' });
    const seen = await entry();
    await save({ name: 'Solent Yacht Sales' });
    expect((await entry())?.id, 'saved again without a difference').toBe(seen?.id);
    await save({ name: 'Bank of Lymington' });
    expect((await decide(seen?.id, 'approve')).statusCode).toBe(409);
    expect((await decide(seen?.id, 'reject', { reason: 'No' })).statusCode).toBe(409);
    expect(await page()).toMatchObject({ name: COMPANY.name });
    expect(await entry()).toMatchObject({ to: { name: 'Bank of Lymington' } });
  });

  it('is withdrawn by saving what is public', async () => {
    await save({ website: '' });
    expect(await entry()).toBeDefined();
    expect((await save({})).shownMeanwhile).toBeNull();
    expect(await entry()).toBeUndefined();
  });

  it('cannot be avoided by deleting the boats, or through the name of the account', async () => {
    await call(t, { method: 'DELETE', url: `/api/my-boats/${boatId}`, headers: broker.headers });
    expect((await save({ name: 'Bank of Lymington' })).shownMeanwhile).toMatchObject({ name: COMPANY.name });

    broker = await registerAccount(t, { sellerType: 'dealer', firstName: 'Plain', lastName: 'Dealer' });
    boatId = (await insertListing(t.db, { ownerId: broker.user.id, brokerListing: true })).id;
    const payload = { fullName: 'Bank of Lymington', phone: '', sellerType: 'dealer' };
    const renamed = await call(t, {
      method: 'PUT',
      url: '/api/auth/profile',
      payload,
      headers: broker.headers,
    });
    expect(renamed.statusCode).toBe(200);
    expect((await boat()).seller.name).toBe('Plain Dealer');
    expect(await page()).toMatchObject({ name: 'Plain Dealer' });
    const change = await entry();
    expect(change).toMatchObject({ from: { name: 'Plain Dealer' }, to: { name: 'Bank of Lymington' } });
    await decide(change?.id, 'approve');
    expect((await boat()).seller.name).toBe('Bank of Lymington');
  });

  it('before the first approved boat the name of the account is the company’s', async () => {
    const newcomer = await registerAccount(t, { sellerType: 'dealer', firstName: 'New', lastName: 'Dealer' });
    const payload = { fullName: 'Newer Dealer', phone: '', sellerType: 'dealer' };
    await call(t, { method: 'PUT', url: '/api/auth/profile', payload, headers: newcomer.headers });
    const own = await call(t, { url: '/api/company', headers: newcomer.headers });
    expect(own.json()).toMatchObject({ name: 'Newer Dealer', shownMeanwhile: null });
  });
});
