import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAIL_INTERVAL_MS } from '#domain/conversations/limits.ts';
import { MINUTE } from '#domain/durations.ts';
import {
  call,
  mailsTo,
  newEmail,
  post,
  registerAccount,
  registerThroughCodes,
  type SignedInAccount,
} from '#tests/support/accounts.ts';
import { newConversation, newText, startConversation } from '#tests/support/conversations.ts';
import { insertListing } from '#tests/support/listings.ts';
import { uploadFile } from '#tests/support/media.ts';
import { advanceToMorning, sendDueNotifications, sendNews } from '#tests/support/notifications.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await t.deps.jobs.drain();
});
afterAll(() => t.close());
// Far from the hour at which gathered mails leave.
beforeEach(() => advanceToMorning(t, 4));

const act = (who: SignedInAccount, id: number, what: string, body: object = {}) =>
  post(t, `/api/threads/${id}/${what}`, body, { headers: who.headers });
const say = (who: SignedInAccount, id: number, text = newText(), more: object = {}) =>
  act(who, id, 'messages', { text, ...more });
const newBoat = async (owner: SignedInAccount, title = 'Contessa 32') =>
  (await insertListing(t.db, { ownerId: owner.user.id, showEmail: true, title })).id;
const textsTo = async (email: string) => (await mailsTo(t, email)).map(({ text }) => text ?? '');

