import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContactMessage } from '#contract/admin/inbox.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin', firstName: 'Harriet', lastName: 'Master' });
});
afterAll(() => t.close());

const MESSAGE = { lastName: 'Fisher', email: 'bob@example.org', message: 'How do I sell <b>my</b>\ndinghy?' };
const write = async (firstName: string, subject: string) => {
  t.advance(1_000);
  return post(t, '/api/contact', { ...MESSAGE, firstName, subject });
};
const admins = (url: string, method: 'GET' | 'PUT' | 'DELETE' = 'GET') =>
  call(t, {
    method,
    url: `/api/admin/${url}`,
    // As the specified calls do: a JSON content type without a body.
    headers: { ...admin.headers, 'content-type': 'application/json' },
  });
const inbox = async (query = ''): Promise<ContactMessage[]> =>
  (await admins(`contact-messages${query}`)).json();
const unread = async () => (await admins('counts')).json().unreadMessages;

it('API-45 ENTITY-22 INBOX-06 lists messages as text, unread and newest first', async () => {
  await write('Ann', 'First');
  await write('Bob', 'Second');
  const messages = await inbox();
  expect(messages).toMatchObject([
    { ...MESSAGE, firstName: 'Bob', subject: 'Second', isRead: false, kind: 'contact', accountId: null },
    { firstName: 'Ann', subject: 'First', isRead: false },
  ]);
  for (const message of messages) expect(ContactMessage.strict().parse(message)).toEqual(message);
  expect(await unread()).toBe(2);
});

it('shows a deletion request as a message from that account', async () => {
  const leaver = await registerAccount(t, { firstName: 'Lee', lastName: 'Ver' });
  await post(t, '/api/auth/delete-request', undefined, { headers: leaver.headers });
  await t.deps.jobs.drain();
  expect(await inbox('?q=lee+deletion')).toMatchObject([
    { kind: 'account-deletion', firstName: 'Lee', accountId: leaver.user.id, isRead: false },
  ]);
});

