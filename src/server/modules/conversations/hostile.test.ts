import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ThreadEntry } from '#contract/messages/threads.ts';
import { MAIL_INTERVAL_MS, SENDING_LIMITS } from '#domain/conversations/limits.ts';
import { eq } from '#server/db/drizzle.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { newConversation, newText, startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { sendDueNotifications } from '#tests/support/notifications.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { participants } from './conversations.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

const get = (url: string, who?: SignedInAccount) => call(t, { url, headers: who?.headers ?? {} });
const act = (who: SignedInAccount, id: number, what: string, body: object = {}) =>
  post(t, `/api/threads/${id}/${what}`, body, { headers: who.headers });
const say = (who: SignedInAccount, id: number, text = newText(), more: object = {}) =>
  act(who, id, 'messages', { text, ...more });
const newBoat = async (owner: SignedInAccount) =>
  (await insertListing(t.db, { ownerId: owner.user.id, showEmail: true })).id;
const buying = async (who: SignedInAccount): Promise<ThreadEntry[]> =>
  (await get('/api/threads', who)).json();

/** A conversation of a visitor who gave this address, with the token of the copy that it was mailed. */
async function guestConversation(email = newEmail('guest')) {
  const seller = await registerAccount(t, { firstName: 'Sally' });
  await startConversation(t, { boatId: await newBoat(seller), email });
  const copy = (await mailsTo(t, email)).at(-1);
  const token = /conversation\?token=([\w.-]+)/.exec(copy?.text ?? '')?.[1] ?? '';
  const [{ id }] = (await get('/api/threads?box=selling', seller)).json();
  return { id: id as number, seller, email, token };
}

