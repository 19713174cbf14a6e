import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import {
  mailsTo,
  newAddress,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { insertListing, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { enquiries } from './enquiries.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

async function newBoat(fields: ListingFields = {}, seller?: SignedInAccount) {
  const { user } = seller ?? (await registerAccount(t));
  return { seller: user, ...(await insertListing(t.db, { ownerId: user.id, showEmail: true, ...fields })) };
}

const ENQUIRY = {
  buyerName: 'Bob Fisher',
  buyerEmail: 'bob@buyers.example',
  buyerPhone: '07700 900123',
  message: 'Is she still for sale?\nI could come on Sunday.',
};
const send = (boatId: unknown, fields: object = {}, remoteAddress = newAddress()) =>
  post(
    t,
    '/api/contact-seller',
    { boatId, ...ENQUIRY, buyerEmail: newEmail('bob'), ...fields },
    { remoteAddress },
  );
const storedEnquiries = (listingId: number) =>
  t.db.select().from(enquiries).where(eq(enquiries.listingId, listingId));

describe('writing to a seller', () => {
  it('API-20 GEN-06 ROLE-01 ENTITY-13 a visitor’s message is stored and mailed to the seller', async () => {
    const boat = await newBoat();
    const response = await send(boat.id, ENQUIRY);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('has been sent'),
    });
    expect(await storedEnquiries(boat.id)).toMatchObject([ENQUIRY]);
    const [mail] = await mailsTo(t, boat.seller.email);
    expect(mail?.replyTo).toEqual([{ name: '', address: ENQUIRY.buyerEmail }]);
    expect(mail?.text).toContain('> Is she still for sale?\n> I could come on Sunday.');
  });

  it('GEN-14 neither the response nor the log contains the seller’s email address', async () => {
    const boat = await newBoat();
    const response = await send(boat.id, {
      buyerEmail: 'very.private@buyers.example',
      buyerPhone: '07700 900999',
    });
    await t.mails();
    expect(response.body).not.toContain(boat.seller.email);
    for (const secret of [boat.seller.email, 'very.private', '07700 900999', 'on Sunday'])
      expect(t.log()).not.toContain(secret);
  });

  it('fields about boat and seller in the request are ignored', async () => {
    const boat = await newBoat({ title: 'Westerly Konsort' });
    const other = newEmail('victim');
    await send(boat.id, {
      sellerEmail: other,
      sellerName: 'Mallory',
      boatTitle: 'Free money',
      role: 'admin',
    });
    expect(await mailsTo(t, other)).toEqual([]);
    const [mail] = await mailsTo(t, boat.seller.email);
    expect(mail?.subject).toContain('Westerly Konsort');
    expect(`${mail?.text} ${mail?.subject}`).not.toMatch(/Mallory|Free money/);
  });

  it.each([undefined, null, '', '  '])(
    'CONTACT-15 a phone number of %j is stored as null',
    async (buyerPhone) => {
      const boat = await newBoat();
      expect((await send(boat.id, { buyerPhone })).statusCode).toBe(200);
      expect((await storedEnquiries(boat.id))[0]?.buyerPhone).toBeNull();
    },
  );

  it('a message with a filled trap field is confirmed and discarded', async () => {
    const boat = await newBoat();
    const honest = await send(boat.id, { website: '' });
    const bot = await send(boat.id, { website: 'https://spam.example' });
    expect([bot.statusCode, bot.body]).toEqual([honest.statusCode, honest.body]);
    expect(await storedEnquiries(boat.id)).toHaveLength(1);
    expect(await mailsTo(t, boat.seller.email)).toHaveLength(1);
  });
});

