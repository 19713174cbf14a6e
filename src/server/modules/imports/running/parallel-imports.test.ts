import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { and, eq, isNull } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { saveReference } from '#server/modules/listings/references/references.repository.ts';
import { listingReferences } from '#server/modules/listings/references/references.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { insertListing } from '#tests/support/listings.ts';
import { race, times } from '#tests/support/race.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { SUPERSEDED } from '../imports.errors.ts';
import { imports } from '../imports.table.ts';
import { lockSeller } from '../seller-of-import.ts';
import { runImport } from './running.service.ts';

let t: TestApp;
let broker: SignedInAccount;
let importer: ReturnType<typeof importerOf>;
beforeAll(async () => {
  // A race needs several connections, which the embedded database does not have.
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
});
afterAll(() => t?.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker' });
  importer = importerOf(t, broker);
});

const BOATS = 12;
const fileOf = (price = 9_000) =>
  [
    'reference,title,category,price,location',
    ...Array.from({ length: BOATS }, (_, n) => `R-${n},Boat ${n},sailing,${price},Poole`),
  ].join('\n');

/** Every boat of the seller, by reference. */
async function boats() {
  const isOwn = and(eq(listings.ownerId, broker.user.id), isNull(listings.deletedAt));
  const rows = await t.db
    .select({ id: listings.id, title: listings.title, reference: listingReferences.reference })
    .from(listings)
    .leftJoin(listingReferences, eq(listingReferences.listingId, listings.id))
    .where(isOwn);
  return rows.toSorted((one, other) => one.id - other.id);
}
async function expectEachBoatOnce() {
  const found = await boats();
  expect(found.map(({ title }) => title).toSorted()).toEqual(
    Array.from({ length: BOATS }, (_, n) => `Boat ${n}`).toSorted(),
  );
  for (const { title, reference } of found) expect(reference).toBe(title.replace('Boat ', 'R-'));
}

const waitingForLocks = async () => {
  const { rows } = await t.db.execute(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};
const setState = (id: string, values: Partial<typeof imports.$inferInsert>) =>
  t.db.update(imports).set(values).where(eq(imports.id, id));

/** Two checked files: what an older version left, which did not end the first when the second came. */
async function twoReady() {
  const first = await importer.check(fileOf());
  const second = await importer.check(fileOf());
  await setState(first.id, { state: 'ready', error: null });
  return [first.id, second.id] as const;
}

describe('imports at the same moment', () => {
  it('BROKER-03 one import started and run many times at once creates each boat once', async () => {
    const { id } = await importer.check(fileOf());
    const answers = await race(
      t.deps,
      times(6, () => importer.start(id)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409, 409, 409, 409]);
    await race(
      t.deps,
      times(4, () => runImport(t.deps, id)),
    );
    await expectEachBoatOnce();
    expect(await importer.read(id)).toMatchObject({
      state: 'done',
      progress: { done: BOATS, total: BOATS },
      counts: { new: BOATS },
    });
  });

  it('BROKER-03 two checked files started at once create each boat once; the second waits its turn and changes nothing', async () => {
    const ids = await twoReady();
    const answers = await race(
      t.deps,
      ids.map((id) => () => importer.start(id)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.error).toBe('Another import of yours is still running. Please wait until it is done.');
    await t.deps.jobs.drain();
    const [waiting = ''] = ids.filter((_, n) => answers[n]?.statusCode === 409);
    expect((await importer.start(waiting)).statusCode).toBe(202);
    await t.deps.jobs.drain();
    expect(await importer.read(waiting)).toMatchObject({
      state: 'done',
      counts: { new: 0, unchanged: BOATS },
    });
    await expectEachBoatOnce();
  });

  it('BROKER-03 even two imports that run at once create each boat once', async () => {
    const ids = await twoReady();
    const [first, second] = ids;
    await setState(first, { state: 'importing' });
    // The index would refuse a second one; it is dropped to prove that the seller’s lock is enough.
    await t.db.execute('drop index imports_active');
    try {
      await setState(second, { state: 'importing' });
      await race(
        t.deps,
        [...ids, ...ids].map((id) => () => runImport(t.deps, id)),
      );
    } finally {
      await t.db.execute(
        `create unique index imports_active on imports (owner_id) where state in ('checking', 'importing')`,
      );
    }
    await expectEachBoatOnce();
    const counts = await Promise.all(ids.map(async (id) => (await importer.read(id)).counts));
    expect(counts.reduce((sum, found) => sum + found.new, 0)).toBe(BOATS);
    expect(counts.reduce((sum, found) => sum + found.unchanged, 0)).toBe(BOATS);
  });

  it('BROKER-03 an import waits for another that is just creating the same boat, and changes it then', async () => {
    const { id } = await importer.check(fileOf());
    await importer.start(id);
    const ownerId = broker.user.id;
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const { promise: isWaiting, resolve: finish } = Promise.withResolvers<void>();
    const creating = t.db.transaction(async (tx) => {
      await lockSeller(tx, ownerId);
      const { id: listingId } = await insertListing(tx, { ownerId, title: 'Boat 0' });
      await saveReference(tx, { ownerId, reference: 'R-0', listingId });
      locked();
      await isWaiting;
    });
    await isLocked;
    const running = runImport(t.deps, id);
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), PATIENCE);
    finish();
    await creating;
    await running;
    const [first] = await importer.rows(id);
    expect(first).toMatchObject({ outcome: 'changed', faults: [] });
    await expectEachBoatOnce();
  });

  it('BROKER-02 a boat that was created since the check is changed, not created again', async () => {
    const [first, second] = await twoReady();
    await t.db.update(imports).set({ state: 'failed' }).where(eq(imports.id, second));
    await importer.start(first);
    await t.deps.jobs.drain();
    const [before] = await boats();
    const cheaper = await importer.check(fileOf(8_000));
    await importer.start(cheaper.id);
    await t.deps.jobs.drain();
    await setState(second, { state: 'ready', error: null });
    await importer.start(second);
    await t.deps.jobs.drain();
    expect((await importer.read(second)).counts).toMatchObject({ new: 0, changed: BOATS });
    const [row] = await importer.rows(second);
    expect(row).toMatchObject({ boatId: before?.id, changes: [{ field: 'price', to: '£9,000' }] });
    await expectEachBoatOnce();
  });

  it('BROKER-02 a reference that was given to another boat since the check is a fault of that row, and stays where it is', async () => {
    await importer.run(fileOf());
    const { id } = await importer.check(fileOf(8_000));
    const [first, second] = await boats();
    const other = await insertListing(t.db, { ownerId: broker.user.id, title: 'Another boat' });
    await t.db
      .update(listingReferences)
      .set({ listingId: other.id })
      .where(eq(listingReferences.listingId, first?.id ?? 0));
    await call(t, { method: 'DELETE', url: `/api/my-boats/${second?.id}`, headers: broker.headers });
    await importer.start(id);
    await t.deps.jobs.drain();
    const [moved, deleted, ...rest] = await importer.rows(id);
    expect(moved?.faults.map(({ message }) => message)).toEqual([
      'The reference was given to another boat since the file was checked. Upload it again to import “R-0”.',
    ]);
    expect(deleted?.faults.map(({ message }) => message)).toEqual([
      'The boat was deleted since the file was checked. Upload it again to import “R-1”.',
    ]);
    expect(new Set(rest.map(({ outcome }) => outcome))).toEqual(new Set(['changed']));
    expect((await boats()).find(({ reference }) => reference === 'R-0')?.id).toBe(other.id);
  });

  it('BROKER-03 a boat that left the market since the check is not paused', async () => {
    await t.db.execute(`update accounts set trusted = true where id = '${broker.user.id}'`);
    await importer.run(fileOf());
    const fewer = await importer.check(fileOf().split('\n').slice(0, -2).join('\n'));
    expect(fewer.counts.gone).toBe(2);
    const [sold, stays] = (await boats()).slice(-2);
    await post(t, `/api/my-boats/${sold?.id}/sold`, { sold: true }, { headers: broker.headers });
    await importer.start(fewer.id, { pauseGone: true });
    await t.deps.jobs.drain();
    expect((await importer.read(fewer.id)).counts).toMatchObject({ gone: 1, faulty: 0 });
    const state = async (id = 0) =>
      (await call(t, { url: `/api/my-boats/${id}`, headers: broker.headers })).json().state;
    expect([await state(sold?.id), await state(stays?.id)]).toEqual(['sold', 'paused']);
  });
});

