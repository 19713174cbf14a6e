import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdminUser } from '#contract/admin/users.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
});
afterAll(() => t.close());

const users = async (query = ''): Promise<AdminUser[]> =>
  (await call(t, { url: `/api/admin/users${query}`, headers: admin.headers })).json();

it('API-46 ENTITY-23 ROLE-06 returns names, email address, role, seller type, creation date and number of listings', async () => {
  t.advance(1_000);
  const { user } = await registerAccount(t, { firstName: 'Bryn', lastName: 'Marine', sellerType: 'dealer' });
  await insertListing(t.db, { ownerId: user.id });
  await insertListing(t.db, { ownerId: user.id, status: 'pending', approvedAt: null, liveAt: null });
  await insertListing(t.db, { ownerId: user.id, deletedAt: new Date() });
  const [newest, oldest] = await users();
  expect(AdminUser.strict().parse(newest)).toEqual({
    id: user.id,
    company: null,
    firstName: 'Bryn',
    lastName: 'Marine',
    email: user.email,
    role: 'user',
    sellerType: 'dealer',
    createdAt: user.createdAt,
    listings: 2,
    suspendedAt: null,
    suspensionReason: null,
    trusted: false,
  });
  expect(oldest).toMatchObject({ firstName: 'Harriet', role: 'admin', listings: 0 });
});

it('finds accounts by part of a name or address, by role and by suspension, in pages', async () => {
  for (const firstName of ['Una', 'Ulla', 'Urs']) await registerAccount(t, { firstName, lastName: 'Quay' });
  const names = async (query: string) => (await users(query)).map(({ firstName }) => firstName).sort();
  expect(await names('?q=quay')).toEqual(['Ulla', 'Una', 'Urs']);
  expect(await names('?q=QUAY%20ull')).toEqual(['Ulla']);
  expect(await names('?role=admin')).toEqual(['Harriet']);
  const [una] = await users('?q=una');
  expect(await users(`?q=${encodeURIComponent(una?.email ?? '')}`)).toEqual([una]);
  await post(t, `/api/admin/users/${una?.id}/suspend`, { reason: 'Spam' }, { headers: admin.headers });
  expect(await names('?state=suspended')).toEqual(['Una']);
  expect(await names('?q=quay&state=active')).toEqual(['Ulla', 'Urs']);
  const page = await call(t, { url: '/api/admin/users?q=quay&limit=1&page=3', headers: admin.headers });
  expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '3']);
  for (const query of ['?role=captain', '?state=gone', '?limit=1000'])
    expect((await call(t, { url: `/api/admin/users${query}`, headers: admin.headers })).statusCode).toBe(400);
  expect(await names('?q=%25%25')).toEqual([]);
});
