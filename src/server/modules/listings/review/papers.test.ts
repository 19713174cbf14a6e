import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { BoatPage } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const NARROWBOAT = { category: 'specialist', subcategory: 'narrowboat' } as const;
const insert = (fields: ListingFields) =>
  insertListing(t.db, { ownerId: seller.user.id, ...NARROWBOAT, ...fields });
const papersOn = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).json<BoatPage>().papers;
const lineOn = async (id: number, name: string) => (await papersOn(id)).find(({ line }) => line === name);
const tick = (id: number, line: string, seen = true, account = admin) =>
  post(t, `/api/admin/boats/${id}/papers`, { line, seen }, { headers: account.headers });
const edit = (id: number, payload: object) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload, headers: seller.headers });
const entryOf = async (id: number) =>
  (await call(t, { url: '/api/admin/pending-boats?limit=100', headers: admin.headers }))
    .json<PendingBoat[]>()
    .find((entry) => entry.id === id);
const dayFromNow = (days: number) =>
  new Date(t.deps.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

it('PASS-01 a seller states papers when creating a boat and changes them, and the boat’s page shows them', async () => {
  const created = await post(
    t,
    '/api/boats',
    {
      ...NARROWBOAT,
      ...{ title: 'Kittiwake', price: 52_950, location: 'Braunston', sellerName: 'Anna Bell' },
      ...{ bssUntil: '31/03/2099', licence: 'Canal and River Trust', licenceUntil: '2099-06-30' },
      ...{ outstandingFinance: 'none', vatEvidence: 'receipt' },
    },
    { headers: seller.headers },
  );
  expect(created.json()).toMatchObject({ bssUntil: '2099-03-31', licence: 'crt', vatEvidence: 'invoice' });
  const { id } = created.json();
  expect((await edit(id, { bssUntil: 'soon' })).json()).toMatchObject({
    details: [{ path: ['bssUntil'], message: 'Boat Safety Scheme until must be a date, such as 31/03/2028' }],
  });
  expect((await entryOf(id))?.papers).toContainEqual({
    line: 'licence',
    says: 'stated',
    value: 'Canal & River Trust, until 30 June 2099',
  });
  await post(t, `/api/admin/approve-boat/${id}`, {}, { headers: admin.headers });
  expect(await lineOn(id, 'outstandingFinance')).toEqual({
    ...{ line: 'outstandingFinance', says: 'stated', value: 'None' },
  });
  expect(await lineOn(id, 'billsOfSale')).toEqual({ line: 'billsOfSale', says: 'not stated' });
});

it('PASS-06 an administrator ticks a line as seen; an edit of that line takes the tick away, and who ticked is audited', async () => {
  const { id } = await insert({ title: 'Ticked', billsOfSale: 'complete', serviceRecords: 'full' });
  expect((await tick(id, 'billsOfSale', true, seller)).statusCode).toBe(403);
  expect((await tick(id, 'vatEvidence')).statusCode).toBe(409);
  expect((await tick(id, 'title')).statusCode).toBe(400);
  expect((await tick(id, 'billsOfSale')).json().papers).toContainEqual(
    expect.objectContaining({ line: 'billsOfSale', says: 'seen' }),
  );
  await tick(id, 'serviceRecords');
  expect(await lineOn(id, 'billsOfSale')).toMatchObject({ says: 'seen', seenAt: expect.any(String) });

  await edit(id, { billsOfSale: 'last' });
  expect((await entryOf(id))?.papers).toContainEqual({
    ...{ line: 'billsOfSale', says: 'stated', value: 'The last one' },
  });
  expect(await lineOn(id, 'billsOfSale'), 'what is public has not changed yet').toMatchObject({
    says: 'seen',
  });
  await post(t, `/api/admin/approve-boat/${id}`, {}, { headers: admin.headers });
  expect(await lineOn(id, 'billsOfSale')).toMatchObject({ says: 'stated', value: 'The last one' });
  expect(await lineOn(id, 'serviceRecords')).toMatchObject({ says: 'seen' });
  await tick(id, 'serviceRecords', false);
  expect(await lineOn(id, 'serviceRecords')).toMatchObject({ says: 'stated' });

  const audit = (await call(t, { url: '/api/admin/audit?q=Ticked', headers: admin.headers })).json();
  expect(audit).toContainEqual(
    expect.objectContaining({ action: 'tick-paper', actorId: admin.user.id, reason: 'Bills of sale' }),
  );
  expect(audit).toContainEqual(
    expect.objectContaining({ action: 'untick-paper', reason: 'Service records' }),
  );
});

it('PASS-06 a tick is for the words that the administrator read: one that meets an edit is refused', async () => {
  const { id } = await insert({ title: 'Edited in between', bssUntil: dayFromNow(30) });
  const read = (await lineOn(id, 'bssUntil'))?.value;
  await edit(id, { bssUntil: dayFromNow(900) });
  const tickWhatWasRead = () =>
    post(
      t,
      `/api/admin/boats/${id}/papers`,
      { line: 'bssUntil', seen: true, value: read },
      { headers: admin.headers },
    );
  const refused = await tickWhatWasRead();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toContain('changed this listing since you opened it');
  expect((await entryOf(id))?.papers.find(({ line }) => line === 'bssUntil')).toMatchObject({
    says: 'stated',
  });
  expect(await lineOn(id, 'bssUntil')).toMatchObject({ says: 'stated', value: read });
  await edit(id, { bssUntil: dayFromNow(30) });
  expect((await tickWhatWasRead()).statusCode).toBe(200);
});

it('PASS-07 boats are filtered by VAT evidence, a Boat Safety certificate in date and no finance stated', async () => {
  await insert({
    title: 'In date',
    bssUntil: dayFromNow(3),
    vatEvidence: 'invoice',
    outstandingFinance: 'none',
  });
  await insert({
    title: 'Expired',
    bssUntil: dayFromNow(-3),
    vatEvidence: 'none',
    outstandingFinance: 'yes',
  });
  await insert({ title: 'Says nothing' });
  const found = async (query: string) =>
    (await call(t, { url: `/api/boats?limit=100&${query}` }))
      .json<{ title: string }[]>()
      .map(({ title }) => title);
  for (const filter of ['vatEvidence', 'bssInDate', 'noFinance']) {
    const titles = await found(`${filter}=true`);
    expect(titles, filter).toContain('In date');
    expect(titles, filter).not.toContain('Expired');
    expect(titles, filter).not.toContain('Says nothing');
  }
  expect(await found('bssInDate=false')).toEqual(expect.arrayContaining(['In date', 'Says nothing']));
  expect(await found('q=narrowboat bss in date')).toContain('In date');
});

it('PASS-09 a certificate expires by the clock, on the page and in the filter, without an edit', async () => {
  const { id } = await insert({ title: 'Runs out', bssUntil: dayFromNow(1) });
  const inDate = async () =>
    (await call(t, { url: '/api/boats?limit=100&bssInDate=true' }))
      .json<{ title: string }[]>()
      .some(({ title }) => title === 'Runs out');
  expect(await lineOn(id, 'bssUntil')).toMatchObject({ says: 'stated' });
  expect(await inDate()).toBe(true);
  t.advance(2 * DAY + 1);
  expect(await lineOn(id, 'bssUntil')).toMatchObject({ says: 'expired' });
  expect(await inDate()).toBe(false);
});
