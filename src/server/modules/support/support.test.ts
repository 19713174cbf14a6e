import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '#server/db/drizzle.ts';
import { newAddress, newEmail, post, registerAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { reports, supportMessages } from './support.table.ts';

let t: TestApp;
let ownerId: string;
beforeAll(async () => {
  t = await startTestApp();
  ownerId = (await registerAccount(t)).user.id;
});
afterAll(() => t.close());

const MESSAGE = {
  firstName: 'Bob',
  lastName: 'Fisher',
  subject: 'A question',
  message: 'How do I sell\nmy dinghy?',
};
const messagesFrom = (email: string) =>
  t.db.select().from(supportMessages).where(eq(supportMessages.email, email));

describe('the contact form', () => {
  it('API-41 INBOX-06 ENTITY-22 stores a message as unread', async () => {
    const email = newEmail('bob');
    const answer = await post(t, '/api/contact', {
      ...MESSAGE,
      email,
      isRead: true,
      kind: 'account-deletion',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      success: true,
      message: "Thank you for your message. We'll get back to you within 24 hours!",
    });
    expect(await messagesFrom(email)).toEqual([
      expect.objectContaining({
        ...MESSAGE,
        email,
        isRead: false,
        kind: 'contact',
        accountId: null,
        createdAt: expect.any(Date),
      }),
    ]);
    expect(t.log()).toContain('/api/contact');
    expect(t.log()).not.toContain(email);
  });

  it('stores the account of a signed-in sender', async () => {
    const { user, headers } = await registerAccount(t);
    await post(t, '/api/contact', { ...MESSAGE, email: user.email }, { headers });
    expect((await messagesFrom(user.email))[0]?.accountId).toBe(user.id);
  });

  it.each([
    ['firstName', 'Please enter your first name'],
    ['lastName', 'Please enter your last name'],
    ['email', 'Please enter your email address'],
    ['subject', 'Please enter a subject'],
    ['message', 'Please enter a message'],
  ])('PAGES-02 PAGES-03 %s is required', async (field, message) => {
    const email = newEmail();
    for (const missing of [undefined, '', '  ', null, 7, ['x']]) {
      const answer = await post(t, '/api/contact', { ...MESSAGE, email, [field]: missing });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe(message);
      expect(answer.json().details[0]).toEqual({ path: [field], message });
    }
    expect(await messagesFrom(email)).toEqual([]);
  });

  it.each([
    ['firstName', 'x'.repeat(61)],
    ['subject', 'x'.repeat(151)],
    ['message', 'x'.repeat(5_001)],
    ['message', 'bell \u0007'],
    ['email', 'bob@x.example,eve@x.example'],
  ])('%s cannot be %j', async (field, value) => {
    const answer = await post(t, '/api/contact', { ...MESSAGE, email: newEmail(), [field]: value });
    expect(answer.statusCode).toBe(400);
  });

  it('thanks for a message with a filled trap field, and discards it', async () => {
    const [honest, bot] = [newEmail(), newEmail()];
    const thanks = await post(t, '/api/contact', { ...MESSAGE, email: honest, website: '' });
    const trapped = await post(t, '/api/contact', { ...MESSAGE, email: bot, website: 'x' });
    expect([trapped.statusCode, trapped.body]).toEqual([thanks.statusCode, thanks.body]);
    expect(await messagesFrom(bot)).toEqual([]);
  });

  it('accepts ten messages an hour from one client address', async () => {
    const remoteAddress = newAddress();
    const send = () => post(t, '/api/contact', { ...MESSAGE, email: newEmail() }, { remoteAddress });
    for (let sent = 0; sent < 10; sent += 1) expect((await send()).statusCode).toBe(201);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('reporting a boat', () => {
  const reportsOf = (listingId: number) =>
    t.db.select().from(reports).where(eq(reports.listingId, listingId));

  it('stores a report, with or without details and an email address', async () => {
    const { id } = await insertListing(t.db, { ownerId });
    const full = { reason: 'It looks like a scam', details: 'Too cheap', email: newEmail('doubter') };
    expect((await post(t, `/api/boats/${id}/report`, full)).statusCode).toBe(201);
    const short = await post(t, `/api/boats/${id}/report`, {
      reason: 'Listed twice',
      details: ' ',
      email: '',
    });
    expect(short.json()).toMatchObject({ success: true });
    expect(await reportsOf(id)).toEqual([
      expect.objectContaining({ ...full, resolvedAt: null }),
      expect.objectContaining({ reason: 'Listed twice', details: null, email: null }),
    ]);
    expect(t.log()).not.toContain(full.email);
  });

  it('stores at most a hundred open reports of a boat, from however many client addresses', async () => {
    const { id } = await insertListing(t.db, { ownerId });
    const waiting = Array.from({ length: 99 }, () => ({ listingId: id, reason: 'A scam' }));
    await t.db.insert(reports).values(waiting);
    const report = () => post(t, `/api/boats/${id}/report`, { reason: 'A scam' });
    expect((await report()).statusCode).toBe(201);
    const refused = await report();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toContain('we are about to look at it');
    expect(await reportsOf(id)).toHaveLength(100);
    await t.db.update(reports).set({ resolvedAt: new Date(), outcome: 'dismissed' });
    expect((await report()).statusCode).toBe(201);
  });

  it('accepts ten reports an hour from one client address, about any boats', async () => {
    const remoteAddress = newAddress();
    const report = async () => {
      const { id } = await insertListing(t.db, { ownerId });
      return post(t, `/api/boats/${id}/report`, { reason: 'A scam' }, { remoteAddress });
    };
    for (let sent = 0; sent < 10; sent += 1) expect((await report()).statusCode).toBe(201);
    const refused = await report();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('accepts reports of a sold boat, but not of a hidden one', async () => {
    const sold = await insertListing(t.db, { ownerId, closedAt: new Date() });
    const pending = await insertListing(t.db, { ownerId, status: 'pending', approvedAt: null, liveAt: null });
    const report = (id: number) => post(t, `/api/boats/${id}/report`, { reason: 'Something else' });
    expect((await report(sold.id)).statusCode).toBe(201);
    expect((await report(pending.id)).statusCode).toBe(404);
    expect((await report(2_000_000_000)).statusCode).toBe(404);
    expect(await reportsOf(pending.id)).toEqual([]);
  });

  it.each([
    ['reason', undefined],
    ['reason', ' '],
    ['reason', 'x'.repeat(101)],
    ['details', 'x'.repeat(2_001)],
    ['details', 7],
    ['email', 'nobody'],
  ])('%s cannot be %j', async (field, value) => {
    const { id } = await insertListing(t.db, { ownerId });
    const answer = await post(t, `/api/boats/${id}/report`, { reason: 'A scam', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details[0].path).toEqual([field]);
    expect(await reportsOf(id)).toEqual([]);
  });

  it('thanks for a report with a filled trap field, and discards it', async () => {
    const { id } = await insertListing(t.db, { ownerId });
    const answer = await post(t, `/api/boats/${id}/report`, { reason: 'A scam', website: 'x' });
    expect(answer.statusCode).toBe(201);
    expect(await reportsOf(id)).toEqual([]);
  });
});
