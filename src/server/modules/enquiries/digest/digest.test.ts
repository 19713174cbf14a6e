import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { setSuspension } from '#server/modules/accounts/accounts.repository.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import {
  call,
  mailsTo,
  newAddress,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { describeOnBothDatabases, openRealDatabase } from '#tests/support/both-databases.ts';
import { startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { enquiries } from '../enquiries.table.ts';
import { DIGEST_LIMITS, sendDigest, sendDigests } from './digest.jobs.ts';
import { heldEnquiries } from './digest.table.ts';

let t: TestApp;
let seller: SignedInAccount;
let boatId: number;
let buyerEmail: string;

const newBoat = async (title = 'Contessa 32') =>
  (await insertListing(t.db, { ownerId: seller.user.id, showEmail: true, title })).id;

const send = (fields: object = {}, remoteAddress = newAddress()) =>
  post(
    t,
    '/api/contact-seller',
    {
      boatId,
      buyerName: 'Bob Fisher',
      buyerEmail,
      message: 'Is she still for sale?',
      ...fields,
    },
    { remoteAddress },
  );

/** Inserts messages received this long ago, without mails. */
async function fill(many: number, ago: number) {
  const createdAt = new Date(t.deps.clock.now().getTime() - ago);
  const values = { listingId: boatId, buyerName: 'Eve', buyerEmail: 'eve@x.example', message: 'Spam' };
  await t.db.insert(enquiries).values(Array.from({ length: many }, () => ({ ...values, createdAt })));
}

const inbox = () => mailsTo(t, seller.user.email);
const held = () => t.db.$count(heldEnquiries, eq(heldEnquiries.sellerId, seller.user.id));
async function runJob() {
  await t.deps.jobs.enqueue(t.db, sendDigests, {});
  await t.deps.jobs.drain();
}

async function start(open?: Parameters<typeof startTestApp>[1]) {
  t = await startTestApp({}, open);
  await t.deps.jobs.drain();
}
async function newSeller() {
  seller = await registerAccount(t);
  boatId = await newBoat();
  buyerEmail = newEmail('bob');
}

describe('messages beyond a boat’s hourly limit', () => {
  beforeAll(() => start());
  beforeEach(newSeller);
  afterAll(() => t.close());

  it('three client addresses cannot block a boat: another buyer’s message is accepted, stored and sent in the digest', async () => {
    const attackers = [newAddress(), newAddress(), newAddress()];
    for (let n = 0; n < 30; n += 1)
      expect((await send({ buyerName: 'Eve' }, attackers[n % 3])).statusCode).toBe(200);
    expect(await inbox()).toHaveLength(30);

    const response = await send({ buyerPhone: '07700 900123', message: 'I could come\non Sunday.' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: expect.stringContaining('has been sent'),
    });
    expect(await t.db.$count(enquiries, eq(enquiries.listingId, boatId))).toBe(31);
    expect(await inbox()).toHaveLength(30);

    await runJob();
    const [digest, ...others] = (await inbox()).slice(30);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('1 message about your Contessa 32');
    expect(digest?.replyTo).toBeUndefined();
    for (const part of ['Bob Fisher', buyerEmail, '07700 900123', '> I could come\n> on Sunday.'])
      expect(digest?.text).toContain(part);
  });

  it('a held message counts as an enquiry in the seller’s figures', async () => {
    await fill(30, 5 * MINUTE);
    await send();
    const { rows } = await t.db.execute(
      sql`select enquiries from listing_daily_counts where listing_id = ${boatId}`,
    );
    expect(rows).toEqual([{ enquiries: 1 }]);
  });

  it('a client address is still limited to ten an hour', async () => {
    await fill(30, 5 * MINUTE);
    const address = newAddress();
    for (let n = 0; n < 10; n += 1) expect((await send({}, address)).statusCode).toBe(200);
    expect((await send({}, address)).statusCode).toBe(429);
    expect(await held()).toBe(10);
  });

  it('a seller is sent one digest an hour for all of their boats, however often the job runs', async () => {
    const other = await newBoat('Moody 31');
    await fill(300, 2 * HOUR);
    await send({ buyerEmail: 'one@buyers.example' });
    await send({ boatId: other, buyerEmail: 'two@buyers.example' });
    await runJob();
    await runJob();
    await send({ buyerEmail: 'three@buyers.example' });
    t.advance(50 * MINUTE);
    await runJob();
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['2 messages about your boats']);
    t.advance(11 * MINUTE);
    await runJob();
    const [first, second] = await inbox();
    for (const part of ['one@buyers.example', 'two@buyers.example', 'Moody 31', 'Contessa 32'])
      expect(first?.text).toContain(part);
    expect(second?.text).toContain('three@buyers.example');
    expect(second?.text).not.toContain('two@buyers.example');
    expect(await held()).toBe(0);
  });

  it('a digest contains fifty messages, each sender’s first before anyone’s second; the rest follow an hour later', async () => {
    await fill(30, 5 * MINUTE);
    for (let attacker = 0; attacker < 6; attacker += 1) {
      const address = newAddress();
      for (let n = 0; n < 10; n += 1) await send({ buyerName: 'Eve', buyerEmail: newEmail('eve') }, address);
    }
    await send({ buyerName: 'Honest Buyer' });
    await runJob();
    const [digest] = await inbox();
    expect(digest?.subject).toBe(`${DIGEST_LIMITS.messages} messages about your Contessa 32`);
    expect(digest?.text).toContain('Honest Buyer');
    expect(digest?.text).toContain('Another 11 messages will follow');
    t.advance(HOUR);
    await runJob();
    expect((await inbox()).map(({ subject }) => subject)).toEqual([
      '50 messages about your Contessa 32',
      '11 messages about your Contessa 32',
    ]);
  });

  it('long messages are not truncated: those that do not fit wait for the next digest', async () => {
    await fill(30, 5 * MINUTE);
    for (let n = 0; n < 15; n += 1) await send({ message: 'x'.repeat(5_000) });
    await runJob();
    const [digest] = await inbox();
    expect(digest?.subject).toBe('12 messages about your Contessa 32');
    expect(await held()).toBe(3);
  });

  it('beyond 1,000 a day to one seller every client address may still write once', async () => {
    await fill(1_000, 2 * HOUR);
    const [bob, ann] = [newAddress(), newAddress()];
    expect((await send({}, bob)).statusCode).toBe(200);
    const refused = await send({}, bob);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toContain('The seller has your earlier message');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    expect((await send({}, ann)).statusCode).toBe(200);
    expect(await held()).toBe(2);
    await newSeller();
    expect((await send({}, bob)).statusCode).toBe(200);
  });

  it('THREAD-14 after a block the buyer’s waiting messages are in no digest, whichever side blocked, and others still are', async () => {
    await fill(30, 5 * MINUTE);
    const ids: number[] = [];
    for (const blocker of ['seller', 'buyer'] as const) {
      const buyer = await registerAccount(t);
      const other = await newBoat('Moody 31');
      // The address in the form need not be the account's.
      for (const on of [boatId, other])
        await startConversation(t, {
          boatId: on,
          buyer,
          email: newEmail('elsewhere'),
          message: 'Blocked words',
        });
      const [entry] = (
        await call(t, { method: 'GET', url: `/api/threads?boat=${other}`, headers: buyer.headers })
      ).json();
      const { headers } = blocker === 'seller' ? seller : buyer;
      expect((await post(t, `/api/threads/${entry.id}/block`, {}, { headers })).statusCode).toBe(200);
      ids.push(entry.id);
    }
    await send({ message: 'Words of somebody else' });
    expect(await held()).toBe(3);
    const before = (await inbox()).length;
    await runJob();
    const [digest, ...others] = (await inbox()).slice(before);
    expect(others).toEqual([]);
    expect(digest?.subject).toBe('1 message about your Contessa 32');
    expect(digest?.text).toContain('Words of somebody else');
    expect(digest?.text).not.toContain('Blocked words');
    expect(await held()).toBe(0);
    for (const id of ids) {
      const thread = await call(t, { method: 'GET', url: `/api/threads/${id}`, headers: seller.headers });
      expect(thread.body).toContain('Blocked words');
    }
  });

  it('a suspended seller is sent no digest; a buyer’s erased message is in none', async () => {
    await fill(30, 5 * MINUTE);
    await send();
    const suspension = { at: t.deps.clock.now(), reason: 'Fraud' };
    await setSuspension(t.db, { id: seller.user.id, suspension, now: t.deps.clock.now() });
    await runJob();
    expect(await inbox()).toEqual([]);
    expect(await held()).toBe(1);
    await t.db.delete(enquiries).where(eq(enquiries.buyerEmail, buyerEmail));
    expect(await held()).toBe(0);
  });
});

