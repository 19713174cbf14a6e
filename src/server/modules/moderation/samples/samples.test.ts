import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SampledBoat } from '#contract/admin/samples.ts';
import { eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { insertSamples } from '#server/modules/listings/review/samples.repository.ts';
import { reviewSamples } from '#server/modules/listings/review/samples.table.ts';
import { call, mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
let admin: SignedInAccount;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  admin = await registerAccount(t, { role: 'admin', firstName: 'Ada', lastName: 'Harbour' });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(reviewSamples);
  broker = await registerAccount(t, { sellerType: 'broker' });
  await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
});

const samples = async () =>
  (await call(t, { url: '/api/admin/review-samples', headers: admin.headers })).json<SampledBoat[]>();
const decide = (id: number, decision: string, payload?: object) =>
  post(t, `/api/admin/review-samples/${id}/${decision}`, payload, { headers: admin.headers });
const isPublic = async (id: number) => (await call(t, { url: `/api/boats/${id}` })).statusCode === 200;

/** A boat that an import of a trusted broker published, and that was chosen for a look. */
async function sampledBoat(): Promise<number> {
  const { id } = await insertListing(t.db, { ownerId: broker.user.id });
  await insertSamples(t.db, [id], t.deps.clock.now());
  return id;
}

describe('samples of trusted brokers', () => {
  it('BROKER-06 sampled boats wait for a spot check, oldest first, with the facts of a review', async () => {
    const first = await sampledBoat();
    const second = await sampledBoat();
    const listed = await samples();
    expect(listed.map(({ id }) => id)).toEqual([first, second]);
    expect(listed[0]).toMatchObject({ sellerId: broker.user.id, sellerEmail: broker.user.email });
    expect(listed[0]?.facts.map(({ kind }) => kind)).toContain('account-age');
    const counts = await call(t, { url: '/api/admin/counts', headers: admin.headers });
    expect(counts.json()).toMatchObject({ samples: 2 });
  });

  it('BROKER-06 passing it leaves it public, is audited, and is said once', async () => {
    const id = await sampledBoat();
    expect((await decide(id, 'pass')).statusCode).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect(await samples()).toEqual([]);
    const [entry] = (await call(t, { url: '/api/admin/audit', headers: admin.headers })).json();
    expect(entry).toMatchObject({ action: 'pass-sample', subjectId: String(id), actor: 'Ada Harbour' });
    const again = await decide(id, 'pass');
    expect([again.statusCode, again.json().error]).toEqual([
      409,
      expect.stringContaining('no longer needs a spot check'),
    ]);
  });

  it('BROKER-06 taking it down tells the seller why; undoing that brings it back to the list', async () => {
    const id = await sampledBoat();
    const taken = await decide(id, 'take-down', { reason: 'The photos are not yours.', undoable: true });
    expect(taken.statusCode).toBe(200);
    expect(await isPublic(id)).toBe(false);
    expect(await samples()).toEqual([]);
    await post(t, `/api/admin/undo/${taken.json().undoId}`, undefined, { headers: admin.headers });
    expect(await isPublic(id)).toBe(true);
    expect(await samples()).toMatchObject([{ id }]);
    await decide(id, 'take-down', { reason: 'The photos are not yours.' });
    const mails = await mailsTo(t, broker.user.email);
    expect(mails.map(({ text }) => text?.includes('The photos are not yours.'))).toEqual([true]);
  });

  it('BROKER-06 asking for changes leaves it public and takes it off the list', async () => {
    const id = await sampledBoat();
    const asked = await decide(id, 'request-changes', { reason: 'The year is wrong.', undoable: true });
    expect(asked.statusCode).toBe(200);
    expect([await isPublic(id), await samples()]).toEqual([true, []]);
    await post(t, `/api/admin/undo/${asked.json().undoId}`, undefined, { headers: admin.headers });
    expect(await samples()).toMatchObject([{ id }]);
  });

  it('BROKER-06 a boat that was never sampled, or is no longer public, has nothing to decide', async () => {
    const { id } = await insertListing(t.db, { ownerId: broker.user.id });
    expect((await decide(id, 'pass')).statusCode).toBe(409);
    const sampled = await sampledBoat();
    await call(t, { method: 'DELETE', url: `/api/my-boats/${sampled}`, headers: broker.headers });
    expect(await samples()).toEqual([]);
    expect((await decide(sampled, 'pass')).statusCode).toBe(404);
  });
});
