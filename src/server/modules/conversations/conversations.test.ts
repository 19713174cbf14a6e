import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message, Thread, ThreadEntry } from '#contract/messages/threads.ts';
import { MAIL_INTERVAL_MS, SAVED_REPLY_LIMITS, SENDING_LIMITS } from '#domain/conversations/limits.ts';
import { DAY, HOUR, MINUTE } from '#domain/durations.ts';
import { RETENTION, retainedSince } from '#domain/retention.ts';
import { eq } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { masterKey } from '#server/modules/media/photos/renditions.ts';
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
import { newConversation, newText, startConversation } from '#tests/support/conversations.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { listingWith, uploadFile } from '#tests/support/media.ts';
import { sendDueNotifications } from '#tests/support/notifications.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countAnswers } from './answers/answer-records.ts';
import { removeOldConversations } from './conversations.retention.ts';
import { conversations, messages, participants } from './conversations.table.ts';

let t: TestApp;
beforeAll(async () => {
  // So many messages take longer in the embedded database.
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

const get = (url: string, who?: SignedInAccount) =>
  call(t, { method: 'GET', url, headers: who?.headers ?? {} });
const act = (who: SignedInAccount, id: number, what: string, body: object = {}) =>
  post(t, `/api/threads/${id}/${what}`, body, { headers: who.headers });
const say = (who: SignedInAccount, id: number, text = newText(), more: object = {}) =>
  act(who, id, 'messages', { text, ...more });
const listOf = async (who: SignedInAccount, query = ''): Promise<ThreadEntry[]> =>
  (await get(`/api/threads${query}`, who)).json();
const threadOf = async (who: SignedInAccount, id: number, query = ''): Promise<Thread> =>
  (await get(`/api/threads/${id}${query}`, who)).json();
const textsOf = ({ messages: all }: Thread) => all.map(({ text }) => text);
const newBoat = async (seller?: SignedInAccount) => {
  const owner = seller ?? (await registerAccount(t, { firstName: 'Sally' }));
  return { owner, ...(await insertListing(t.db, { ownerId: owner.user.id, showEmail: true })) };
};

describe('a conversation', () => {
  it('THREAD-01 a message to a seller opens one, and another from the same buyer continues it', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t, { message: 'Is she still for sale?' });
    await startConversation(t, { boatId, buyer, message: 'Could I come on Sunday?' });
    expect(textsOf(await threadOf(buyer, id))).toEqual(['Is she still for sale?', 'Could I come on Sunday?']);
    expect(await listOf(seller, '?box=selling')).toHaveLength(1);
    expect(await listOf(buyer)).toHaveLength(1);

    await startConversation(t, { boatId, buyer: await registerAccount(t) });
    const { id: anotherBoat } = await newBoat(seller);
    await startConversation(t, { boatId: anotherBoat, buyer });
    expect(await listOf(seller, '?box=selling')).toHaveLength(3);
  });

  it('THREAD-01 an enquiry counts in the seller’s figures; what the two write afterwards does not', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t);
    await say(seller, id);
    await say(buyer, id);
    expect((await get(`/api/my-boats/${boatId}/stats`, seller)).json()).toMatchObject({ enquiries: 1 });
    expect((await get('/api/my-boats/figures', seller)).json()).toMatchObject({
      enquiries: 1,
      listings: [{ id: boatId, enquiries: 1 }],
    });
    expect((await get('/api/threads/unread', seller)).json()).toEqual({
      buying: 0,
      selling: 2,
      boats: [{ id: boatId, unread: 2 }],
      latest: {
        thread: id,
        side: 'selling',
        from: buyer.user.firstName,
        boat: expect.any(String),
        at: expect.any(String),
      },
    });
  });

  it('BUYER-02 the latest unread message is that of the other person, whatever one wrote since', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id);
    const latest = async () => (await get('/api/threads/unread', buyer)).json().latest;
    const before = await latest();
    expect(before).toMatchObject({ thread: id, side: 'buying', from: seller.user.firstName });
    await say(buyer, id);
    expect(await latest()).toEqual(before);
    await post(t, `/api/threads/${id}/read`, {}, { headers: buyer.headers });
    expect(await latest()).toBeNull();
  });

  it('BUYER-08 shows up to which message the other person has read, unless one of the two switches it off', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const seen = async (who: SignedInAccount) => (await threadOf(who, id)).seenUpTo;
    const read = (who: SignedInAccount) => post(t, `/api/threads/${id}/read`, {}, { headers: who.headers });
    const set = (who: SignedInAccount, showsSeen: boolean) =>
      call(t, { method: 'PATCH', url: '/api/settings', payload: { showsSeen }, headers: who.headers });
    expect(await seen(buyer)).toBeNull();
    await read(seller);
    const first = (await threadOf(buyer, id)).messages[0]?.id;
    expect(await seen(buyer)).toBe(first);
    await say(buyer, id);
    expect(await seen(buyer)).toBe(first);
    for (const who of [seller, buyer]) {
      await set(who, false);
      expect(await seen(buyer)).toBeNull();
      await set(who, true);
    }
    await read(seller);
    expect(await seen(buyer)).toBe((await threadOf(buyer, id)).messages.at(-1)?.id);
  });

  it('THREAD-01 a buyer who wrote before signing in finds the conversation in their account', async () => {
    const { id: boatId } = await newBoat();
    const buyer = await registerAccount(t);
    await startConversation(t, {
      boatId,
      email: buyer.user.email.toUpperCase(),
      message: 'Before signing in',
    });
    await startConversation(t, { boatId, buyer, message: 'After signing in' });
    const [entry] = await listOf(buyer);
    expect(textsOf(await threadOf(buyer, entry?.id ?? 0))).toEqual(['Before signing in', 'After signing in']);
  });

  it('THREAD-02 the boxes list boat, first name, last message, time and unread count, the most recent first', async () => {
    const first = await newConversation(t, { boat: { title: 'Westerly Konsort', price: 9_500 } });
    const { seller, buyer } = first;
    const second = await newConversation(t, { seller, buyer });
    await say(seller, first.id, 'Yes, she is.');
    const listed = await get('/api/threads?box=buying&page=1', buyer);
    expect(listed.headers['x-total-count']).toBe('2');
    expect(listed.json()).toMatchObject([
      {
        id: first.id,
        boat: { id: first.boatId, title: 'Westerly Konsort', price: 9_500, state: 'for-sale', picture: null },
        other: { firstName: 'Sally' },
        lastMessage: { text: 'Yes, she is.', mine: false },
        lastAt: expect.stringMatching(/^\d{4}-/),
        unread: 1,
      },
      { id: second.id, unread: 0, lastMessage: { mine: true } },
    ]);
    expect(await listOf(seller)).toEqual([]);
    expect((await listOf(seller, '?box=selling')).map(({ unread }) => unread)).toEqual([1, 1]);
    expect(await listOf(buyer, '?page=2')).toEqual([]);
    expect((await get('/api/threads?box=spam', buyer)).statusCode).toBe(400);
  });

  it('THREAD-03 only its two people read and write it; its messages are in order', async () => {
    const { id, seller, buyer } = await newConversation(t, { message: 'Is she still for sale?' });
    const sent = await say(seller, id, 'She is.');
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ text: 'She is.', mine: true, images: [], waiting: false });
    await say(buyer, id, 'Good.');
    expect(textsOf(await threadOf(seller, id))).toEqual(['Is she still for sale?', 'She is.', 'Good.']);

    const stranger = await registerAccount(t);
    const admin = await registerAccount(t, { role: 'admin' });
    for (const who of [stranger, admin]) {
      expect((await get(`/api/threads/${id}`, who)).statusCode).toBe(404);
      expect((await say(who, id)).statusCode).toBe(404);
      for (const what of ['read', 'archive', 'unarchive', 'block', 'unblock'])
        expect((await act(who, id, what)).statusCode, what).toBe(404);
      expect((await act(who, id, 'share', { what: 'email' })).statusCode).toBe(404);
      expect((await act(who, id, 'report', { reason: 'Nosy' })).statusCode).toBe(404);
    }
    expect((await threadOf(buyer, id)).messages).toHaveLength(3);
  });

  it('THREAD-03 a text or pictures are needed, and both are bounded', async () => {
    const { id, buyer } = await newConversation(t);
    for (const body of [
      {},
      { text: '' },
      { text: ' \n ' },
      { text: 'x'.repeat(4_001) },
      { text: 'bell \u0007' },
      { text: 'x', images: ['https://elsewhere.example/a.jpg'] },
      { text: 'x', images: Array(6).fill('/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10') },
      { text: 'x', key: 'k'.repeat(101) },
    ]) {
      const answer = await act(buyer, id, 'messages', body);
      expect(answer.statusCode, JSON.stringify(body).slice(0, 60)).toBe(400);
      expect(answer.json().details).not.toEqual([]);
    }
    expect((await say(buyer, id, 'x'.repeat(4_000))).statusCode).toBe(201);
  });

  it('THREAD-20 the same key twice is one message, also when both arrive at the same moment', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const answers = await race(
      t.deps,
      times(3, () => say(seller, id, 'Once', { key: 'a' })),
    );
    expect(new Set(answers.map((answer) => answer.json<Message>().id)).size).toBe(1);
    expect((await say(buyer, id, 'Mine', { key: 'a' })).statusCode).toBe(201);
    expect(textsOf(await threadOf(buyer, id)).slice(1)).toEqual(['Once', 'Mine']);
    expect((await listOf(buyer))[0]?.unread).toBe(1);
  });

  it('THREAD-04 is read, archived and brought back; a new message brings it back too; nothing deletes it', async () => {
    const { id, seller, buyer } = await newConversation(t);
    expect((await get('/api/threads/unread', seller)).json()).toMatchObject({ selling: 1, buying: 0 });
    expect((await act(seller, id, 'read')).statusCode).toBe(200);
    expect((await get('/api/threads/unread', seller)).json()).toMatchObject({ selling: 0, boats: [] });

    await act(seller, id, 'archive');
    expect(await listOf(seller, '?box=selling')).toEqual([]);
    expect(await listOf(seller, '?box=archived')).toMatchObject([{ id }]);
    expect(await listOf(buyer)).toMatchObject([{ id }]);
    await act(seller, id, 'unarchive');
    expect(await listOf(seller, '?box=archived')).toEqual([]);
    await act(seller, id, 'archive');
    await say(buyer, id);
    expect(await listOf(seller, '?box=selling')).toMatchObject([{ id, unread: 1 }]);
    const deleted = await call(t, { method: 'DELETE', url: `/api/threads/${id}`, headers: buyer.headers });
    expect(deleted.statusCode).toBe(404);
  });

  it('THREAD-17 stays readable when its boat is sold, paused, taken down or deleted, and says so', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t, { boat: { title: 'Drascombe Lugger' } });
    const stateOf = async () => (await threadOf(buyer, id)).boat;
    await changeListing(t.db, boatId, { closedAt: new Date() });
    expect(await stateOf()).toMatchObject({ state: 'sold' });
    await changeListing(t.db, boatId, { paused: true });
    expect(await stateOf()).toMatchObject({ state: 'paused' });
    await changeListing(t.db, boatId, {
      status: 'rejected',
      rejectionReason: 'A report',
      closedAt: null,
      paused: false,
    });
    expect(await stateOf()).toMatchObject({ state: 'withdrawn', price: null, picture: null });
    await changeListing(t.db, boatId, { deletedAt: new Date() });
    expect(await stateOf()).toMatchObject({ state: 'deleted', title: 'Drascombe Lugger' });
    expect((await say(buyer, id)).statusCode).toBe(201);
    expect((await threadOf(seller, id)).messages).toHaveLength(2);
  });

  it('with 10,000 messages answers the latest, and earlier ones page by page', async () => {
    const { id, buyer } = await newConversation(t);
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      conversationId: id,
      side: 'seller' as const,
      text: `Message ${at}`,
      createdAt: new Date(),
    }));
    for (let from = 0; from < rows.length; from += 2_000)
      await t.db.insert(messages).values(rows.slice(from, from + 2_000));
    const latest = await threadOf(buyer, id);
    expect(latest.messages).toHaveLength(100);
    expect(latest.messages.at(-1)?.text).toBe('Message 9999');
    expect(latest.hasEarlier).toBe(true);
    const earlier = await threadOf(buyer, id, `?before=${latest.messages[0]?.id}&limit=2`);
    expect(textsOf(earlier)).toEqual(['Message 9898', 'Message 9899']);
    expect((await get(`/api/threads/${id}?limit=5000`, buyer)).statusCode).toBe(400);
  });

  it('THREAD-11 HTML and scripts are stored and answered as the text that they are', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const text = '<script>alert(1)</script> <img src=x onerror=alert(2)> &lt;b&gt;';
    await say(seller, id, text);
    expect((await threadOf(buyer, id)).messages.at(-1)?.text).toBe(text);
    const [mail] = (await mailsTo(t, buyer.user.email)).slice(-1);
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail?.html).not.toContain('<script');
  });

  it('THREAD-13 words of known frauds are marked for the one who receives them', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(buyer, id, 'My agent will collect her and bring a courier with cash.');
    const last = async (who: SignedInAccount) => (await threadOf(who, id)).messages.at(-1)?.caution;
    expect(await last(seller)).not.toBeNull();
    expect(await last(buyer)).toBeNull();
  });
});