describe('required fields', () => {
  it.each([
    ['CONTACT-13 ERR-07', 'buyerName', 'J', 'Name must be at least 2 characters'],
    ['CONTACT-13 ERR-07', 'buyerName', '  J ', 'Name must be at least 2 characters'],
    ['CONTACT-13 ERR-07', 'buyerName', undefined, 'Name must be at least 2 characters'],
    ['CONTACT-13', 'buyerName', 'J'.repeat(101), 'Name must be at most 100 characters'],
    ['CONTACT-14 ERR-08', 'buyerEmail', 'bob@', 'Please enter a valid email address'],
    ['CONTACT-14 ERR-08', 'buyerEmail', 'bob@x.example,eve@x.example', 'Please enter a valid email address'],
    [
      'CONTACT-14 ERR-08',
      'buyerEmail',
      'bob@x.example\r\nBcc: eve@x.example',
      'Please enter a valid email address',
    ],
    ['CONTACT-14 ERR-08', 'buyerEmail', ['bob@x.example'], 'Please enter a valid email address'],
    ['CONTACT-15', 'buyerPhone', '1'.repeat(31), 'Please enter a phone number of at most 30 characters'],
    ['CONTACT-15', 'buyerPhone', 'call me please', 'Please enter a valid phone number'],
    ['CONTACT-16 ERR-09', 'message', 'Too short', 'Message must be at least 10 characters'],
    ['CONTACT-16 ERR-09', 'message', `short${' '.repeat(20)}`, 'Message must be at least 10 characters'],
    ['CONTACT-16', 'message', 'x'.repeat(5_001), 'Message must be at most 5,000 characters'],
    ['API-20', 'boatId', 'none', 'Say which boat by its number'],
  ])('%s %s %j is refused', async (_ids, field, value, message) => {
    const boat = await newBoat();
    const response = await send(boat.id, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: message, details: [{ path: [field], message }] });
    expect(await storedEnquiries(boat.id)).toEqual([]);
  });

  it('a name cannot inject a mail header', async () => {
    const boat = await newBoat();
    await send(boat.id, { buyerName: 'Bob\r\nBcc: eve@x.example' });
    const mails = await mailsTo(t, boat.seller.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bcc ?? []).toEqual([]);
    expect(await mailsTo(t, 'eve@x.example')).toEqual([]);
  });
});

describe('which boats accept enquiries', () => {
  it.each([
    ['not opted in', 403, { showEmail: false }],
    ['sold', 409, { closedAt: new Date() }],
    ['sold and not opted in', 409, { closedAt: new Date(), showEmail: false }],
    ['pending', 404, { status: 'pending', approvedAt: null, liveAt: null }],
    ['rejected', 404, { status: 'rejected', rejectionReason: 'Blurred' }],
    ['deleted', 404, { deletedAt: new Date() }],
  ] as const)(
    'GEN-13 GEN-14 a boat that is %s returns %i, to its seller too',
    async (_state, status, fields) => {
      const seller = await registerAccount(t);
      const boat = await newBoat(fields, seller);
      expect((await send(boat.id)).statusCode).toBe(status);
      const asOwner = await post(
        t,
        '/api/contact-seller',
        { boatId: boat.id, ...ENQUIRY },
        { headers: seller.headers },
      );
      expect(asOwner.statusCode).toBe(status);
      expect(await storedEnquiries(boat.id)).toEqual([]);
      expect(await mailsTo(t, seller.user.email)).toEqual([]);
    },
  );

  it('ERR-12 the error gives the reason', async () => {
    const boat = await newBoat({ showEmail: false });
    expect((await send(boat.id)).json()).toEqual({
      error: 'The seller has not made their email available for this listing.',
    });
  });

  it('an unknown boat returns 404', async () => {
    expect((await send(2_000_000_000)).statusCode).toBe(404);
  });
});

describe('limits', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ten messages an hour from one client address, then 429', async () => {
    const boat = await newBoat();
    const address = newAddress();
    for (let sent = 0; sent < 10; sent += 1) expect((await send(boat.id, {}, address)).statusCode).toBe(200);
    const refused = await send(boat.id, {}, address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await send(boat.id)).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR + 1_000 });
    expect((await send(boat.id, {}, address)).statusCode).toBe(200);
  });
});

describe('while SMTP is down', () => {
  it('the message is accepted, stored and queued, with the copy for the buyer', async () => {
    const down = await startTestApp({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Slipway <hello@slipway.example>',
    });
    await down.deps.jobs.drain();
    const { user } = await registerAccount(down);
    const { id } = await insertListing(down.db, { ownerId: user.id, showEmail: true });
    const response = await post(down, '/api/contact-seller', { boatId: id, ...ENQUIRY });
    expect(response.statusCode).toBe(200);
    await expect(down.deps.jobs.drain()).rejects.toThrow();
    expect(await down.db.select().from(enquiries)).toHaveLength(1);
    const { rows } = await down.db.execute(
      sql`select data->>'to' as recipient from jobs.job where name = 'send-mail'`,
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([ENQUIRY.buyerEmail, user.email].sort());
    await down.close();
  });
});
