import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
let other: SignedInAccount;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  [seller, other, admin] = [
    await registerAccount(t),
    await registerAccount(t),
    await registerAccount(t, { role: 'admin' }),
  ];
  const own = { ownerId: seller.user.id, sellerPhone: '07700 900123' };
  await insertListing(t.db, { ...own, title: 'live' });
  await insertListing(t.db, { ...own, title: 'pending', status: 'pending' });
  await insertListing(t.db, {
    ...own,
    title: 'rejected',
    status: 'rejected',
    rejectionReason: 'No photos',
  });
  await insertListing(t.db, { ...own, title: 'sold', closedAt: new Date() });
  await insertListing(t.db, { ...own, title: 'deleted', deletedAt: new Date() });
  await insertListing(t.db, { ownerId: other.user.id, title: 'not theirs' });
});
afterAll(() => t.close());

const list = (email: string, headers = {}) =>
  call(t, { url: `/api/boats?sellerEmail=${encodeURIComponent(email)}`, headers });

describe('a seller’s own boats', () => {
  it('API-15 are listed in every status, with the fields that only the owner sees', async () => {
    const answer = await list(seller.user.email, seller.headers);
    expect(answer.statusCode).toBe(200);
    const boats: Record<string, unknown>[] = answer.json();
    expect(boats.map(({ title }) => title).sort()).toEqual(['live', 'pending', 'rejected', 'sold']);
    expect(answer.headers['x-total-count']).toBe('4');
    expect(boats.find(({ title }) => title === 'rejected')).toMatchObject({
      status: 'rejected',
      rejectionReason: 'No photos',
      sellerEmail: seller.user.email,
      sellerPhone: '07700 900123',
      hasPendingChanges: false,
    });
  });

  it('ENTITY-19 contain every field that an owner edits, and their status', async () => {
    const fields = [
      ...['id', 'title', 'description', 'price', 'category', 'subcategory', 'location', 'yearBuilt', 'make'],
      ...['model', 'length', 'beam', 'draft', 'berths', 'heads', 'hullMaterial', 'engineType', 'enginePower'],
      ...['fuelCapacity', 'waterCapacity', 'keelType', 'condition', 'county', 'country', 'images'],
      ...['status', 'rejectionReason'],
    ];
    for (const boat of (await list(seller.user.email, seller.headers)).json())
      expect(Object.keys(boat)).toEqual(expect.arrayContaining(fields));
  });

  it('API-15 can be requested by the email address in any case, and with other filters', async () => {
    expect((await list(seller.user.email.toUpperCase(), seller.headers)).json()).toHaveLength(4);
    const sold = await call(t, {
      url: `/api/boats?keywords=sold&sellerEmail=${seller.user.email}`,
      headers: seller.headers,
    });
    expect(sold.json()).toHaveLength(1);
  });

  it('are private: 401 for visitors, 403 for other accounts, including administrators', async () => {
    expect((await list(seller.user.email)).statusCode).toBe(401);
    expect((await list(seller.user.email, other.headers)).statusCode).toBe(403);
    expect((await list(seller.user.email, admin.headers)).statusCode).toBe(403);
    expect((await list('nobody@example.org', other.headers)).statusCode).toBe(403);
    const both = await call(t, {
      url: `/api/boats?sellerEmail=${other.user.email}&sellerEmail=${seller.user.email}`,
      headers: other.headers,
    });
    expect(both.statusCode).toBe(403);
  });

  it('are not listed for an empty address, which returns the public list', async () => {
    const answer = await call(t, { url: '/api/boats?sellerEmail=' });
    expect(answer.statusCode).toBe(200);
    expect(
      answer
        .json()
        .map(({ title }: { title: string }) => title)
        .sort(),
    ).toEqual(['live', 'not theirs']);
  });
});