describe('privacy', () => {
  it('THREAD-09 answers hold nobody’s address or phone number until that person shares it there', async () => {
    const { id, seller, buyer } = await newConversation(t, { boat: { sellerPhone: '01590 610 233' } });
    await t.db.update(accounts).set({ phone: '07700 900555' }).where(eq(accounts.id, seller.user.id));
    await say(seller, id);
    const everything = async () =>
      (await Promise.all(['/api/threads', `/api/threads/${id}`].map((url) => get(url, buyer))))
        .map(({ body }) => body)
        .join();
    for (const secret of [seller.user.email, '07700 900555', '01590 610 233', 'Bell'])
      expect(await everything()).not.toContain(secret);

    expect((await act(seller, id, 'share', { what: 'phone' })).statusCode).toBe(200);
    expect((await threadOf(buyer, id)).other).toEqual({ firstName: 'Sally', phone: '07700 900555' });
    await act(seller, id, 'share', { what: 'email' });
    expect((await threadOf(buyer, id)).other).toMatchObject({ email: seller.user.email });
    expect((await threadOf(seller, id)).other).toEqual({ firstName: 'Bill' });
    expect((await threadOf(seller, id)).shared).toEqual({ phone: true, email: true });

    expect((await act(buyer, id, 'share', { what: 'phone' })).statusCode).toBe(409);
    expect((await act(buyer, id, 'share', { what: 'password' })).statusCode).toBe(400);
  });

  it('THREAD-09 a seller learns nothing about the account behind an address that a visitor typed', async () => {
    const victim = await registerAccount(t, { firstName: 'Vera' });
    const { id: boatId, owner } = await newBoat();
    await startConversation(t, { boatId, email: victim.user.email });
    const [entry] = await listOf(owner, '?box=selling');
    expect(entry?.other).toEqual({ firstName: 'Bill' });
  });

  it('THREAD-09 nobody writes into an account’s conversation by typing its address', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t);
    await startConversation(t, { boatId, email: buyer.user.email, message: 'Send the money elsewhere' });
    expect((await threadOf(seller, id)).messages).toHaveLength(1);
  });

  it('THREAD-10 up to five pictures are private to the two people', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const files = await Promise.all([uploadFile(t, buyer), uploadFile(t, buyer)]);
    const sent = await say(buyer, id, 'My mooring', { images: files.map(({ url }) => url) });
    expect(sent.json<Message>().images).toEqual(files.map(({ url }) => url));
    const [url = ''] = (await threadOf(seller, id)).messages.at(-1)?.images ?? [];
    const status = async (who?: SignedInAccount) => (await get(url, who)).statusCode;
    expect(await status(seller)).toBe(200);
    expect(await status(buyer)).toBe(200);
    expect(await status()).toBe(404);
    expect(await status(await registerAccount(t))).toBe(404);
    const admin = await registerAccount(t, { role: 'admin' });
    expect(await status(admin)).toBe(404);
    await act(seller, id, 'report', { reason: 'Look at this' });
    expect(await status(admin)).toBe(200);
  });

  it('THREAD-10 refuses pictures of others, of listings, of other messages, and videos', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const theirs = await uploadFile(t, seller);
    const listed = await uploadFile(t, buyer);
    await listingWith(t, buyer, 'live', { photos: [listed.id] });
    const used = await uploadFile(t, buyer);
    await say(buyer, id, 'Once', { images: [used.url] });
    for (const { url } of [theirs, listed, used])
      expect((await say(buyer, id, 'Again', { images: [url] })).statusCode).toBe(400);
    expect((await threadOf(buyer, id)).messages).toHaveLength(2);
    // A picture of a message cannot be made public by putting it into a listing.
    const listing = { title: 'Contessa 32', category: 'sailing', price: 24_950, location: 'Lymington' };
    const made = await post(t, '/api/boats', { ...listing, images: [used.url] }, { headers: buyer.headers });
    expect(made.statusCode).toBe(400);
  });
});

