import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseSample } from '#domain/listings/review/sampling.ts';
import { eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { reviewSamples } from '#server/modules/listings/review/samples.table.ts';
import { mailsTo, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runImport } from './running.service.ts';

let t: TestApp;
let admin: SignedInAccount;
let broker: SignedInAccount;
let importer: ReturnType<typeof importerOf>;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  admin = await registerAccount(t, { role: 'admin' });
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.db.delete(reviewSamples);
  broker = await registerAccount(t, { sellerType: 'broker' });
  await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
  importer = importerOf(t, broker);
});

const fileOf = (boats: number, location = 'Poole') =>
  [
    'reference,title,category,price,location',
    ...Array.from({ length: boats }, (_, n) => `R-${n},Boat ${n},sailing,9000,${location}`),
  ].join('\n');
const sampled = async () =>
  (await t.db.select().from(reviewSamples)).map(({ listingId }) => listingId).toSorted((a, b) => a - b);

/** Imports with a random source that is known. */
async function runSeeded(file: string, seed: number): Promise<number[]> {
  const { id } = await importer.check(file);
  await importer.start(id);
  await runImport({ ...t.deps, random: seededRandom(seed) }, id);
  return (await importer.rows(id)).map(({ boatId = 0 }) => boatId);
}

describe('samples of an import', () => {
  it('BROKER-06 one in ten boats of a trusted broker’s import is chosen at random', async () => {
    const boats = await runSeeded(fileOf(30), 42);
    const expected = chooseSample(boats, seededRandom(42)).toSorted((a, b) => a - b);
    expect(expected).toHaveLength(3);
    expect(await sampled()).toEqual(expected);
  });

  it('BROKER-06 another random source chooses others', async () => {
    const [one, other] = [1, 2].map((seed) => chooseSample(fileOf(30).split('\n'), seededRandom(seed)));
    expect(one).not.toEqual(other);
  });

  it('BROKER-06 even an import of one boat, or of one change, is looked at', async () => {
    const [boat] = await runSeeded(fileOf(1), 1);
    expect(await sampled()).toEqual([boat]);
    await t.db.delete(reviewSamples);
    await importer.run(fileOf(1, 'Lymington'));
    expect(await sampled()).toEqual([boat]);
  });

  it('BROKER-06 what was not published without a review is not sampled', async () => {
    await t.db.update(accounts).set({ trusted: false }).where(eq(accounts.id, broker.user.id));
    const boats = await runSeeded(fileOf(3), 1);
    expect(await sampled()).toEqual([]);
    await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
    await post(t, `/api/admin/reject-boat/${boats[0]}`, { reason: 'Blurred' }, { headers: admin.headers });
    await importer.run(fileOf(3, 'Lymington'));
    expect(await sampled()).toEqual([]);
    const mail = (await mailsTo(t, broker.user.email)).at(-1);
    expect(mail?.text).toContain('3 boats wait for our review');
    await importer.run(fileOf(3, 'Lymington'));
    expect(await sampled()).toEqual([]);
  });
});
