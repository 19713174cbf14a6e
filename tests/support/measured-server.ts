/** The whole app in a separate process that tracks its memory; started by `start-measured-server.ts`. */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openExecutor } from '#server/db/adapters/transactions.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { insertAccount } from '#server/modules/accounts/accounts.repository.ts';
import { openSession } from '#server/modules/accounts/sessions/sessions.service.ts';
import { openDeps } from '#server/open-deps.ts';
import { waitLong } from './patient-database.ts';

/** With `--expose-gc`, garbage does not count: how much of it waits for the collector differs between machines. */
const collectGarbage = globalThis.gc;
/** Collecting takes a while, and what is really held is held for longer than this. */
const SAMPLE_EVERY_MS = collectGarbage ? 250 : 20;

const [, , dataDir, archive = ''] = process.argv;
const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', DEMO_DATA: 'off' });
const log = pino({ level: 'silent' });
const { pool, close } = await openEmbedded({ from: new Blob([await readFile(archive)]) });
waitLong(pool);
const db = openExecutor(pool);
const deps = openDeps({ config, database: { db, pool, embedded: true, close }, log });
const app = await buildApp({ deps, log });
await app.listen({ port: 0, host: '127.0.0.1' });

const email = 'seller@example.org';
const seller = { email, emailKey: email, firstName: 'Anna', lastName: 'Bell', passwordHash: 'none' };
const account = await insertAccount(db, seller);
if (!account) throw new Error('There is no seller');
const { token } = await openSession(db, account, { now: new Date() });

let peak = 0;
const samplePeak = () => {
  collectGarbage?.();
  peak = Math.max(peak, process.memoryUsage.rss());
};
const sampling = setInterval(samplePeak, SAMPLE_EVERY_MS);
/** Reports the peak memory since the last time, and resets it. */
process.on('message', () => {
  samplePeak();
  process.send?.({ peak });
  peak = process.memoryUsage.rss();
});
process.once('disconnect', async () => {
  clearInterval(sampling);
  await app.close();
  await close();
});
const { port } = app.server.address() as AddressInfo;
process.send?.({ origin: `http://127.0.0.1:${port}`, token });
