import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { DAY } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { imports } from '../imports.table.ts';
import { runImport } from '../running/running.service.ts';

let t: TestApp;
let broker: SignedInAccount;
let importer: ReturnType<typeof importerOf>;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
}, 120_000);
afterAll(() => t?.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker' });
  await t.db.update(accounts).set({ trusted: true }).where(eq(accounts.id, broker.user.id));
  importer = importerOf(t, broker);
});

const HEADER = 'reference,state,title,category,price,location,vatStatus';
const line = (reference: string, title = 'Boat', price = 9_000, state = '') =>
  `${reference},${state},${title} ${reference},sailing,${price},Poole,paid`;
const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\n');
const mine = async () =>
  (await call(t, { url: '/api/my-boats?sort=oldest', headers: broker.headers })).json<OwnListing[]>();
const edit = (id: number, changes: object) =>
  call(t, { method: 'PUT', url: `/api/my-boats/${id}`, payload: changes, headers: broker.headers });
const undone = async (id: string) =>
  Object.fromEntries((await importer.rows(id)).map((row) => [row.reference, row.undone]));

describe('undoing an import', () => {
  it('BROKER-17 removes new boats and puts changed ones back; edited ones are left and listed', async () => {
    await importer.run(fileOf(line('A'), line('B'), line('C')));
    const second = await importer.run(
      fileOf(line('A', 'Renamed', 8_000, 'under-offer'), line('B', 'Renamed'), line('D'), line('E')),
      { pauseGone: true },
    );
    const before = await mine();
    const idOf = (reference: string) => before.find((boat) => boat.reference === reference)?.id ?? 0;
    expect((await edit(idOf('B'), { description: 'By hand' })).statusCode).toBe(200);
    expect((await edit(idOf('E'), { description: 'By hand' })).statusCode).toBe(200);
    const { state, undo } = await importer.undo(second.id);
    expect(state).toBe('done');
    expect(undo?.done).toMatchObject({ removed: 1, restored: 2, left: 2 });
    expect(await undone(second.id)).toEqual({
      A: 'restored',
      B: 'left',
      C: 'restored',
      D: 'removed',
      E: 'left',
    });
    expect(
      (await mine()).map(({ reference, title, price, state: sale }) => [reference, title, price, sale]),
    ).toEqual([
      ['A', 'Boat A', 9_000, 'for-sale'],
      ['B', 'Renamed B', 9_000, 'for-sale'],
      ['C', 'Boat C', 9_000, 'for-sale'],
      ['E', 'Boat E', 9_000, 'for-sale'],
    ]);
  });

  it('BROKER-17 is possible once, for seven days, and only by its seller', async () => {
    const { id, undo } = await importer.run(fileOf(line('A')));
    expect(undo?.until).toBeDefined();
    const other = await registerAccount(t, { sellerType: 'broker' });
    expect((await post(t, `/api/imports/${id}/undo`, undefined, { headers: other.headers })).statusCode).toBe(
      404,
    );
    const finishedAt = new Date(t.deps.clock.now().getTime() - 7 * DAY);
    await t.db.update(imports).set({ finishedAt }).where(eq(imports.id, id));
    const late = await post(t, `/api/imports/${id}/undo`, undefined, { headers: broker.headers });
    expect(late.statusCode).toBe(409);
    expect(await mine()).toHaveLength(1);
    await t.db.update(imports).set({ finishedAt: t.deps.clock.now() }).where(eq(imports.id, id));
    await importer.undo(id);
    expect(await mine()).toEqual([]);
    const again = await post(t, `/api/imports/${id}/undo`, undefined, { headers: broker.headers });
    expect(again.statusCode).toBe(409);
  });

  it('BROKER-17 changes that wait for review are withdrawn, and nothing becomes public by it', async () => {
    await importer.run(fileOf(line('A')));
    await t.db.update(accounts).set({ trusted: false }).where(eq(accounts.id, broker.user.id));
    const second = await importer.run(fileOf(line('A', 'Renamed')));
    expect((await mine())[0]?.proposal).not.toBeNull();
    await importer.undo(second.id);
    expect(await mine()).toMatchObject([{ title: 'Boat A', proposal: null, status: 'approved' }]);
  });

  it('BROKER-17 what an administrator took down stays down', async () => {
    const admin = await registerAccount(t, { role: 'admin' });
    await importer.run(fileOf(line('A')));
    const second = await importer.run(fileOf(line('A', 'Renamed')));
    const [a] = await mine();
    const reason = { reason: 'Not yours to sell' };
    const answer = await post(t, `/api/admin/review-samples/${a?.id}/take-down`, reason, {
      headers: admin.headers,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await importer.undo(second.id);
    expect(await undone(second.id)).toEqual({ A: 'left' });
    expect(await mine()).toMatchObject([{ reference: 'A', status: 'rejected', title: 'Renamed A' }]);
  });

  it('BROKER-17 an edit at the same moment is kept, or comes too late; it is never lost', async () => {
    const references = Array.from({ length: 10 }, (_, n) => `R${n}`);
    const { id } = await importer.run(fileOf(...references.map((reference) => line(reference))));
    const boats = await mine();
    await post(t, `/api/imports/${id}/undo`, undefined, { headers: broker.headers });
    const edits = boats.map((boat) => edit(boat.id, { description: 'By hand' }));
    const runs = [runImport(t.deps, id), runImport(t.deps, id), t.deps.jobs.drain()];
    const answers = await Promise.all(edits);
    await Promise.all(runs);
    const outcome = await undone(id);
    const left = await mine();
    for (const [at, boat] of boats.entries()) {
      const status = answers[at]?.statusCode;
      const still = left.find((other) => other.id === boat.id);
      expect(outcome[boat.reference ?? '']).toBe(status === 200 ? 'left' : 'removed');
      expect(still?.proposal?.proposed.description).toBe(status === 200 ? 'By hand' : undefined);
    }
  });
});