describe('mails', () => {
  it('THREAD-07 the recipient is mailed the text and a link, once in ten minutes while they do not answer', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id, 'She is still for sale.');
    const toBuyer = () => mailsTo(t, buyer.user.email);
    expect(await toBuyer()).toHaveLength(1);
    const [first] = await toBuyer();
    expect(first?.subject).toContain('Sally wrote about');
    expect(first?.text).toContain('> She is still for sale.');
    expect(first?.text).toContain(`/messages/${id}`);
    expect(`${first?.text}${JSON.stringify(first?.headers)}`).not.toContain(seller.user.email);
    expect(first?.replyTo).toBeUndefined();

    await say(seller, id, 'And she has new sails.');
    await say(seller, id, 'And a new engine.');
    expect(await toBuyer()).toHaveLength(1);
    await sendDueNotifications(t);
    expect(await toBuyer()).toHaveLength(1);
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    await sendDueNotifications(t);
    expect(await toBuyer()).toHaveLength(2);
    const second = (await toBuyer())[1];
    expect(second?.text).toContain('> And she has new sails.');
    expect(second?.text).toContain('> And a new engine.');
    expect(second?.text).not.toContain('She is still for sale.');

    await say(buyer, id, 'Thank you, I will come.');
    await say(seller, id, 'Until Sunday.');
    expect(await toBuyer()).toHaveLength(3);
  });

  it('THREAD-07 what has been read meanwhile is not mailed', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id);
    await t.mails();
    await say(seller, id);
    await act(buyer, id, 'read');
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    expect(await mailsTo(t, buyer.user.email)).toHaveLength(1);
  });

  it('THREAD-07 mails tell automatic responders to stay silent, and a reply to them reaches nobody', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id);
    const [mail] = await mailsTo(t, buyer.user.email);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('precedence')).toBe('bulk');
    expect(mail?.replyTo).toBeUndefined();
  });

  it('THREAD-07 an auto-reply storm costs the other side a few mails, not hundreds', async () => {
    const { id, seller, buyer } = await newConversation(t);
    for (let round = 0; round < 20; round += 1) {
      await say(seller, id, `I am away until Monday. ${round}`);
      t.advance(MINUTE);
      await sendDueNotifications(t);
    }
    expect((await mailsTo(t, buyer.user.email)).length).toBeLessThanOrEqual(3);
  });
});

