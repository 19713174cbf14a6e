import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { objectIdOf, objectUrl } from '#domain/media/object-urls.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { openDeps } from '#server/open-deps.ts';
import { createDataFolder } from '#tests/support/data-folder.ts';
import { PATIENCE } from '#tests/support/time-limits.ts';
import { mp4 } from '#tests/support/video-files.ts';
import { masterKey } from '../photos/renditions.ts';

const module = (name: string) => JSON.stringify(import.meta.resolve(name));

/** The whole app on a folder, with one seller. Prints its port and the seller's token. */
const server = (dataDir: string) => `
  import { pino } from ${module('pino')};
  import { buildApp } from ${module('#server/app.ts')};
  import { readConfig } from ${module('#server/config/config.ts')};
  import { openDatabase } from ${module('#server/db/database.ts')};
  import { insertAccount } from ${module('#server/modules/accounts/accounts.repository.ts')};
  import { openSession } from ${module('#server/modules/accounts/sessions/sessions.service.ts')};
  import { openDeps } from ${module('#server/open-deps.ts')};
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, DEMO_DATA: 'off' });
  const database = await openDatabase({ dataDir: config.dataDir });
  const app = await buildApp({ deps: openDeps({ config, database, log, work: false }), log });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const email = 'seller@example.org';
  const seller = { email, emailKey: email, firstName: 'Anna', lastName: 'Bell', passwordHash: 'none' };
  const account = await insertAccount(database.db, seller);
  const { token } = await openSession(database.db, account, { now: new Date() });
  console.log(JSON.stringify({ port: app.server.address().port, token }));`;

const BOAT = {
  title: 'Contessa 32',
  category: 'sailing',
  price: 24_950,
  location: 'Lymington',
  sellerName: 'Anna Bell',
};

it('leaves no partial file and no listing when killed during an upload, and after the sweep nothing at all', async () => {
  const dataDir = await createDataFolder('kill');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', server(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const { port, token } = JSON.parse(printed.toString()) as { port: number; token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const response = await fetch(`http://127.0.0.1:${port}/api/objects/upload`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ filename: 'film.mp4', contentType: 'video/mp4' }),
  });
  const { uploadURL } = (await response.json()) as { uploadURL: string };
  const film = mp4({ bytes: 2_000_000 });
  const { pathname, search } = new URL(uploadURL);
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: pathname + search,
    headers: { 'content-length': film.length },
  });
  sending.on('error', () => undefined);
  sending.write(film.subarray(0, 1_000_000));
  const incoming = join(dataDir, 'incoming');
  const arrived = async () => {
    const [half] = await readdir(incoming).catch(() => []);
    return half ? (await stat(join(incoming, half))).size : 0;
  };
  await vi.waitFor(async () => expect(await arrived()).toBeGreaterThan(500_000), PATIENCE);
  child.kill('SIGKILL');
  await once(child, 'close');

  const log = pino({ level: 'silent' });
  let offset = 0;
  const clock = { now: () => new Date(Date.now() + offset) };
  const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off' });
  const database = await openDatabase({ dataDir });
  const deps = openDeps({ config, database, log, clock, work: false });
  const app = await buildApp({ deps, log });
  try {
    const id = objectIdOf(uploadURL) ?? '';
    expect(await deps.storage.exists(masterKey(id))).toBe(false);
    const payload = { ...BOAT, video: objectUrl(id) };
    const created = await app.inject({ method: 'POST', url: '/api/boats', headers, payload });
    expect([created.statusCode, created.json().error]).toEqual([
      400,
      'Some of the photos or the video are no longer there. Please add them again.',
    ]);
    const { rows: listings } = await database.pool.query('select 1 from listings');
    expect(listings).toEqual([]);

    const earlier = new Date(Date.now() - 2 * HOUR);
    for (const name of await readdir(incoming)) await utimes(join(incoming, name), earlier, earlier);
    offset = HOUR + 1_000;
    await deps.jobs.enqueue(database.db, { name: 'sweep-uploads' }, {});
    await deps.jobs.drain();
    const { rows: media } = await database.pool.query('select 1 from media');
    expect([media, await readdir(incoming)]).toEqual([[], []]);
  } finally {
    await app.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
