import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thread } from '#contract/messages/threads.ts';
import { eq } from '#server/db/drizzle.ts';
import { erasersOf } from '#server/erasers.ts';
import { eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import { messages } from '#server/modules/conversations/conversations.table.ts';
import { call, newEmail, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { newConversation, startConversation } from '#tests/support/conversations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { enquiries } from './enquiries.table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const read = (who: SignedInAccount, id: number) =>
  call(t, { method: 'GET', url: `/api/threads/${id}`, headers: who.headers });
const contactFor = async (who: SignedInAccount, id: number) => (await read(who, id)).json<Thread>().contact;

/** A conversation whose second enquiry carries this phone number. */
async function withPhone(phone: string) {
  const made = await newConversation(t);
  await startConversation(t, { ...made, name: 'William Buyer', phone });
  return made;
}

describe('the contact that a buyer gave with an enquiry', () => {
  it('THREAD-09 is shown to the seller of that boat in its conversation', async () => {
    const { id, seller } = await withPhone('07700 900111');
    expect(await contactFor(seller, id)).toEqual({ name: 'William Buyer', phone: '07700 900111' });
  });

  it('has no phone number if the buyer gave none', async () => {
    const { id, seller } = await newConversation(t);
    expect(await contactFor(seller, id)).toEqual({ name: 'Bill Buyer', phone: null });
  });

  it('keeps the number when a later enquiry gives none', async () => {
    const { id, boatId, buyer, seller } = await withPhone('07700 900112');
    await startConversation(t, { boatId, buyer });
    expect((await contactFor(seller, id))?.phone).toBe('07700 900112');
  });

  it('THREAD-09 stays out of the same buyer’s conversations with other sellers', async () => {
    const { buyer } = await withPhone('07700 900113');
    const other = await newConversation(t, { buyer });
    expect((await read(other.seller, other.id)).body).not.toContain('07700 900113');
  });

  it('THREAD-09 is never in the buyer’s own answer, and nobody else has one', async () => {
    const { id, buyer } = await withPhone('07700 900114');
    expect(await contactFor(buyer, id)).toBeNull();
    const stranger = await registerAccount(t);
    expect((await read(stranger, id)).statusCode).toBe(404);
  });

  it('waits with an enquiry that an administrator has not released', async () => {
    const { id, seller } = await withPhone('07700 900115');
    const [newest] = await t.db.select().from(enquiries).where(eq(enquiries.buyerPhone, '07700 900115'));
    await t.db
      .update(messages)
      .set({ state: 'held' })
      .where(eq(messages.enquiryId, newest?.id ?? 0));
    expect(await contactFor(seller, id)).toEqual({ name: 'Bill Buyer', phone: null });
  });

  it('is hidden while one of the two has blocked the other', async () => {
    const { id, seller, buyer } = await withPhone('07700 900116');
    await post(t, `/api/threads/${id}/block`, {}, { headers: buyer.headers });
    expect(await contactFor(seller, id)).toBeNull();
    await post(t, `/api/threads/${id}/unblock`, {}, { headers: buyer.headers });
    expect(await contactFor(seller, id)).not.toBeNull();
  });

  it('is erased with the buyer’s account, whatever address the form was given', async () => {
    const { id, boatId, seller, buyer } = await withPhone('07700 900117');
    const email = newEmail('other-address');
    await startConversation(t, { boatId, buyer, email, name: 'Also Bill', phone: '07700 900118' });
    const admin = await registerAccount(t, { role: 'admin' });
    const erasure = { accountId: buyer.user.id, actorId: admin.user.id, reason: 'Asked us to' };
    expect(await eraseAccount(t.deps, erasersOf(t.deps), erasure)).toBe(true);
    const answer = await read(seller, id);
    expect(answer.json<Thread>().contact).toBeNull();
    expect(answer.body).not.toContain('07700');
    expect(await t.db.select().from(enquiries).where(eq(enquiries.listingId, boatId))).toEqual([]);
  });
});
