import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Import, type ImportRow, NEXT_ROW_HEADER } from '#contract/selling/imports.ts';
import { MINUTE } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { call, post, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importRows, imports } from '../imports.table.ts';
import { RESUME_IMPORTS } from '../queue/imports.jobs.ts';
import { checkImport } from './checking.service.ts';

let t: TestApp;
let broker: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker', firstName: 'Lymington', lastName: 'Yachts' });
});

async function upload(lines: readonly string[]): Promise<string> {
  const headers = { ...broker.headers, 'content-type': 'text/csv' };
  const answer = await call(t, { method: 'POST', url: '/api/imports', payload: lines.join('\n'), headers });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json<Import>().id;
}
const ask = (path: string) => call(t, { url: `/api/imports/${path}`, headers: broker.headers });
const read = async (id: string) => (await ask(id)).json<Import>();

async function check(lines: readonly string[]): Promise<Import> {
  const id = await upload(lines);
  await t.deps.jobs.drain();
  return read(id);
}

const times = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n));

/** The largest row, and all rows of an import, in bytes. */
async function storedBytes(id: string) {
  const { rows } = await t.db.execute(
    sql`select max(octet_length(r::text))::int as largest, sum(octet_length(r::text))::int as all from import_rows r where import_id = ${id}`,
  );
  return rows[0] as { largest: number; all: number };
}

describe('the bounds of an import', () => {
  it('BROKER-02 100 boats with 49,000 photos each get one fault each, and rows and answers stay small', async () => {
    const found = await check([
      'reference,title,category,price,location,photos',
      ...times(100, (n) => `R-${n},Boat,sailing,1000,Poole,${'a;'.repeat(48_950)}`),
    ]);
    expect(found).toMatchObject({ state: 'ready', counts: { faulty: 100 } });
    const answer = await ask(`${found.id}/rows?limit=100`);
    expect(answer.json<ImportRow[]>().map(({ faults }) => faults)).toEqual(
      Array(100).fill([{ field: 'photos', message: 'A boat can have 20 photos at most.' }]),
    );
    expect(answer.body.length).toBeLessThan(50_000);
    expect((await storedBytes(found.id)).largest).toBeLessThan(5_000);
  });

  it('BROKER-02 two megabytes of photos leave the event loop to other visitors', async () => {
    const id = await upload([
      'reference,title,category,price,location,photos',
      ...times(20, (n) => `R-${n},Boat,sailing,1000,Poole,${'a;'.repeat(48_950)}`),
    ]);
    /** What this thread has worked so far, whatever else the machine does. */
    const worked = () => process.threadCpuUsage().user / 1_000;
    let longest = 0;
    let last = worked();
    const measure = setInterval(() => {
      longest = Math.max(longest, worked() - last);
      last = worked();
    }, 1);
    await checkImport(t.deps, id);
    clearInterval(measure);
    // It was 25 seconds; the rest is room for a slow processor.
    expect(longest).toBeLessThan(5_000);
    expect(await read(id)).toMatchObject({ state: 'ready', counts: { faulty: 20 } });
  });

  it('BROKER-02 says at most one thing about each field and twenty about a row', async () => {
    const fields = [
      'title',
      'category',
      'price',
      'location',
      'length',
      'beam',
      'draft',
      'yearBuilt',
      'berths',
    ];
    const more = [
      'heads',
      'enginePower',
      'engineHours',
      'engineCount',
      'fuelCapacity',
      'waterCapacity',
      'seatingCapacity',
    ];
    const choices = [
      'condition',
      'hullMaterial',
      'keelType',
      'engineType',
      'fuelType',
      'currency',
      'vatStatus',
      'country',
    ];
    const columns = [...fields, ...more, ...choices];
    const { id, unknown } = await check([
      `reference,state,photos,${columns.join(',')}`,
      `A,stolen,${'a;'.repeat(30)},${columns.map(() => 'x'.repeat(900)).join(',')}`,
    ]);
    const [row] = (await ask(`${id}/rows`)).json<ImportRow[]>();
    const named = row?.faults.map(({ field }) => field) ?? [];
    expect(new Set(named).size).toBe(named.length);
    expect(named).toHaveLength(21);
    expect(row?.faults.at(-1)?.message).toMatch(/^And \d+ more faults\.$/);
    expect(JSON.stringify(row?.faults).length).toBeLessThan(5_000);
    expect(JSON.stringify(unknown).length).toBeLessThan(20_000);
  });

  it('BROKER-02 asks about as many unknown values as an answer can show, and says one thing about rows past 2,000 faults', async () => {
    const lines = times(
      400,
      (n) => `R-${n},Boat,${n}${'x'.repeat(200)},free,Poole,y${n},z${n},w${n},v${n},u${n}`,
    );
    const { id, unknown, counts } = await check([
      'reference,title,category,price,location,hullMaterial,keelType,engineType,fuelType,condition',
      ...lines,
    ]);
    expect(counts.faulty).toBe(400);
    expect(unknown.length).toBeGreaterThan(50);
    expect(JSON.stringify(unknown).length).toBeLessThan(20_000);
    const last = (await ask(`${id}/rows?page=4&limit=100`)).json<ImportRow[]>();
    expect(last.every(({ faults }) => faults.length === 2)).toBe(true);
    expect(last[0]?.faults[1]?.message).toMatch(/more faults\.$/);
  });

  it('BROKER-02 answers with at most about 1 MB of rows, and the next answer continues behind them', async () => {
    const names = times(60, (n) => `Detail ${n}`);
    const found = await check([
      `reference,title,category,price,location,${names.join(',')}`,
      ...times(100, (n) => `R-${n},Boat,sailing,1000,Poole,${names.map(() => 'é'.repeat(500)).join(',')}`),
    ]);
    expect(found.counts).toMatchObject({ new: 100 });
    const seen: number[] = [];
    for (let query = '?limit=100'; query; ) {
      const answer = await ask(`${found.id}/rows${query}`);
      expect(Buffer.byteLength(answer.body)).toBeLessThan(1_200_000);
      expect(answer.headers['x-total-count']).toBe('100');
      seen.push(...answer.json<ImportRow[]>().map(({ row }) => row));
      const next = answer.headers[NEXT_ROW_HEADER];
      query = next === undefined ? '' : `?limit=100&after=${next}`;
    }
    expect(seen).toEqual(times(100, (n) => String(n + 2)).map(Number));
    expect((await storedBytes(found.id)).largest).toBeLessThan(250_000);
  });

  it('BROKER-02 pages stay the same, and only an answer that is not the end says where the next one starts', async () => {
    const found = await check([
      'reference,title,category,price,location',
      ...times(5, (n) => `R-${n},Boat,sailing,1000,Poole`),
    ]);
    const page = async (query: string) => {
      const { headers, ...answer } = await ask(`${found.id}/rows${query}`);
      return [answer.json<ImportRow[]>().map(({ row }) => row), headers[NEXT_ROW_HEADER]];
    };
    expect(await page('?limit=2')).toEqual([[2, 3], '3']);
    expect(await page('?limit=2&page=3')).toEqual([[6], undefined]);
    expect(await page('?limit=5')).toEqual([[2, 3, 4, 5, 6], undefined]);
    expect(await page('?limit=2&after=4')).toEqual([[5, 6], undefined]);
    expect((await ask(`${found.id}/rows?after=-1`)).statusCode).toBe(400);
  });
});

