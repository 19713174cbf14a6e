import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '#domain/durations.ts';
import { call, newAddress, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  seller = await registerAccount(t);
});
afterAll(() => t.close());

const PHONE = '01983 496 0142';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };

const newBoat = async (fields: ListingFields = {}) =>
  (await insertListing(t.db, { ownerId: seller.user.id, sellerPhone: PHONE, showPhone: true, ...fields })).id;
const reveal = (
  boat: number | string,
  remoteAddress = newAddress(),
  headers: Record<string, string> = BROWSER,
) => post(t, `/api/boats/${boat}/reveal-phone`, undefined, { remoteAddress, headers });
const revealsOf = async (boat: number) =>
  (await call(t, { url: `/api/my-boats/${boat}/stats`, headers: seller.headers })).json().contactReveals;

describe('revealing a phone number', () => {
  it('GEN-05 GEN-12 ROLE-01 a visitor gets it on request, if the seller shows it', async () => {
    const response = await reveal(await newBoat());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ phone: PHONE });
    expect(t.log()).not.toContain(PHONE);
  });

  it.each([
    ['has not opted in', 403, { showPhone: false }],
    ['gave no number', 403, { sellerPhone: null }],
    ['gave a blank number', 403, { sellerPhone: ' ' }],
    ['has sold the boat', 409, { closedAt: new Date() }],
    ['has a pending listing', 404, { status: 'pending', approvedAt: null, liveAt: null }],
    ['has a rejected listing', 404, { status: 'rejected', rejectionReason: 'Blurred' }],
    ['deleted the boat', 404, { deletedAt: new Date() }],
  ] as const)('GEN-13 GEN-15 CONTACT-09 a seller who %s: %i for everyone', async (_who, status, fields) => {
    const boat = await newBoat(fields);
    const admin = await registerAccount(t, { role: 'admin' });
    for (const headers of [BROWSER, seller.headers, admin.headers]) {
      const response = await reveal(boat, newAddress(), headers);
      expect(response.statusCode).toBe(status);
      expect(response.body).not.toContain(PHONE);
    }
  });

  it('ERR-11 the error gives the reason', async () => {
    expect((await reveal(await newBoat({ showPhone: false }))).json()).toEqual({
      error: 'The seller has not made their phone number available for this listing.',
    });
  });

  it('an unknown boat is 404, an invalid id 400', async () => {
    expect((await reveal(2_000_000_000)).statusCode).toBe(404);
    expect((await reveal('seven')).statusCode).toBe(400);
  });
});

describe('counting reveals', () => {
  it('CONTACT-02 ANALYTICS-03 counts once per visitor and day, not per click or browser', async () => {
    const boat = await newBoat();
    const [ann, bob] = [newAddress(), newAddress()];
    await race(
      t.deps,
      times(3, () => reveal(boat, ann)),
    );
    await reveal(boat, bob);
    expect(await revealsOf(boat)).toBe(2);
    await reveal(boat, ann, { 'user-agent': 'Mozilla/5.0 (Another Browser)' });
    expect(await revealsOf(boat)).toBe(2);
    t.advance(DAY);
    await reveal(boat, ann);
    expect(await revealsOf(boat)).toBe(3);
  });

  it('CONTACT-02 the browser’s own report is not counted', async () => {
    const boat = await newBoat();
    const address = newAddress();
    await reveal(boat, address);
    const event = { eventType: 'contact_reveal', boatId: boat };
    const response = await post(t, '/api/analytics', event, { remoteAddress: address, headers: BROWSER });
    expect(response.statusCode).toBe(204);
    expect(await revealsOf(boat)).toBe(1);
  });

  it('crawlers, the seller and refused requests do not count', async () => {
    const boat = await newBoat();
    await reveal(boat, newAddress(), { 'user-agent': 'Googlebot/2.1' });
    await reveal(boat, newAddress(), { ...BROWSER, ...seller.headers });
    const closed = await newBoat({ showPhone: false });
    await reveal(closed);
    expect([await revealsOf(boat), await revealsOf(closed)]).toEqual([0, 0]);
  });
});

describe('limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('thirty reveals an hour from one client address, then 429', async () => {
    const boat = await newBoat();
    const address = newAddress();
    for (let asked = 0; asked < 30; asked += 1) expect((await reveal(boat, address)).statusCode).toBe(200);
    const refused = await reveal(boat, address);
    expect(refused.statusCode).toBe(429);
    expect(refused.body).not.toContain(PHONE);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR + 1_000 });
    expect((await reveal(boat, address)).statusCode).toBe(200);
  });
});
