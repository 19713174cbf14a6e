import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { openDatabase } from '#server/db/database.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { post, registerAccount } from '#tests/support/accounts.ts';
import { createDataFolder } from '#tests/support/data-folder.ts';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { picture } from '#tests/support/photo-files.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { importRows, imports } from './imports.table.ts';

const BOATS = 300;
const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** The whole app on a folder, with its jobs. It uploads the file, starts the import and prints the progress. */
const importer = (dataDir: string, zip: string, token: string) => `
  import { readFile } from 'node:fs/promises';
  import { setTimeout as wait } from 'node:timers/promises';
  import { pino } from ${JSON.stringify(import.meta.resolve('pino'))};
  import { buildApp } from ${file('../../app.ts')};
  import { readConfig } from ${file('../../config/config.ts')};
  import { openDatabase } from ${file('../../db/database.ts')};
  import { openDeps } from ${file('../../open-deps.ts')};
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, DEMO_DATA: 'off' });
  const database = await openDatabase({ dataDir: config.dataDir });
  const app = await buildApp({ deps: openDeps({ config, database, log }), log });
  await app.ready();
  const authorization = 'Bearer ${token}';
  const uploaded = await app.inject({ method: 'POST', url: '/api/imports', payload: await readFile(${JSON.stringify(zip)}), headers: { authorization, 'content-type': 'application/zip' } });
  const { id } = uploaded.json();
  const read = async () => (await app.inject({ url: '/api/imports/' + id, headers: { authorization } })).json();
  while ((await read()).state === 'checking') await wait(100);
  await app.inject({ method: 'POST', url: '/api/imports/' + id + '/start', headers: { authorization } });
  for (;;) {
    console.log((await read()).progress.done);
    await wait(100);
  }`;

const FAULTS: Record<string, string> = {
  'no-reference': advert({ ref: '' }),
  twin: advert({ ref: 'LYM-1' }),
  'no-price': advert({ ref: 'F-1', price: '' }),
  'not-a-price': advert({ ref: 'F-2', price: 'cheap' }),
  'unknown-hull': advert({ ref: 'F-3', hull: 'Papyrus' }),
  'unknown-type': advert({ ref: 'F-4', type: 'Balloon' }),
  'year-to-come': advert({ ref: 'F-5', year: '2999' }),
  'missing-photo': advert({ ref: 'F-6', photos: ['nowhere.jpg'] }),
  'damaged-photo': advert({ ref: 'F-7', photos: ['damaged.jpg'] }),
  sold: advert({ ref: 'F-8', status: 'Sold' }),
  'no-place': advert({ ref: 'F-9', place: '' }).replace('office_id="1"', ''),
};

it('BROKER-05 an import of 300 boats survives kill -9: each boat is imported once, faulty rows cost only themselves', async () => {
  const dataDir = await createDataFolder('import-kill');
  const boats = Array.from({ length: BOATS }, (_, n) =>
    advert({
      ref: `LYM-${n + 1}`,
      model: String(n + 1),
      price: String(10_000 + n),
      photos: [`p${n % 12}.jpg`],
    }),
  );
  const photos = await Promise.all(Array.from({ length: 12 }, (_, n) => picture(n)));
  const zip = join(dataDir, 'boats.zip');
  await writeFile(
    zip,
    await zipOf({
      'boats.xml': openMarine([...boats, ...Object.values(FAULTS)]),
      ...Object.fromEntries(photos.map((bytes, n) => [`photos/p${n}.jpg`, bytes])),
      'photos/damaged.jpg': photos[0]!.subarray(0, 700),
    }),
  );
  const open = () => openDatabase({ dataDir });
  const first = await startTestApp({ DATA_DIR: dataDir }, { open });
  const broker = await registerAccount(first, { sellerType: 'broker' });
  await first.app.close();
  await first.deps.database.close();

  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', importer(dataDir, zip, broker.token)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let progress = 0;
  for await (const chunk of child.stdout) {
    progress = Math.max(progress, ...String(chunk).split('\n').map(Number));
    if (progress >= 20) break;
  }
  child.kill('SIGKILL');
  if (child.exitCode === null) await once(child, 'close');

  const t = await startTestApp({ DATA_DIR: dataDir }, { open });
  const [stopped] = await t.db.select().from(imports);
  expect(stopped).toMatchObject({ state: 'importing', total: BOATS + 1 });
  expect(stopped?.done).toBeGreaterThanOrEqual(20);
  expect(stopped?.done).toBeLessThan(BOATS);
  t.advance(2 * MINUTE);
  await t.deps.jobs.enqueue(t.db, { name: 'resume-imports' }, {});
  await t.deps.jobs.drain();

  const [done] = await t.db.select().from(imports);
  expect(done).toMatchObject({ state: 'done', done: BOATS + 1 });
  expect(done?.counts).toEqual({
    new: BOATS,
    changed: 0,
    unchanged: 0,
    faulty: Object.keys(FAULTS).length,
    gone: 0,
  });
  const rows = await t.db.select().from(listings);
  expect(rows).toHaveLength(BOATS);
  expect(new Set(rows.map(({ price }) => price)).size).toBe(BOATS);
  expect(await t.db.$count(media, eq(media.status, 'stored'))).toBe(12);
  const faulty = await t.db.select().from(importRows).where(eq(importRows.outcome, 'faulty'));
  expect(faulty.every(({ faults }) => faults.length > 0)).toBe(true);

  const headers = { ...broker.headers, 'content-type': 'application/zip' };
  const { readFile } = await import('node:fs/promises');
  const payload = await readFile(zip);
  const again = await t.app.inject({ method: 'POST', url: '/api/imports', payload, headers });
  await t.deps.jobs.drain();
  const checked = await t.app.inject({ url: `/api/imports/${again.json().id}`, headers: broker.headers });
  expect(checked.json().counts).toMatchObject({ new: 1, changed: 0, unchanged: BOATS });
  await post(t, `/api/imports/${again.json().id}/start`, {}, { headers: broker.headers });
  await t.deps.jobs.drain();
  expect(await t.db.$count(listings)).toBe(BOATS);
  await t.close();
  await wait(0);
  await rm(dataDir, { recursive: true, force: true });
}, 400_000);
