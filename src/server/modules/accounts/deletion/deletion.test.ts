import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { supportMessages } from '#server/modules/support/support.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { accounts } from '../accounts.table.ts';
import { accountDeletionRequested } from './deletion.service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  // Lets the queue read every job type once: inside a transaction the only connection is in use.
  await t.deps.jobs.drain();
});
afterAll(() => t.close());

const requestDeletion = ({ headers }: SignedInAccount) =>
  post(t, '/api/auth/delete-request', undefined, { headers });
const inbox = ({ user }: SignedInAccount) =>
  t.db.select().from(supportMessages).where(eq(supportMessages.accountId, user.id));

describe('requesting account deletion', () => {
  it('PROFILE-09 ERR-74 reaches the admin inbox as an unread message from that person', async () => {
    const requester = await registerAccount(t, { firstName: 'Fred', lastName: 'Gale' });
    const response = await requestDeletion(requester);
    expect(response.statusCode).toBe(202);
    expect(response.json()).toEqual({
      success: true,
      message: 'Account deletion requested. Please contact support to complete account deletion.',
    });
    const waiting = await t.deps.database.pool.query('select data from jobs.job where name = $1', [
      accountDeletionRequested.name,
    ]);
    expect(waiting.rows).toMatchObject([{ data: { accountId: requester.user.id } }]);

    await t.deps.jobs.drain();
    expect(await inbox(requester)).toMatchObject([
      {
        kind: 'account-deletion',
        firstName: 'Fred',
        lastName: 'Gale',
        email: requester.user.email,
        subject: 'Account deletion request',
        isRead: false,
      },
    ]);
  });

  it('a second request on the same day is ignored; one on the next day is not', async () => {
    const requester = await registerAccount(t);
    for (const later of [0, HOUR, 22 * HOUR]) {
      t.advance(later);
      expect((await requestDeletion(requester)).statusCode).toBe(202);
      await t.deps.jobs.drain();
      expect(await inbox(requester)).toHaveLength(1);
    }
    t.advance(2 * HOUR);
    await requestDeletion(requester);
    await t.deps.jobs.drain();
    expect(await inbox(requester)).toHaveLength(2);
  });

  it('a job that runs twice creates one message, and a job for a deleted account none', async () => {
    const [requester, gone] = [await registerAccount(t), await registerAccount(t)];
    const requestedAt = new Date().toISOString();
    await t.db.update(accounts).set({ deletionRequestedAt: new Date(requestedAt) });
    for (const accountId of [requester.user.id, requester.user.id, gone.user.id])
      await t.deps.jobs.enqueue(t.db, accountDeletionRequested, { accountId, requestedAt });
    await t.db.delete(accounts).where(eq(accounts.id, gone.user.id));
    await t.deps.jobs.drain();
    expect(await inbox(requester)).toHaveLength(1);
    expect(await inbox(gone)).toHaveLength(0);
  });

  it('can be withdrawn: it leaves the inbox, and nobody can carry it out any more', async () => {
    const requester = await registerAccount(t);
    const withdraw = () =>
      call(t, { method: 'DELETE', url: '/api/auth/delete-request', headers: requester.headers });
    const profile = async () =>
      (await call(t, { url: '/api/auth/profile', headers: requester.headers })).json();
    expect((await withdraw()).statusCode, 'nothing to withdraw').toBe(409);
    await requestDeletion(requester);
    expect((await profile()).deletionRequestedAt).not.toBeNull();
    await t.deps.jobs.drain();
    const [message] = await inbox(requester);
    expect((await withdraw()).statusCode).toBe(200);
    expect((await profile()).deletionRequestedAt).toBeNull();
    const admin = await registerAccount(t, { role: 'admin' });
    const erasure = await post(t, `/api/admin/contact-messages/${message?.id}/erase-account`, {}, admin);
    expect([erasure.statusCode, erasure.json().error]).toEqual([
      409,
      'The account holder has withdrawn this request',
    ]);
    await t.deps.jobs.drain();
    expect(await inbox(requester)).toEqual([]);

    await requestDeletion(requester);
    await withdraw();
    await t.deps.jobs.drain();
    expect(await inbox(requester), 'withdrawn before it was filed').toEqual([]);
    await requestDeletion(requester);
    await t.deps.jobs.drain();
    expect(await inbox(requester), 'asked again').toHaveLength(1);
  });

  it('needs a session', async () => {
    expect((await post(t, '/api/auth/delete-request')).statusCode).toBe(401);
  });
});