describe('a deletion request', () => {
  const eraseBy = (id: number | undefined) =>
    post(t, `/api/admin/contact-messages/${id}/erase-account`, undefined, { headers: admin.headers });
  async function requestOf(leaver: SignedInAccount): Promise<ContactMessage | undefined> {
    await post(t, '/api/auth/delete-request', undefined, { headers: leaver.headers });
    await t.deps.jobs.drain();
    return (await inbox()).find(({ accountId }) => accountId === leaver.user.id);
  }

  it('is carried out by an administrator: the account is erased, and the audit entry has no name', async () => {
    const leaver = await registerAccount(t, { firstName: 'Gone', lastName: 'Fishing' });
    const request = await requestOf(leaver);
    expect((await eraseBy(request?.id)).json()).toEqual({ success: true, message: 'Account erased' });
    expect((await call(t, { url: '/api/auth/sessions', headers: leaver.headers })).statusCode).toBe(401);
    expect((await inbox()).map(({ id }) => id)).not.toContain(request?.id);
    const trail = await admins('audit');
    expect(trail.json()[0]).toMatchObject({
      actor: 'Harriet Master',
      description: 'Erased the account of “[erased]”',
      reason: expect.stringMatching(/^Requested by the account holder on \d+ \w+ \d{4}$/),
    });
    expect(trail.body).not.toContain('Fishing');
    expect(trail.body).not.toContain(leaver.user.id);
    expect((await eraseBy(request?.id)).statusCode).toBe(404);
  });

  it('is carried out by only one of two administrators', async () => {
    const request = await requestOf(await registerAccount(t));
    const erasures = async () => (await admins('audit')).body.split('Erased the account of').length;
    const before = await erasures();
    const answers = await race(
      t.deps,
      times(2, () => eraseBy(request?.id)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(200);
    expect([404, 409]).toContain(statuses[1]);
    expect(await erasures()).toBe(before + 1);
  });

  it('is refused for a message that is no such request, and for an administrator', async () => {
    await write('Ned', 'A question');
    const [question] = await inbox('?q=ned+question');
    expect((await eraseBy(question?.id)).statusCode).toBe(409);
    expect((await inbox('?q=ned+question')).length).toBe(1);
    const colleague = await registerAccount(t, { role: 'admin' });
    const request = await requestOf(colleague);
    expect((await eraseBy(request?.id)).json().error).toContain('Take the role away first.');
    expect((await call(t, { url: '/api/auth/sessions', headers: colleague.headers })).statusCode).toBe(200);
    await admins(`contact-messages/${question?.id}`, 'DELETE');
    await admins(`contact-messages/${request?.id}`, 'DELETE');
  });
});

it('API-51 marks a message as read, which no longer counts as unread', async () => {
  const [newest] = await inbox('?q=bob');
  const before = await unread();
  expect((await admins(`contact-messages/${newest?.id}/read`, 'PUT')).json()).toEqual({
    ...newest,
    isRead: true,
  });
  expect((await admins(`contact-messages/${newest?.id}/read`, 'PUT')).statusCode).toBe(200);
  expect(await unread()).toBe(before - 1);
  expect((await inbox('?unread=true')).map(({ id }) => id)).not.toContain(newest?.id);
  expect((await inbox('?unread=false')).map(({ id }) => id)).toContain(newest?.id);
  expect((await admins('contact-messages/999999/read', 'PUT')).statusCode).toBe(404);
});

describe('an answer from the desk', () => {
  const answer = (id: number | undefined, text: string) =>
    post(t, `/api/admin/contact-messages/${id}/answer`, { text }, { headers: admin.headers });

  it('is mailed to the sender, recorded beside the message, and in the audit log without its text', async () => {
    await post(t, '/api/contact', {
      ...MESSAGE,
      email: 'answered@example.org',
      firstName: 'Ona',
      subject: 'Fees & terms?',
    });
    const [message] = await inbox('?q=ona+fees');
    const answered = await answer(message?.id, 'Dear Ona,\n\nlisting is free.');
    expect(answered.json()).toEqual({
      ...message,
      isRead: true,
      answers: [
        { text: 'Dear Ona,\n\nlisting is free.', by: 'Harriet Master', at: expect.stringContaining('T') },
      ],
    });
    expect(await inbox('?q=ona+fees')).toEqual([answered.json()]);
    const [mail] = await mailsTo(t, 'answered@example.org');
    expect(mail?.subject).toBe('Re: Fees & terms?');
    expect(mail?.text).toContain('listing is free.');
    expect(mail?.text).toContain('dinghy?');
    const trail = await admins('audit');
    expect(trail.json()[0]).toMatchObject({ description: 'Answered the message “Fees & terms?”' });
    expect(trail.body).not.toContain('listing is free');
  });

  it('needs a text that can be shown, and a message; there is an end to it', async () => {
    const [message] = await inbox('?q=ona+fees');
    for (const text of ['', '   ', 'x'.repeat(4_001), 'a\u0000b'])
      expect((await answer(message?.id, text)).statusCode, text.slice(0, 5)).toBe(400);
    expect((await answer(999_999, 'Hello')).statusCode).toBe(404);
    const answers = await race(
      t.deps,
      times(20, (index) => answer(message?.id, `Answer ${index}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(19).fill(200), 409]);
    expect((await inbox('?q=ona+fees'))[0]?.answers).toHaveLength(20);
  });
});

it('API-52 INBOX-04 deletes a message; the audit log keeps its subject but not its text', async () => {
  const [first] = await inbox('?q=FIRST');
  expect((await admins(`contact-messages/${first?.id}`, 'DELETE')).statusCode).toBe(200);
  expect(await inbox('?q=first')).toEqual([]);
  expect((await admins(`contact-messages/${first?.id}`, 'DELETE')).statusCode).toBe(404);
  const trail = await admins('audit');
  expect(trail.json()[0]).toMatchObject({
    actor: 'Harriet Master',
    description: 'Deleted the message “First”',
    subjectType: 'message',
  });
  expect(trail.body).not.toContain('dinghy');
});

it('is paged, and searched by subject and sender with special characters taken literally', async () => {
  for (let n = 0; n < 3; n += 1) await write('Cy', `100%_sure ${n}`);
  const page = await admins('contact-messages?limit=2&page=2&q=100%25_sure');
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.json()).toMatchObject([{ subject: '100%_sure 0' }]);
  expect(await inbox('?q=100%25%25')).toEqual([]);
  for (const query of ['?limit=101', '?limit=0', '?page=0', `?q=${'x'.repeat(101)}`, '?unread=maybe'])
    expect((await admins(`contact-messages${query}`)).statusCode).toBe(400);
});
