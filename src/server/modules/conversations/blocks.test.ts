import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thread } from '#contract/messages/threads.ts';
import { SENDING_LIMITS } from '#domain/conversations/limits.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { newConversation, startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { blockedAmong, isBlockedBetween } from './blocks.repository.ts';
import { blocks } from './blocks.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());

const act = (who: SignedInAccount, id: number, what: string, body: object = {}) =>
  post(t, `/api/threads/${id}/${what}`, body, { headers: who.headers });
const threadOf = async (who: SignedInAccount, id: number): Promise<Thread> =>
  (await call(t, { url: `/api/threads/${id}`, headers: who.headers })).json();
const newBoat = async (seller: SignedInAccount) =>
  (await insertListing(t.db, { ownerId: seller.user.id, showEmail: true })).id;
const tagged = (email: string, tag: string) => email.replace('@', `+${tag}@`);
const setEmail = (who: SignedInAccount, email: string) =>
  t.db.update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, who.user.id));
const tokenIn = (text = '') => /conversation\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a blocked person', () => {
  it('THREAD-14 is the same person under name+tag@host, signed in or not', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await act(seller, id, 'block');
    const boatId = await newBoat(seller);
    const { email } = buyer.user;
    expect((await startConversation(t, { boatId, email: tagged(email, '1') })).statusCode).toBe(409);
    const second = await registerAccount(t, { email: tagged(email, 'boats') });
    expect((await startConversation(t, { boatId, buyer: second })).statusCode).toBe(409);
    expect((await startConversation(t, { boatId, email: `other-${email}` })).statusCode).toBe(200);
  });

  it('THREAD-14 who wrote with a tag stays blocked without it', async () => {
    const seller = await registerAccount(t);
    const buyer = await registerAccount(t, { email: tagged(newEmail(), 'sale') });
    const { id } = await newConversation(t, { seller, buyer });
    await act(seller, id, 'block');
    const boatId = await newBoat(seller);
    const email = buyer.user.email.replace('+sale', '');
    expect((await startConversation(t, { boatId, email })).statusCode).toBe(409);
  });

  it('THREAD-14 stays blocked after changing the address of the account, under the new one and the old one', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await act(seller, id, 'block');
    const [before, after] = [buyer.user.email, newEmail('moved')];
    await setEmail(buyer, after);
    const boatId = await newBoat(seller);
    expect((await startConversation(t, { boatId, buyer, email: after })).statusCode).toBe(409);
    for (const email of [before, after, tagged(after, 'x')])
      expect((await startConversation(t, { boatId, email })).statusCode, email).toBe(409);
    expect(await threadOf(seller, id)).toMatchObject({ blocked: true, blockedByMe: true });
  });

  it('THREAD-14 who had no account stays blocked after registering and then changing the address', async () => {
    const seller = await registerAccount(t);
    const [email, after] = [newEmail('guest'), newEmail('moved')];
    await startConversation(t, { boatId: await newBoat(seller), email });
    const [entry] = (await call(t, { url: '/api/threads?box=selling', headers: seller.headers })).json();
    await act(seller, entry.id, 'block');
    const buyer = await registerThroughCodes(t, { email });
    await setEmail(buyer, after);
    const answer = await startConversation(t, { boatId: await newBoat(seller), buyer, email: after });
    expect(answer.statusCode).toBe(409);
  });

  it('THREAD-14 can share neither phone nor email address, and sees no details that were shared before', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const phone = '01590 610 233';
    for (const { user } of [seller, buyer])
      await t.db.update(accounts).set({ phone }).where(eq(accounts.id, user.id));
    await act(seller, id, 'share', { what: 'phone' });
    expect((await threadOf(buyer, id)).other).toMatchObject({ phone });
    await act(seller, id, 'block');
    for (const who of [buyer, seller])
      for (const what of ['phone', 'email'])
        expect((await act(who, id, 'share', { what })).statusCode, what).toBe(409);
    expect((await threadOf(buyer, id)).other).toEqual({ firstName: 'Sally' });
    expect((await threadOf(seller, id)).other).toEqual({ firstName: 'Bill' });
    await act(seller, id, 'unblock');
    expect((await act(buyer, id, 'share', { what: 'phone' })).statusCode).toBe(200);
    expect((await threadOf(buyer, id)).other).toMatchObject({ phone });
  });

  it('THREAD-14 can still report, and mark as read or archive what there is', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await act(seller, id, 'block');
    expect((await act(buyer, id, 'report', { reason: 'Insults' })).statusCode).toBe(201);
    for (const what of ['read', 'archive', 'unarchive'])
      expect((await act(buyer, id, what)).statusCode, what).toBe(200);
  });
});

