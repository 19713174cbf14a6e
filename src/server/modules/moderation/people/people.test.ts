import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminPerson } from '#contract/admin/people.ts';
import type { AdminUser } from '#contract/admin/users.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin' });
  broker = await registerAccount(t, { firstName: 'Tilda', lastName: 'Tide', sellerType: 'broker' });
  await t.deps.db.insert(companies).values({
    accountId: broker.user.id,
    name: 'Neptune & Sons Yachts',
    place: 'Poole',
    about: '',
    openingHours: '',
    website: '',
    updatedAt: new Date(),
  });
});
afterAll(() => t.close());

const get = (url: string) => call(t, { url, headers: admin.headers });
const namesFor = async (q: string) =>
  (await get(`/api/admin/users?q=${encodeURIComponent(q)}`))
    .json()
    .map((user: AdminUser) => `${user.firstName} ${user.lastName}`);
const personOf = async (id: string): Promise<AdminPerson> => (await get(`/api/admin/people/${id}`)).json();

it('DESK-04 finds people by name, company and part of an address', async () => {
  const [local] = broker.user.email.split('@');
  for (const q of ['tilda', 'TIDE til', 'neptune', 'sons tilda', local ?? '', broker.user.email.slice(2, -4)])
    expect(await namesFor(q), q).toContain('Tilda Tide');
  for (const q of ['neptune poseidon', '100%', 'neptune_']) expect(await namesFor(q), q).toEqual([]);
  expect((await get('/api/admin/users?q=neptune')).json()).toMatchObject([
    { company: 'Neptune & Sons Yachts' },
  ]);
  expect((await get('/api/admin/users?q=neptune')).headers['x-total-count']).toBe('1');
});

it('DESK-04 shows listings, reports, held messages, sign-ins and tokens of one person, and of nobody else', async () => {
  const { id: boatId } = await insertListing(t.db, { ownerId: broker.user.id, title: 'Neptune’s own' });
  await insertListing(t.db, { title: 'Of someone else' });
  await post(t, `/api/boats/${boatId}/report`, { reason: 'I think it is a scam' });
  const token = { name: 'Stock system', scopes: ['import'] };
  await post(t, '/api/tokens', token, { headers: broker.headers });
  const { id } = await newConversation(t, { seller: broker });
  const text = 'My shipping agent pays by Western Union';
  await post(t, `/api/threads/${id}/messages`, { text }, { headers: broker.headers });

  const person = await personOf(broker.user.id);
  expect(person).toMatchObject({
    reports: [{ boat: { id: boatId, title: 'Neptune’s own' }, state: 'open' }],
    heldMessages: [{ text, state: 'held' }],
    tokens: [{ ...token, lastUsedAt: null }],
  });
  expect(person.listings).toContainEqual(
    expect.objectContaining({ id: boatId, state: 'approved', isPublic: true, sold: false }),
  );
  expect(person.listings.map(({ title }) => title)).not.toContain('Of someone else');
  expect(person.signIns).toHaveLength(1);
  expect(JSON.stringify(person), 'no secret of the token').not.toMatch(/slw_/);
});

it('DESK-04 answers 404 for nobody, and 400 for what is no account', async () => {
  expect((await get('/api/admin/people/0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11')).statusCode).toBe(404);
  expect((await get('/api/admin/people/me')).statusCode).toBe(400);
});