describe('limits', () => {
  it('THREAD-12 a person sends 60 messages an hour; what is refused does not count', async () => {
    const { id, seller } = await newConversation(t);
    expect((await say(seller, id, '')).statusCode).toBe(400);
    for (let sent = 0; sent < SENDING_LIMITS.messages.max; sent += 1)
      expect((await say(seller, id, `Message ${sent}`)).statusCode).toBe(201);
    const refused = await say(seller, id, 'One more');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    t.advance(HOUR);
    expect((await say(seller, id, 'One more')).statusCode).toBe(201);
  });

  it('THREAD-12 a person begins ten conversations an hour, however many calls run at the same time', async () => {
    const buyer = await registerAccount(t);
    const boats = await Promise.all(Array.from({ length: 12 }, () => newBoat()));
    const answers = await race(
      t.deps,
      boats.map(
        ({ id: boatId }) =>
          () =>
            startConversation(t, { boatId, buyer }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(SENDING_LIMITS.newConversations.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  async function sendToMany(buyer: SignedInAccount, count: number) {
    const boats: Awaited<ReturnType<typeof newBoat>>[] = [];
    for (let at = 0; at < count; at += 1) {
      const boat = await newBoat();
      boats.push(boat);
      const message = `I buy any boat for cash today, please call me ${'!'.repeat(at)}`;
      expect((await startConversation(t, { boatId: boat.id, buyer, message })).statusCode).toBe(200);
    }
    return boats;
  }

  it('THREAD-12 nearly the same text to a sixth seller in a day waits for an administrator, who releases it', async () => {
    const buyer = await registerAccount(t, { firstName: 'Spencer' });
    const boats = await sendToMany(buyer, 6);
    const [fifth, sixth] = boats.slice(4);
    expect(await listOf(fifth!.owner, '?box=selling')).toHaveLength(1);
    expect(await listOf(sixth!.owner, '?box=selling')).toEqual([]);
    expect(await mailsTo(t, sixth!.owner.user.email)).toEqual([]);
    const enquiries = async () => (await get('/api/my-boats/figures', sixth!.owner)).json().enquiries;
    expect(await enquiries()).toBe(0);
    const [entry] = await listOf(buyer, `?boat=${sixth!.id}`);
    expect((await threadOf(buyer, entry!.id)).messages).toMatchObject([{ waiting: true }]);
    expect((await get(`/api/threads/${entry!.id}`, sixth!.owner)).statusCode).toBe(404);

    const admin = await registerAccount(t, { role: 'admin' });
    const held = (await get('/api/admin/held-messages?limit=100', admin)).json();
    const waiting = held.find((one: { from: string }) => one.from.startsWith('Spencer'));
    expect(waiting).toMatchObject({ text: expect.stringContaining('any boat'), recipients: 6 });
    const settle = (what: string) =>
      post(t, `/api/admin/held-messages/${waiting.id}/${what}`, {}, { headers: admin.headers });
    expect((await settle('release')).statusCode).toBe(200);
    expect((await settle('refuse')).statusCode).toBe(404);
    expect(await listOf(sixth!.owner, '?box=selling')).toMatchObject([{ unread: 1 }]);
    expect(await enquiries()).toBe(1);
    const [mail] = await mailsTo(t, sixth!.owner.user.email);
    expect(mail?.replyTo).toMatchObject([{ address: buyer.user.email }]);
    expect((await threadOf(buyer, entry!.id)).messages).toMatchObject([{ waiting: false }]);
  });

  it('THREAD-12 a refused message never reaches the seller, and its sender sees that', async () => {
    const buyer = await registerAccount(t, { firstName: 'Reggie' });
    const sixth = (await sendToMany(buyer, 6))[5]!;
    const admin = await registerAccount(t, { role: 'admin' });
    const held = (await get('/api/admin/held-messages?limit=100', admin)).json();
    const { id } = held.find((one: { from: string }) => one.from.startsWith('Reggie'));
    await post(t, `/api/admin/held-messages/${id}/refuse`, {}, { headers: admin.headers });
    expect(await listOf(sixth.owner, '?box=selling')).toEqual([]);
    const [entry] = await listOf(buyer, `?boat=${sixth.id}`);
    expect((await threadOf(buyer, entry!.id)).messages).toMatchObject([{ waiting: false, refused: true }]);
  });

  it('THREAD-12 different texts, and the same text on another day, do not wait', async () => {
    const buyer = await registerAccount(t);
    for (let at = 0; at < 7; at += 1) {
      const { id: boatId, owner } = await newBoat();
      await startConversation(t, { boatId, buyer });
      expect(await listOf(owner, '?box=selling')).toHaveLength(1);
    }
    const other = await registerAccount(t);
    await sendToMany(other, 5);
    t.advance(DAY);
    const { id: boatId, owner } = await newBoat();
    await startConversation(t, {
      boatId,
      buyer: other,
      message: 'I buy any boat for cash today, please call me',
    });
    expect(await listOf(owner, '?box=selling')).toHaveLength(1);
  });
});

describe('blocking and reporting', () => {
  it('THREAD-14 a block ends messages and mails both ways, and can be taken back', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id);
    await t.mails();
    await say(seller, id);
    await act(buyer, id, 'block');
    for (const who of [seller, buyer]) expect((await say(who, id)).statusCode).toBe(409);
    expect(await threadOf(seller, id)).toMatchObject({ blocked: true, blockedByMe: false });
    expect(await threadOf(buyer, id)).toMatchObject({ blocked: true, blockedByMe: true });
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    expect(await mailsTo(t, buyer.user.email)).toHaveLength(1);
    await act(seller, id, 'unblock');
    expect((await say(seller, id)).statusCode).toBe(409);
    await act(buyer, id, 'unblock');
    expect((await say(seller, id)).statusCode).toBe(201);
  });

  it('THREAD-14 a blocked buyer cannot write about another boat, signed out, or as a seller', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t);
    await act(seller, id, 'block');
    const { id: another } = await newBoat(seller);
    const { id: own } = await newBoat(buyer);
    const email = buyer.user.email;
    expect((await startConversation(t, { boatId, buyer })).statusCode).toBe(409);
    expect((await startConversation(t, { boatId: another, buyer })).statusCode).toBe(409);
    expect((await startConversation(t, { boatId: another, email: email.toUpperCase() })).statusCode).toBe(
      409,
    );
    expect((await startConversation(t, { boatId: own, buyer: seller })).statusCode).toBe(409);
    expect((await startConversation(t, { boatId: another })).statusCode).toBe(200);
  });

  it('THREAD-14 administrators list and read a conversation only while it is reported, and reading is audited', async () => {
    const { id, seller, buyer } = await newConversation(t, { message: 'Send a deposit first.' });
    const admin = await registerAccount(t, { role: 'admin' });
    const read = () => get(`/api/admin/threads/${id}`, admin);
    expect((await read()).statusCode).toBe(404);
    for (const reason of ['', 'x'.repeat(1_001)])
      expect((await act(seller, id, 'report', { reason })).statusCode).toBe(400);
    expect((await act(seller, id, 'report', { reason: 'A fraud' })).statusCode).toBe(201);
    expect((await act(seller, id, 'report', { reason: 'Surely a fraud' })).statusCode).toBe(201);
    const listed = (await get('/api/admin/threads', admin)).json();
    const mine = listed.filter((one: { id: number }) => one.id === id);
    expect(mine).toMatchObject([{ reason: 'Surely a fraud', reportedBy: 'seller', buyer: 'Bill Bell' }]);
    expect((await read()).json()).toMatchObject({
      messages: [{ text: 'Send a deposit first.', from: 'buyer' }],
    });
    const audited = await t.db.select().from(auditLog).where(eq(auditLog.actorId, admin.user.id));
    expect(audited).toMatchObject([{ action: 'read-conversation', subjectId: String(id) }]);
    for (const who of [seller, buyer])
      expect((await get(`/api/admin/threads/${id}`, who)).statusCode).toBe(403);

    await post(t, `/api/admin/threads/${id}/close`, {}, { headers: admin.headers });
    expect((await read()).statusCode).toBe(404);
  });
});

describe('saved replies', () => {
  it('THREAD-15 an account keeps up to 20; others cannot see or change them', async () => {
    const seller = await registerAccount(t);
    const reply = { title: 'Still for sale', text: 'Yes, she is. When would you like to come?' };
    const save = () => post(t, '/api/saved-replies', reply, { headers: seller.headers });
    const saved = await race(t.deps, times(SAVED_REPLY_LIMITS.count + 3, save));
    expect(saved.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(saved.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    const list = (await get('/api/saved-replies', seller)).json();
    expect(list).toHaveLength(20);
    expect(list[0]).toMatchObject(reply);

    const url = `/api/saved-replies/${list[0].id}`;
    const stranger = await registerAccount(t);
    const change = (who: SignedInAccount, payload: object) =>
      call(t, { method: 'PATCH', url, payload, headers: who.headers });
    expect((await change(stranger, { title: 'Mine' })).statusCode).toBe(404);
    expect((await call(t, { method: 'DELETE', url, headers: stranger.headers })).statusCode).toBe(404);
    expect((await change(seller, { title: 'Available' })).json()).toMatchObject({ title: 'Available' });
    expect((await change(seller, { text: '' })).statusCode).toBe(400);
    expect((await call(t, { method: 'DELETE', url, headers: seller.headers })).statusCode).toBe(204);
    expect((await save()).statusCode).toBe(201);
  });
});

describe('buyers without an account', () => {
  const tokenIn = (text = '') => /conversation\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
  const answer = (token: string, fields: Record<string, string>) =>
    call(t, {
      method: 'POST',
      url: `/conversation?token=${token}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const open = async (token: string) => get(`/api/thread-links?token=${token}`);

  async function guestConversation() {
    const { id: boatId, owner: seller } = await newBoat();
    const email = newEmail('guest');
    await startConversation(t, { boatId, email, message: 'Is she still for sale?' });
    const [copy] = await mailsTo(t, email);
    const [entry] = await listOf(seller, '?box=selling');
    return { boatId, seller, email, copy, token: tokenIn(copy?.text), id: entry?.id ?? 0 };
  }

  it('THREAD-08 get a copy by mail whose link opens the conversation to read and answer', async () => {
    const { seller, email, copy, token, id } = await guestConversation();
    expect(copy?.text).toContain('> Is she still for sale?');
    expect(copy?.text).not.toContain(seller.user.email);
    await say(seller, id, 'She is.');
    const [, toGuest] = await mailsTo(t, email);
    expect(tokenIn(toGuest?.text)).not.toBe('');
    const opened = (await open(token)).json();
    expect(opened).toMatchObject({ state: 'open', other: { firstName: 'Sally' }, blocked: false });
    expect(textsOf(opened)).toEqual(['Is she still for sale?', 'She is.']);
    for (const secret of [seller.user.email, email]) expect(JSON.stringify(opened)).not.toContain(secret);

    const sent = await answer(token, { text: 'Good, I will come.', key: 'one' });
    expect(sent.statusCode).toBe(303);
    await answer(token, { text: 'Good, I will come.', key: 'one' });
    expect(textsOf(await threadOf(seller, id)).slice(2)).toEqual(['Good, I will come.']);
    expect((await answer(token, { text: '' })).headers.location).toContain('problem=text');
    await say(seller, id, 'Until Sunday.');
    expect((await mailsTo(t, email)).at(-1)?.text).toContain('> Until Sunday.');
  });

  it('THREAD-08 opening the link changes nothing in the conversation: mail scanners open links', async () => {
    const { seller, token, id } = await guestConversation();
    await say(seller, id);
    const before = await t.db.select().from(participants).where(eq(participants.conversationId, id));
    await open(token);
    await get(`/conversation?token=${token}`);
    const after = await t.db.select().from(participants).where(eq(participants.conversationId, id));
    expect(after).toEqual(before);
  });

  it('THREAD-08 registering with the address claims it, and the link then opens nothing', async () => {
    const { email, token, id, seller } = await guestConversation();
    const account = await registerThroughCodes(t, { email, fullName: 'Gwen Guest' });
    expect(await listOf(account)).toMatchObject([{ id }]);
    expect((await open(token)).json()).toEqual({ state: 'claimed', id });
    expect((await answer(token, { text: 'From the old link' })).statusCode).toBe(404);
    expect((await threadOf(seller, id)).messages).toHaveLength(1);
    expect((await threadOf(seller, id)).other.firstName).toBe('Gwen');
    await say(account, id, 'Now with an account');
    expect((await threadOf(seller, id)).messages).toHaveLength(2);
  });

  it('THREAD-08 after the account has moved to another address, nobody else claims it with the old one', async () => {
    const { email, id } = await guestConversation();
    const first = await registerThroughCodes(t, { email });
    await t.db
      .update(accounts)
      .set({ email: `moved-${email}`, emailKey: `moved-${email}` })
      .where(eq(accounts.id, first.user.id));
    const second = await registerThroughCodes(t, { email });
    expect(await listOf(second)).toEqual([]);
    expect((await get(`/api/threads/${id}`, second)).statusCode).toBe(404);
  });

  it('THREAD-08 an account with the address that exists already reads it, and claims it by its first act', async () => {
    const { id: boatId } = await newBoat();
    const buyer = await registerAccount(t);
    await startConversation(t, { boatId, email: buyer.user.email });
    const [copy] = await mailsTo(t, buyer.user.email);
    const token = tokenIn(copy?.text);
    const [entry] = await listOf(buyer);
    expect((await open(token)).json().state).toBe('open');
    await act(buyer, entry?.id ?? 0, 'read');
    expect((await open(token)).json().state).toBe('claimed');
  });

  it('THREAD-08 a forged, foreign or expired token opens nothing', async () => {
    const { token } = await guestConversation();
    const [payload = '', signature] = token.split('.');
    const parts = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([parts[0], '1', ...parts.slice(2)])).toString('base64url');
    for (const wrong of [`${forged}.${signature}`, `${payload}.x`, 'x', ''])
      expect((await open(wrong)).statusCode).toBe(404);
    t.advance(181 * DAY);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('THREAD-10 open the seller’s pictures with their link, and with no other', async () => {
    const { seller, token, id } = await guestConversation();
    const { token: foreign } = await guestConversation();
    const file = await uploadFile(t, seller);
    await say(seller, id, 'The engine', { images: [file.url] });
    const [url = ''] = (await open(token)).json().messages.at(-1).images;
    expect((await get(url)).statusCode).toBe(200);
    expect((await get(`${file.url}?token=${foreign}`)).statusCode).toBe(404);
    expect((await get(file.url)).statusCode).toBe(404);
  });

  it('THREAD-14 can block the seller, and an address gets five copies a day at most', async () => {
    const { email, token, id, seller } = await guestConversation();
    await answer(token, { act: 'block' });
    expect((await say(seller, id)).statusCode).toBe(409);
    expect((await answer(token, { text: 'Still here' })).statusCode).toBe(303);
    expect((await threadOf(seller, id)).messages).toHaveLength(1);
    await answer(token, { act: 'unblock' });
    expect((await say(seller, id)).statusCode).toBe(201);
    const before = (await mailsTo(t, email)).length;
    for (let at = 0; at < 7; at += 1) await startConversation(t, { boatId: (await newBoat()).id, email });
    expect((await mailsTo(t, email)).length - before).toBe(4);
  });
});

describe('closing an account', () => {
  async function erase(who: SignedInAccount) {
    const erasure = { accountId: who.user.id, actorId: null, reason: 'Asked for it' };
    expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(true);
    await t.deps.jobs.drain();
  }

  it('THREAD-18 leaves the other side its copy, under the name "Account closed"', async () => {
    const { id, seller, buyer } = await newConversation(t, { message: 'Is she still for sale?' });
    const { url } = await uploadFile(t, buyer);
    await say(buyer, id, 'My mooring', { images: [url] });
    await act(buyer, id, 'share', { what: 'email' });
    await erase(buyer);
    const thread = await threadOf(seller, id);
    expect(thread.other).toEqual({ firstName: 'Account closed' });
    expect(thread.closed).toBe(true);
    expect(textsOf(thread)).toEqual(['Is she still for sale?', 'My mooring']);
    expect(thread.messages[1]?.images).toEqual([]);
    expect((await get(url, seller)).statusCode).toBe(404);
    expect((await say(seller, id)).statusCode).toBe(409);
  });

  it('THREAD-18 a seller’s conversations stay with their buyers; what both have left is gone', async () => {
    const { id, seller, buyer } = await newConversation(t, { boat: { title: 'Folkboat' } });
    await say(seller, id, 'She is.');
    await erase(seller);
    const thread = await threadOf(buyer, id);
    expect(thread).toMatchObject({
      other: { firstName: 'Account closed' },
      boat: { title: 'Folkboat', state: 'deleted' },
    });
    expect(thread.messages).toHaveLength(2);
    await erase(buyer);
    expect(await t.db.select().from(conversations).where(eq(conversations.id, id))).toEqual([]);
  });
});

describe('retention', () => {
  it('THREAD-19 a conversation is removed with its photos 24 months after its last message, and not before', async () => {
    const { id, boatId, buyer } = await newConversation(t);
    const recent = await newConversation(t);
    const { url, id: photoId } = await uploadFile(t, buyer);
    await say(buyer, id, 'My mooring', { images: [url] });
    const monthsAgo = (months: number) => {
      const at = t.deps.clock.now();
      at.setUTCMonth(at.getUTCMonth() - months);
      return new Date(at.getTime() - MINUTE);
    };
    const lastWrittenAt = (which: number, lastAt: Date) =>
      t.db.update(conversations).set({ lastAt }).where(eq(conversations.id, which));
    const run = () =>
      removeOldConversations(t.deps, retainedSince(RETENTION.conversations.keep, t.deps.clock.now()));
    await lastWrittenAt(id, monthsAgo(23));
    await run();
    expect((await threadOf(buyer, id)).messages).toHaveLength(2);
    await lastWrittenAt(id, monthsAgo(24));
    await run();
    await t.deps.jobs.drain();
    expect((await get(`/api/threads/${id}`, buyer)).statusCode).toBe(404);
    expect(await listOf(buyer, `?boat=${boatId}`)).toEqual([]);
    expect((await get(url, buyer)).statusCode).toBe(404);
    expect(await t.deps.storage.exists(masterKey(photoId))).toBe(false);
    expect((await threadOf(recent.buyer, recent.id)).messages).toHaveLength(1);
  });
});

describe('answer time', () => {
  const answersOf = async (boatId: number) => (await get(`/api/boats/${boatId}`)).json().answers;

  it('THREAD-16 is shown for sellers with five conversations in 90 days, as median and share', async () => {
    const seller = await registerAccount(t);
    const boat = await newBoat(seller);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      if (at === 4) {
        await countAnswers(t.db, t.deps.clock.now());
        expect(await answersOf(boat.id)).toBeNull();
      }
      ids.push((await newConversation(t, { seller })).id);
    }
    const now = t.deps.clock.now().getTime();
    const opened = (id: number, agoMs: number, replyMs: number | null) =>
      t.db
        .update(conversations)
        .set({
          createdAt: new Date(now - agoMs),
          firstReplyAt: replyMs === null ? null : new Date(now - agoMs + replyMs),
        })
        .where(eq(conversations.id, id));
    const [a, b, c, d, e] = ids as [number, number, number, number, number];
    await opened(a, 20 * DAY, HOUR);
    await opened(b, 20 * DAY, 2 * HOUR);
    await opened(c, 20 * DAY, 3 * HOUR);
    await opened(d, 20 * DAY, 8 * DAY);
    await opened(e, 20 * DAY, null);
    await countAnswers(t.db, t.deps.clock.now());
    expect(await answersOf(boat.id)).toEqual({
      sentence: 'Usually replies within a few hours. Answers 3 of 5 enquiries',
      share: 0.6,
    });
    // Young and unanswered, or too old: four are left to judge by.
    await opened(e, 2 * DAY, null);
    await countAnswers(t.db, t.deps.clock.now());
    expect(await answersOf(boat.id)).toBeNull();
    await opened(e, 91 * DAY, HOUR);
    await countAnswers(t.db, t.deps.clock.now());
    expect(await answersOf(boat.id)).toBeNull();
  });
});