const BOATS = ['reference,title,category,price,location', 'A,Boat,sailing,1000,Poole'];

describe('a check whose process died', () => {
  const change = (id: string, values: Partial<typeof imports.$inferInsert>) =>
    t.db.update(imports).set(values).where(eq(imports.id, id));
  const ago = (ms: number) => new Date(t.deps.clock.now().getTime() - ms);

  it('BROKER-05 is not tried by the next process: it fails with a sentence', async () => {
    const id = await upload(BOATS);
    await change(id, { attempts: 1, updatedAt: ago(2 * MINUTE) });
    await t.deps.jobs.enqueue(t.db, RESUME_IMPORTS, {});
    await t.deps.jobs.drain();
    expect(await read(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('Reading the file was interrupted'),
    });
    expect(await t.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
    expect(await check(BOATS)).toMatchObject({ state: 'ready' });
  });

  it('BROKER-05 is told from one that is still running, which a second job leaves alone', async () => {
    const id = await upload(BOATS);
    await change(id, { attempts: 1, updatedAt: ago(MINUTE / 2) });
    await checkImport(t.deps, id);
    expect(await read(id)).toMatchObject({ state: 'checking' });
    await change(id, { attempts: 0 });
    await t.deps.jobs.drain();
    await checkImport(t.deps, id);
    expect(await read(id)).toMatchObject({ state: 'ready', counts: { new: 1 } });
  });

  it('BROKER-04 a check that ended does not count: values can be explained as often as needed', async () => {
    const { id } = await check([
      'reference,title,category,price,location,hullMaterial',
      'A,Boat,sailing,1000,Poole,Carvel',
    ]);
    for (const as of ['steel', 'wood']) {
      const values = [{ field: 'hullMaterial', value: 'Carvel', as }];
      const answer = await post(t, `/api/imports/${id}/mapping`, { values }, { headers: broker.headers });
      expect(answer.statusCode, answer.body).toBe(202);
      await t.deps.jobs.drain();
      expect(await read(id)).toMatchObject({ state: 'ready', counts: { new: 1, faulty: 0 } });
    }
    const rows = await t.db.select().from(importRows).where(eq(importRows.importId, id));
    expect(rows).toMatchObject([{ request: { hullMaterial: 'wood' } }]);
  });
});

describe('a run whose processes died', () => {
  const TWO = [...BOATS, 'B,Other boat,sailing,2000,Poole'];

  /** Starts an import that earlier processes have begun so many times, and lets another go on. */
  async function runAfter(attempts: number): Promise<ImportRow[]> {
    const { id } = await check(TWO);
    await post(t, `/api/imports/${id}/start`, undefined, { headers: broker.headers });
    const updatedAt = new Date(t.deps.clock.now().getTime() - 2 * MINUTE);
    await t.db.update(imports).set({ attempts, updatedAt }).where(eq(imports.id, id));
    await t.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ state: 'done', progress: { done: 2, total: 2 } });
    return (await ask(`${id}/rows`)).json();
  }

  it('BROKER-05 once goes on, since that may have been a deployment', async () => {
    expect((await runAfter(1)).map(({ outcome }) => outcome)).toEqual(['new', 'new']);
  });

  it('BROKER-05 twice without progress goes on after the boat that may have been the reason', async () => {
    const [first, second] = await runAfter(2);
    expect(first).toMatchObject({
      outcome: 'faulty',
      faults: [{ message: expect.stringContaining('Importing this boat was interrupted') }],
    });
    expect(second).toMatchObject({ outcome: 'new' });
  });

  it('BROKER-05 counts again from each boat that was imported', async () => {
    const { id } = await check(TWO);
    await post(t, `/api/imports/${id}/start`, undefined, { headers: broker.headers });
    await t.deps.jobs.drain();
    expect(await t.db.select({ attempts: imports.attempts }).from(imports).where(eq(imports.id, id))).toEqual(
      [{ attempts: 0 }],
    );
  });
});