const answerAsGuest = (token: string, fields: Record<string, string>) =>
  call(t, {
    method: 'POST',
    url: `/conversation?token=${token}`,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('other people’s conversations', () => {
  it('THREAD-03 numbers that are wrong, unknown or out of range reveal nothing', async () => {
    const { buyer } = await newConversation(t);
    for (const number of ['0', '-1', '1e3', '2147483647', '2147483648', '99999999999999999999', 'x'])
      expect([400, 404], number).toContain((await get(`/api/threads/${number}`, buyer)).statusCode);
  });

  it('THREAD-03 the boxes of one person never hold what another wrote, whatever boat they ask for', async () => {
    const { boatId } = await newConversation(t);
    const stranger = await registerAccount(t);
    for (const box of ['buying', 'selling', 'archived'])
      expect((await get(`/api/threads?box=${box}&boat=${boatId}`, stranger)).json()).toEqual([]);
    expect((await get(`/api/boats/${boatId}/mine`, stranger)).json()).toMatchObject({ threadId: null });
  });
});

describe('claiming', () => {
  it('THREAD-08 two devices that act at the same moment claim it once', async () => {
    const buyer = await registerAccount(t, { firstName: 'Bill' });
    const { id } = await guestConversation(buyer.user.email);
    const answers = await race(t.deps, [
      () => act(buyer, id, 'read'),
      () => act(buyer, id, 'archive'),
      () => say(buyer, id),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201]);
    const people = await t.db.select().from(participants).where(eq(participants.conversationId, id));
    expect(people.filter(({ accountId }) => accountId === buyer.user.id)).toHaveLength(1);
    expect(people.find(({ side }) => side === 'buyer')).toMatchObject({ email: null, emailKey: null });
  });

  it('THREAD-08 the link neither writes nor blocks after the claim, and no other account can claim again', async () => {
    const buyer = await registerAccount(t);
    const { id, seller, token } = await guestConversation(buyer.user.email);
    await act(buyer, id, 'read');
    for (const fields of [{ text: 'From the old link' }, { act: 'block' }] as Record<string, string>[])
      expect((await answerAsGuest(token, fields)).statusCode).toBe(404);
    expect((await say(seller, id)).statusCode).toBe(201);
    const stranger = await registerAccount(t);
    expect((await act(stranger, id, 'read')).statusCode).toBe(404);
    expect(await buying(stranger)).toEqual([]);
  });

  it('THREAD-12 a visitor past the hourly limit is sent back to the page, and nothing is stored', async () => {
    const { id, seller, token } = await guestConversation();
    // The enquiry was the first.
    for (let sent = 1; sent < SENDING_LIMITS.messages.max; sent += 1) {
      if (sent % 30 === 0) t.advance(61_000);
      const { headers } = await answerAsGuest(token, { text: `Message ${sent}`, key: `key ${sent}` });
      expect(headers.location).not.toContain('problem');
    }
    t.advance(61_000);
    const refused = await answerAsGuest(token, { text: 'One more', key: 'more' });
    expect(refused.statusCode).toBe(303);
    expect(refused.headers.location).toContain('problem=limit');
    const { messages } = (await get(`/api/threads/${id}?limit=200`, seller)).json();
    expect(messages).toHaveLength(SENDING_LIMITS.messages.max);
  });
});

describe('uploads', () => {
  it('THREAD-10 a photo that two messages attach at the same moment is in one of them', async () => {
    const { id, buyer } = await newConversation(t);
    const { url } = await uploadFile(t, buyer);
    const answers = await race(
      t.deps,
      times(2, () => say(buyer, id, newText(), { images: [url] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  it('THREAD-10 addresses that are not uploads of this site are refused', async () => {
    const { id, buyer } = await newConversation(t);
    for (const image of [
      'https://example.org/a.jpg',
      '/objects/../etc/passwd',
      'javascript:alert(1)',
      '/objects/uploads/1',
    ])
      expect((await say(buyer, id, newText(), { images: [image] })).statusCode, image).toBe(400);
  });
});

describe('HTML and scripts', () => {
  it('THREAD-11 names and titles are text in mails as well', async () => {
    const seller = await registerAccount(t, { firstName: '<img src=x onerror=alert(1)>' });
    const buyer = await registerAccount(t, { firstName: 'Bill\r\nBcc: all@example.org' });
    const { id } = await newConversation(t, { seller, buyer, boat: { title: '<script>alert(2)</script>' } });
    await say(seller, id);
    await say(buyer, id);
    const mails = [...(await mailsTo(t, buyer.user.email)), ...(await mailsTo(t, seller.user.email))];
    expect(mails.length).toBeGreaterThan(1);
    for (const { html, bcc, subject } of mails) {
      expect(html).not.toMatch(/<script|<img src=x/);
      expect(bcc).toBeUndefined();
      expect(subject).not.toContain('\n');
    }
  });
});

describe('evading a block', () => {
  it('THREAD-14 what waited for an administrator before the block is not delivered afterwards', async () => {
    const { id, seller, buyer } = await newConversation(t, {
      buyer: await registerAccount(t, { firstName: 'Sidney' }),
    });
    const text = 'I buy any boat for cash today and collect it tomorrow morning';
    for (let at = 0; at < 5; at += 1)
      await startConversation(t, { boatId: await newBoat(await registerAccount(t)), buyer, message: text });
    expect((await say(buyer, id, text)).json()).toMatchObject({ waiting: true });
    await act(seller, id, 'block');

    const admin = await registerAccount(t, { role: 'admin' });
    const held: { id: number; from: string }[] = (
      await get('/api/admin/held-messages?limit=100', admin)
    ).json();
    const waiting = held.find(({ from }) => from.startsWith('Sidney'));
    const settle = (what: string) =>
      post(t, `/api/admin/held-messages/${waiting?.id}/${what}`, {}, { headers: admin.headers });
    expect((await settle('release')).statusCode).toBe(409);
    expect((await get(`/api/threads/${id}`, seller)).json().messages).toHaveLength(1);
    expect((await settle('refuse')).statusCode).toBe(200);
  });

  it('THREAD-14 mail that was waiting in another conversation of the two is not sent', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await startConversation(t, { boatId: await newBoat(seller), buyer });
    const other = (await buying(buyer)).find((entry) => entry.id !== id)?.id ?? 0;
    await say(seller, other);
    await say(seller, other, 'This one waits');
    await act(buyer, id, 'block');
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    const texts = (await mailsTo(t, buyer.user.email)).map((mail) => mail.text);
    expect(texts.join()).not.toContain('This one waits');
  });

  it('THREAD-14 another address of the same account, or the same one written differently, does not help', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await act(seller, id, 'block');
    const boatId = await newBoat(seller);
    const { email } = buyer.user;
    for (const spelling of [email.toUpperCase(), ` ${email} `, email])
      expect((await startConversation(t, { boatId, email: spelling })).statusCode, spelling).not.toBe(200);
    // Signed in, the account decides, whatever address is typed.
    const typed = await post(
      t,
      '/api/contact-seller',
      { boatId, buyerName: 'Bill Buyer', buyerEmail: newEmail('new'), message: newText() },
      { headers: buyer.headers },
    );
    expect(typed.statusCode).toBe(409);
  });
});