describe('a block', () => {
  it('THREAD-14 is shown, and can be taken back, in every conversation of the two', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const { id: another } = await newConversation(t, { seller, buyer });
    await act(seller, id, 'block');
    expect(await threadOf(seller, another)).toMatchObject({ blocked: true, blockedByMe: true });
    expect(await threadOf(buyer, another)).toMatchObject({ blocked: true, blockedByMe: false });
    await act(seller, another, 'unblock');
    for (const one of [id, another]) {
      expect(await threadOf(seller, one)).toMatchObject({ blocked: false, blockedByMe: false });
      expect((await act(buyer, one, 'messages', { text: 'Good morning', images: [] })).statusCode).toBe(201);
    }
  });

  it('THREAD-14 by a buyer without an account applies in all their conversations with the seller', async () => {
    const seller = await registerAccount(t);
    const email = newEmail('guest');
    const tokens = [];
    for (let boats = 0; boats < 2; boats += 1) {
      await startConversation(t, { boatId: await newBoat(seller), email });
      tokens.push(tokenIn((await mailsTo(t, email)).at(-1)?.text));
    }
    const press = (token: string | undefined, name: string) =>
      call(t, {
        method: 'POST',
        url: `/conversation?token=${token}`,
        payload: `act=${name}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const statuses = async () => {
      const entries: { id: number }[] = (
        await call(t, { url: '/api/threads?box=selling', headers: seller.headers })
      ).json();
      const answers = [];
      for (const { id } of entries)
        answers.push((await act(seller, id, 'messages', { text: 'Hello', images: [] })).statusCode);
      return answers;
    };
    await press(tokens[0], 'block');
    expect(await statuses()).toEqual([409, 409]);
    const other = await call(t, { url: `/api/thread-links?token=${tokens[1]}` });
    expect(other.json()).toMatchObject({ blocked: true, blockedByMe: true });
    await press(tokens[1], 'unblock');
    expect(await statuses()).toEqual([201, 201]);
  });

  it('THREAD-18 is erased with the account of either person, and not with anyone else’s', async () => {
    const erase = (who: SignedInAccount) =>
      eraseAccount(t.deps, erasersOf(t.deps), { accountId: who.user.id, actorId: null, reason: 'Asked' });
    const rowsOf = (who: SignedInAccount) =>
      t.db.$count(blocks, sql`${who.user.email} in (${blocks.blockerKey}, ${blocks.blockedKey})`);
    for (const leaving of ['seller', 'buyer'] as const) {
      const conversation = await newConversation(t);
      const other = await newConversation(t);
      await act(conversation.seller, conversation.id, 'block');
      await act(other.seller, other.id, 'block');
      expect(await rowsOf(conversation.buyer)).toBe(1);
      await erase(conversation[leaving]);
      expect(await rowsOf(conversation.buyer)).toBe(0);
      expect(await rowsOf(other.buyer)).toBe(1);
    }
  });

  it('is found for many people with one call', async () => {
    const [one, two, three] = [await newConversation(t), newEmail('two'), newEmail('three')];
    await act(one.seller, one.id, 'block');
    const [seller, buyer] = [one.seller.user.email, one.buyer.user.email];
    const others = [two, buyer, three, tagged(buyer, 'x')];
    expect(await blockedAmong(t.db, seller, others)).toEqual(new Set([buyer, tagged(buyer, 'x')]));
    expect(await blockedAmong(t.db, buyer, [two, seller])).toEqual(new Set([seller]));
    expect(await blockedAmong(t.db, two, [seller, buyer])).toEqual(new Set());
    expect(await isBlockedBetween(t.db, buyer, seller)).toBe(true);
  });

  it('is found by an index, however many blocks there are', async () => {
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`insert into blocks (blocker_key, blocked_key, created_at)
        select 'seller' || n % 100 || '@example.net', 'buyer' || n || '@example.net', now()
        from generate_series(1, 20000) n`);
      await tx.execute(sql`analyze blocks`);
    });
    const asked: string[] = [];
    const { pool } = t.deps.database;
    const query = pool.query.bind(pool);
    Object.assign(pool, {
      query: (text: unknown, values: unknown) => {
        const statement = typeof text === 'string' ? text : (text as { text: string }).text;
        if (statement.includes('"blocks"')) asked.push(statement);
        return (query as (...args: unknown[]) => unknown)(text, values);
      },
    });
    await isBlockedBetween(t.db, 'one@example.net', 'another@example.net');
    Object.assign(pool, { query });
    expect(asked).toHaveLength(2);
    for (const statement of asked) {
      const values = ['one@example.net', 'one@example.net', 'another@example.net', 'another@example.net'];
      const { rows } = await pool.query(`explain ${statement}`, values);
      expect(JSON.stringify(rows)).not.toContain('Seq Scan on blocks');
    }
  });
});

it('THREAD-12 the tags of an address without an account share one allowance of messages', async () => {
  const email = newEmail('many');
  const { max } = SENDING_LIMITS.newConversations;
  const statuses = [];
  for (let n = 0; n <= max; n += 1) {
    const seller = await registerAccount(t);
    const answer = await startConversation(t, {
      boatId: await newBoat(seller),
      email: tagged(email, String(n)),
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(max);
  expect(statuses.at(-1)).toBe(429);
});