describe('a newer file', () => {
  it('BROKER-02 ends the one that waits to be started, which can no longer be', async () => {
    const first = await importer.check(fileOf());
    const second = await importer.check(fileOf(8_000));
    expect(await importer.read(first.id)).toMatchObject({ state: 'failed', error: SUPERSEDED });
    for (const refused of [
      await importer.start(first.id),
      await importer.map(first.id, [{ field: 'hullMaterial', value: 'Plywood', as: 'wood' }]),
    ])
      expect([refused.statusCode, refused.json().error]).toEqual([409, SUPERSEDED]);
    expect(second.state).toBe('ready');
    const stored = await Promise.all(
      [first, second].map(({ id }) => t.deps.storage.exists(`imports/${id}/file`)),
    );
    expect(stored).toEqual([false, true]);
  });

  it('BROKER-02 that is refused ends nothing', async () => {
    const first = await importer.check(fileOf());
    const refused = await call(t, {
      method: 'POST',
      url: '/api/imports',
      payload: 'II*',
      headers: { ...broker.headers, 'content-type': 'image/tiff' },
    });
    expect(refused.statusCode).toBe(400);
    expect((await importer.read(first.id)).state).toBe('ready');
  });

  it('BROKER-02 starting or explaining one file while another is checked or imported is refused with a sentence', async () => {
    for (const state of ['checking', 'importing'] as const) {
      const [ready, busy] = await twoReady();
      await setState(busy, { state });
      for (const refused of [
        await importer.start(ready),
        await importer.map(ready, [{ field: 'hullMaterial', value: 'Plywood', as: 'wood' }]),
      ])
        expect([refused.statusCode, refused.json().error]).toEqual([
          409,
          'Another import of yours is still running. Please wait until it is done.',
        ]);
      await setState(busy, { state: 'done' });
    }
  });

  it('BROKER-02 starting and uploading at the same moment never fail, and never leave two at work', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await importer.check(fileOf());
      const answers = await race(t.deps, [() => importer.start(id), () => importer.upload(fileOf(8_000))]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409]);
      await t.deps.jobs.drain();
    }
    expect((await boats()).length).toBeLessThanOrEqual(BOATS);
  });
});