describeOnBothDatabases('a digest', (open) => {
  beforeAll(() => start({ open }));
  beforeEach(newSeller);
  afterAll(() => t?.close());

  it('that fails at any step is neither lost nor sent twice', async () => {
    await fill(30, 5 * MINUTE);
    for (const buyerName of ['Ann', 'Bob', 'Cid']) await send({ buyerName });
    const mailer = {
      async queue(...args: Parameters<typeof t.deps.mailer.queue>) {
        await t.deps.mailer.queue(...args);
        throw new Error('killed after the mail was queued');
      },
    };
    await expect(sendDigest({ ...t.deps, mailer }, seller.user.id)).rejects.toThrow('killed');
    expect(await inbox()).toEqual([]);
    expect(await held()).toBe(3);
    await sendDigest(t.deps, seller.user.id);
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['3 messages about your Contessa 32']);
  });

  it('that cannot be queued for one seller is queued for the others', async () => {
    const broken = seller;
    await fill(30, 5 * MINUTE);
    await send();
    await t.db.update(accounts).set({ email: 'not an address' }).where(eq(accounts.id, broken.user.id));
    await newSeller();
    await fill(30, 5 * MINUTE);
    await send();
    await expect(runJob()).rejects.toThrow('digests that could not be queued: 1');
    await t.deps.jobs.drain();
    expect(await inbox()).toHaveLength(1);
    await t.db.delete(heldEnquiries).where(eq(heldEnquiries.sellerId, broken.user.id));
  });
});

describe('a digest that several processes send', () => {
  beforeAll(() => start({ open: openRealDatabase }));
  beforeEach(newSeller);
  afterAll(() => t?.close());

  it('is sent once, even if it cannot hold all messages', async () => {
    await fill(30, 5 * MINUTE);
    for (let n = 0; n < 15; n += 1) await send({ message: 'x'.repeat(5_000) });
    await race(
      t.deps,
      times(8, () => sendDigest(t.deps, seller.user.id)),
    );
    expect((await inbox()).map(({ subject }) => subject)).toEqual(['12 messages about your Contessa 32']);
    expect(await held()).toBe(3);
  });
});
