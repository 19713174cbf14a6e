import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Import, ImportRow } from '#contract/selling/imports.ts';
import { sql } from '#server/db/drizzle.ts';
import { registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { createRealDatabase } from '#tests/support/both-databases.ts';
import { type BrokerStock, brokerStock } from '#tests/support/broker-stock.ts';
import { type FleetProcess, startFleetProcess } from '#tests/support/fleet.ts';
import { openPatiently } from '#tests/support/patient-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findImport, type ImportRecord } from '../imports.repository.ts';
import { RESUME_IMPORTS } from '../queue/imports.jobs.ts';

const ROWS = 300;
/** How many boats are imported when the process is killed, each time. */
const KILLED_AT = [70, 170];

let t: TestApp;
let database: Awaited<ReturnType<typeof createRealDatabase>>;
let dataDir: string;
let server: FleetProcess;
let broker: SignedInAccount;
let stock: BrokerStock;

const start = () => startFleetProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });

beforeAll(async () => {
  database = await createRealDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'slipway-import-'));
  t = await startTestApp({}, { open: () => openPatiently(database.url) });
  broker = await registerAccount(t, { sellerType: 'broker', firstName: 'Lymington', lastName: 'Yachts' });
  [server, stock] = await Promise.all([start(), brokerStock(ROWS)]);
});
afterAll(async () => {
  await server?.stop();
  await t?.close();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...broker.headers, ...(init.headers as Record<string, string>) };
  const answer = await fetch(server.url + path, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Reads the database: asking the server so often would meet its limits. */
async function until(id: string, isReached: (found: ImportRecord) => boolean): Promise<ImportRecord> {
  for (;;) {
    const found = await findImport(t.db, id);
    if (!found || found.state === 'failed')
      throw new Error(`The import failed: ${found?.error}\n${server.log()}`);
    if (isReached(found)) return found;
    await wait(50);
  }
}

async function upload(): Promise<ImportRecord> {
  const headers = { 'content-type': 'application/zip' };
  const body = new Uint8Array(stock.zip);
  const { id } = await ask<Import>('/api/imports', { method: 'POST', body, headers });
  return until(id, ({ state }) => state === 'ready');
}

const begin = (id: string) => ask(`/api/imports/${id}/start`, { method: 'POST' });

/** Kills the process and starts another one, which takes the import for stalled. */
async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await start();
  await t.db.execute(
    sql`update imports set updated_at = updated_at - interval '2 minutes' where state = 'importing'`,
  );
  await t.deps.jobs.enqueue(t.db, RESUME_IMPORTS, {});
}

/** Every boat with its photos, and how many photos there are at all. */
async function everything() {
  const { rows: boats } = await t.db.execute(sql`
    select reference, l.id, l.title, l.price::text, l.updated_at::text,
      array(select media_id::text from listing_media where listing_id = l.id order by position) photos
    from listings l left join listing_references r on r.listing_id = l.id order by l.id`);
  const { rows: photos } = await t.db.execute(
    sql`select count(*)::int as stored from media where status = 'stored'`,
  );
  return { boats, stored: photos[0]?.stored };
}

it('BROKER-05 an import of 300 boats that is killed twice ends with each boat and photo once', async () => {
  const { id, counts } = await upload();
  // Two faults are found only when the photos are read.
  expect(counts).toMatchObject({ new: stock.photosOf.size + 2, faulty: stock.faults.length - 2 });

  await begin(id);
  for (const boats of KILLED_AT) {
    const found = await until(id, ({ done }) => done >= boats);
    expect(found.state).toBe('importing');
    await killAndRestart();
  }
  const done = await until(id, ({ state }) => state === 'done');
  expect(done.counts).toMatchObject({ new: stock.photosOf.size, faulty: stock.faults.length });
  expect(done.done).toBe(done.total);

  const before = await everything();
  expect(
    new Map(before.boats.map(({ reference, photos }) => [reference, (photos as string[]).length])),
  ).toEqual(stock.photosOf);
  expect(before.boats).toHaveLength(stock.photosOf.size);
  const shown = before.boats.flatMap(({ photos }) => photos as string[]);
  expect(new Set(shown).size).toBe(shown.length);
  expect(before.stored).toBe(shown.length);

  const faulty = await ask<ImportRow[]>(`/api/imports/${id}/rows?outcome=faulty&limit=100`);
  for (const { ref, says } of stock.faults) {
    const row = faulty.find(({ reference, faults }) => reference === ref && faults.length > 0);
    expect(row?.faults.map(({ message }) => message).join(), ref).toContain(says);
  }

  // BROKER-03: the same file again.
  const again = await upload();
  expect(again.counts).toMatchObject({ new: 2, unchanged: stock.photosOf.size, changed: 0, gone: 0 });
  await begin(again.id);
  await until(again.id, ({ state }) => state === 'done');
  expect(await everything()).toEqual(before);
  // A job sends the mails.
  const mails = async () => (await readdir(join(dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails).toHaveLength(2);
});
