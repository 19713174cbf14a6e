import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newAddress, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const newBoat = async (fields: ListingFields = {}) =>
  (await insertListing(t.db, { ownerId: seller.user.id, showEmail: true, ...fields })).id;

const partIn = async (boat: number, account: SignedInAccount) =>
  (await call(t, { url: `/api/boats/${boat}/mine`, headers: account.headers })).json();

async function write(boatId: number, buyerEmail: string) {
  const enquiry = { boatId, buyerName: 'Bill Buyer', buyerEmail, message: 'Is she still for sale?' };
  const answer = await post(t, '/api/contact-seller', enquiry, { remoteAddress: newAddress() });
  expect(answer.statusCode).toBe(200);
}

describe('what an account has to do with a boat', () => {
  it('tells sellers that the boat is theirs, whatever its state', async () => {
    const hidden = { status: 'pending', approvedAt: null, liveAt: null } as const;
    for (const boat of [await newBoat(), await newBoat({ closedAt: new Date() }), await newBoat(hidden)])
      expect(await partIn(boat, seller)).toEqual({ isOwn: true, wroteAt: null, threadId: null });
  });

  it('tells buyers when they last wrote, however they spelt their address', async () => {
    const [boat, another] = [await newBoat(), await newBoat()];
    const buyer = await registerAccount(t);
    const before = Date.now();
    await write(boat, buyer.user.email.toUpperCase());
    const after = Date.now();
    const { isOwn, wroteAt } = await partIn(boat, buyer);
    expect(isOwn).toBe(false);
    expect(Date.parse(wroteAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(wroteAt)).toBeLessThanOrEqual(after);
    expect(await partIn(another, buyer)).toEqual({ isOwn: false, wroteAt: null, threadId: null });
  });

  it('never reveals that others wrote, or that a hidden boat exists', async () => {
    const boat = await newBoat();
    const [buyer, other] = [await registerAccount(t), await registerAccount(t)];
    await write(boat, buyer.user.email);
    const nothing = { isOwn: false, wroteAt: null, threadId: null };
    expect(await partIn(boat, other)).toEqual(nothing);
    expect(await partIn(boat, seller)).toEqual({ ...nothing, isOwn: true });
    expect(await partIn(await newBoat({ deletedAt: new Date() }), other)).toEqual(nothing);
    expect(await partIn(2_000_000_000, other)).toEqual(nothing);
  });
});
