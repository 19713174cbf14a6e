import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HeldMessage } from '#contract/admin/threads.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { newConversation, startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { sendDueNotifications } from '#tests/support/notifications.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t.close());

const FRAUD = 'I am at sea. My shipping agent collects her, and you are paid by Western Union.';
const get = (url: string, who: SignedInAccount) => call(t, { url, headers: who.headers });
const say = (who: SignedInAccount, id: number, text: string, more: object = {}) =>
  post(t, `/api/threads/${id}/messages`, { text, ...more }, { headers: who.headers });
const textsSeenBy = async (who: SignedInAccount, id: number): Promise<string[]> =>
  (await get(`/api/threads/${id}`, who)).json().messages.map(({ text }: { text: string }) => text);
const heldWith = async (text: string): Promise<HeldMessage | undefined> =>
  (await get('/api/admin/held-messages?limit=100', admin))
    .json()
    .find((message: HeldMessage) => message.text.includes(text));
const settle = (id: number | undefined, what: 'release' | 'refuse') =>
  post(t, `/api/admin/held-messages/${id}/${what}`, {}, { headers: admin.headers });
const mailsWith = async (who: SignedInAccount, text: string) =>
  (await mailsTo(t, who.user.email)).filter((mail) => mail.text?.includes(text));

async function newBoat(seller: SignedInAccount) {
  return (await insertListing(t.db, { ownerId: seller.user.id, showEmail: true })).id;
}

describe('a message with several strong signs of fraud', () => {
  it('DESK-05 waits from the contact form on, and its sender reads only that it is being checked', async () => {
    const [seller, buyer] = [await registerAccount(t), await registerAccount(t, { firstName: 'Fred' })];
    const boatId = await newBoat(seller);
    const honest = await startConversation(t, { boatId: await newBoat(seller), buyer });
    const answer = await startConversation(t, { boatId, buyer, message: `${FRAUD} One.` });
    expect([answer.statusCode, answer.json()]).toEqual([honest.statusCode, honest.json()]);
    const [entry] = (await get(`/api/threads?boat=${boatId}`, buyer)).json();
    expect((await get(`/api/threads/${entry.id}`, buyer)).json().messages).toEqual([
      expect.objectContaining({ waiting: true, refused: false, caution: null }),
    ]);
    expect((await get(`/api/threads/${entry.id}`, seller)).statusCode).toBe(404);
    await sendDueNotifications(t);
    expect(await mailsWith(seller, 'Western Union')).toEqual([]);
    expect(await heldWith('One.')).toMatchObject({
      side: 'buyer',
      signs: ['a shipping agent who collects', 'Western Union or another cash transfer'],
    });
    expect((await get('/api/admin/counts', admin)).json().heldMessages).toBeGreaterThan(0);
  });

  it('DESK-05 waits in a conversation too, from either side; one sign alone does not', async () => {
    const { id, seller, buyer } = await newConversation(t);
    expect((await say(buyer, id, 'Could I pay in Bitcoin?')).json()).toMatchObject({ waiting: false });
    expect((await say(seller, id, `${FRAUD} Two.`)).json()).toMatchObject({ waiting: true });
    expect((await textsSeenBy(buyer, id)).join()).not.toContain('Two.');
    expect(await heldWith('Two.')).toMatchObject({ side: 'seller', recipients: 0 });
  });

  it('DESK-05 waits when its signs are spread over several messages', async () => {
    const { id, seller, buyer } = await newConversation(t);
    expect((await say(buyer, id, 'My shipping agent is free on Friday.')).json().waiting).toBe(false);
    expect((await say(buyer, id, 'Is that fine?')).json().waiting).toBe(false);
    expect((await say(buyer, id, 'Here: https://bit.ly/3abc Three.')).json().waiting).toBe(true);
    expect((await textsSeenBy(seller, id)).join()).not.toContain('Three.');
  });

  it('DESK-05 is delivered once, mail included, whoever releases it at the same time', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await sendDueNotifications(t);
    t.advance(3_600_000);
    await say(buyer, id, `${FRAUD} Four.`);
    const held = await heldWith('Four.');
    const answers = await race(
      t.deps,
      times(5, () => settle(held?.id, 'release')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
    t.advance(3_600_000);
    await sendDueNotifications(t);
    await sendDueNotifications(t);
    expect(await mailsWith(seller, 'Four.')).toHaveLength(1);
    expect((await textsSeenBy(seller, id)).filter((text) => text.includes('Four.'))).toHaveLength(1);
  });

  it('DESK-05 is either released or refused, never both', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(buyer, id, `${FRAUD} Five.`);
    const held = await heldWith('Five.');
    const answers = await race(t.deps, [
      () => settle(held?.id, 'release'),
      () => settle(held?.id, 'refuse'),
      () => settle(held?.id, 'release'),
      () => settle(held?.id, 'refuse'),
    ]);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(3);
    expect((await textsSeenBy(seller, id)).some((text) => text.includes('Five.'))).toBe(won % 2 === 0);
  });

  it('DESK-05 that was refused stays refused: sent again it is the same message, written again it waits', async () => {
    const { id, seller, buyer } = await newConversation(t);
    const text = `${FRAUD} Six.`;
    await say(buyer, id, text, { key: 'six' });
    expect((await settle((await heldWith('Six.'))?.id, 'refuse')).statusCode).toBe(200);
    expect((await say(buyer, id, text, { key: 'six' })).json()).toMatchObject({ refused: true });
    expect((await say(buyer, id, text, { key: 'six again' })).json()).toMatchObject({ waiting: true });
    await sendDueNotifications(t);
    expect((await textsSeenBy(seller, id)).join()).not.toContain('Six.');
    expect(await mailsWith(seller, 'Six.')).toEqual([]);
  });
});