describe('mails about messages', () => {
  it('THREAD-07 a message that was read is not in the next mail', async () => {
    const { id, seller, buyer } = await newConversation(t);
    await say(seller, id, 'The first');
    await t.mails();
    await say(seller, id, 'Read on the page');
    await act(buyer, id, 'read');
    await say(seller, id, 'Not read yet');
    await t.mails();
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    const [, second, third] = await textsTo(buyer.user.email);
    expect(second).toContain('> Not read yet');
    expect(second).not.toContain('Read on the page');
    expect(third).toBeUndefined();
  });

  it('THREAD-07 an enquiry by form does not lose the messages that wait for the next mail to the seller', async () => {
    const { id, boatId, seller, buyer } = await newConversation(t);
    await t.mails();
    await say(buyer, id, 'This one waits for its mail');
    await t.mails();
    await startConversation(t, { boatId, buyer, message: 'Written with the form' });
    await t.mails();
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    const texts = await textsTo(seller.user.email);
    expect(texts.filter((text) => text.includes('> This one waits for its mail'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('> Written with the form'))).toHaveLength(1);
  });

  it('THREAD-12 a released message is mailed although another was mailed meanwhile, with its number of photos', async () => {
    const buyer = await registerAccount(t, { firstName: 'Rufus' });
    const { id, seller } = await newConversation(t, { buyer });
    const text = 'I buy any boat for cash today and collect it tomorrow morning';
    for (let at = 0; at < 5; at += 1)
      await startConversation(t, { boatId: await newBoat(await registerAccount(t)), buyer, message: text });
    const photos = [await uploadFile(t, buyer), await uploadFile(t, buyer)];
    const held = await say(buyer, id, text, { images: photos.map(({ url }) => url) });
    expect(held.json()).toMatchObject({ waiting: true });
    t.advance(MAIL_INTERVAL_MS);
    await say(buyer, id, 'Something else');
    expect((await textsTo(seller.user.email)).join()).toContain('> Something else');

    const admin = await registerAccount(t, { role: 'admin' });
    const url = `/api/admin/held-messages/${held.json().id}/release`;
    expect((await post(t, url, {}, { headers: admin.headers })).statusCode).toBe(200);
    await t.mails();
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    const mailed = (await textsTo(seller.user.email)).filter((one) => one.includes(text));
    expect(mailed).toHaveLength(1);
    expect(mailed[0]).toContain('With 2 photos.');
  });

  it.each([
    ['a guest', newEmail('guest')],
    ['a guest whose address has a tag', newEmail('guest').replace('@', '+boats@')],
  ])('THREAD-08 what waits for %s follows to the account that claims the conversation', async (_, email) => {
    const seller = await registerAccount(t);
    await startConversation(t, { boatId: await newBoat(seller), email });
    const [{ id }] = (await call(t, { url: '/api/threads?box=selling', headers: seller.headers })).json();
    await say(seller, id, 'The first');
    await t.mails();
    await say(seller, id, 'The second');
    await t.mails();
    await registerThroughCodes(t, { email });
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    const mailed = (await textsTo(email)).filter((text) => text.includes('> The second'));
    expect(mailed).toEqual([expect.stringContaining(`/messages/${id}`)]);
  });
});

describe('addresses that nobody has confirmed', () => {
  const linkIn = (text = '') => /\/conversation(\?token=[\w.-]+)/.exec(text)?.[1] ?? '';
  const open = (text: string | undefined) => call(t, { url: `/api/thread-links${linkIn(text)}` });

  /** A seller whose boats a stranger writes about with someone else's address. */
  async function enquire(email: string, title?: string) {
    const seller = await registerAccount(t, { firstName: 'Sneaky' });
    const boatId = await newBoat(seller, title);
    expect((await startConversation(t, { boatId, email })).statusCode).toBe(200);
    const [{ id }] = (await call(t, { url: '/api/threads?box=selling', headers: seller.headers })).json();
    return { seller, boatId, id: id as number };
  }

  it('THREAD-08 nothing that a seller writes is mailed but the title, until a link in our mails was opened', async () => {
    const email = newEmail('stranger');
    const { seller, id } = await enquire(email, 'Moody 31');
    await say(seller, id, 'Buy my pills at once');
    // They may leave together, in any order.
    const mails = await mailsTo(t, email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'The seller has answered about Moody 31',
      'Your message about Moody 31',
    ]);
    for (const { text, html } of mails)
      for (const part of ['pills', 'Sneaky']) expect(`${text}${html}`).not.toContain(part);

    const answer = mails.find(({ subject }) => subject?.startsWith('The seller'));
    expect((await open(answer?.text)).statusCode).toBe(200);
    t.advance(MAIL_INTERVAL_MS);
    await say(seller, id, 'Now you know me');
    const third = (await mailsTo(t, email)).at(2);
    expect(third?.subject).toBe('Sneaky wrote about Moody 31');
    expect(third?.text).toContain('> Now you know me');
  });

  it('THREAD-07 an enquiry without a session never resets the ten minutes', async () => {
    const email = newEmail('stranger');
    const { seller, boatId, id } = await enquire(email);
    await open((await textsTo(email))[0]);
    for (let round = 0; round < 5; round += 1) {
      await startConversation(t, { boatId, email });
      await say(seller, id);
      await sendDueNotifications(t);
      t.advance(MINUTE);
    }
    // The copy, and one mail about the answers.
    expect(await textsTo(email)).toHaveLength(2);
  });

  it('THREAD-14 an unconfirmed address gets five mails a day from all conversations and kinds, the rest in one the next morning', async () => {
    const email = newEmail('stranger');
    const talks = [await enquire(email, 'One'), await enquire(email, 'Two'), await enquire(email, 'Three')];
    for (const { seller, id } of talks) await say(seller, id);
    await t.mails();
    expect(await textsTo(email)).toHaveLength(5);
    const [{ seller, boatId }] = talks as [(typeof talks)[0]];
    await post(t, `/api/my-boats/${boatId}/state`, { state: 'sold' }, { headers: seller.headers });
    await sendNews(t);
    expect(await textsTo(email)).toHaveLength(5);

    advanceToMorning(t);
    await sendDueNotifications(t);
    await sendDueNotifications(t);
    const [gathered, ...others] = (await mailsTo(t, email)).slice(5);
    expect(others).toEqual([]);
    expect(gathered?.subject).toBe('2 messages and news since yesterday');
    expect(gathered?.text).toContain('The seller wrote about Three');
    expect(gathered?.text).toContain('Sold: One');
    expect(gathered?.text).not.toContain('Sneaky');
  });

  it('THREAD-14 the tags of an unconfirmed address share its five mails a day, and the mail of the next morning', async () => {
    const email = newEmail('stranger');
    const tagged = Array.from({ length: 8 }, (_, n) => (n === 0 ? email : email.replace('@', `+${n}@`)));
    for (const address of tagged) await enquire(address);
    const sent = async () => (await Promise.all(tagged.map((address) => mailsTo(t, address)))).flat();
    await t.mails();
    expect(await sent()).toHaveLength(5);
    advanceToMorning(t);
    await sendDueNotifications(t);
    expect((await sent()).slice(5)).toHaveLength(1);
  });

  it('THREAD-14 the limit ends for an address whose owner opened a link', async () => {
    const email = newEmail('owner');
    const talks = [await enquire(email), await enquire(email), await enquire(email)];
    await open((await textsTo(email))[0]);
    for (const { seller, id } of talks) await say(seller, id);
    t.advance(MAIL_INTERVAL_MS);
    await t.mails();
    for (const { seller, id } of talks) await say(seller, id);
    t.advance(MAIL_INTERVAL_MS);
    await sendDueNotifications(t);
    expect((await textsTo(email)).length).toBe(9);
  });

  it('THREAD-14 sign-up codes and the mails of accounts do not count', async () => {
    const email = newEmail('stranger');
    for (let talk = 0; talk < 6; talk += 1) await enquire(email);
    expect(await textsTo(email)).toHaveLength(5);
    const account = await registerThroughCodes(t, { email });
    const { id, seller } = await newConversation(t, { buyer: account });
    await say(seller, id, 'For the account');
    expect((await textsTo(email)).join()).toContain('> For the account');
  });
});
