import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { findAccountByEmail, insertAccount } from '#server/modules/accounts/accounts.repository.ts';
import { openSession } from '#server/modules/accounts/sessions/sessions.service.ts';
import { openDeps } from '#server/open-deps.ts';

const config = readConfig({ DATA_DIR: process.argv[2], PORT: '0', LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const database = await openDatabase({ dataDir: config.dataDir });
const deps = openDeps({ config, database, log });
const app = await buildApp({ deps, log });
await app.listen({ port: 0, host: '127.0.0.1' });

const email = 'seller@example.org';
const account =
  (await findAccountByEmail(database.db, email)) ??
  (await insertAccount(database.db, {
    email,
    emailKey: email,
    firstName: 'Anna',
    lastName: 'Bell',
    passwordHash: 'none',
  }));
if (!account) throw new Error('There is no seller');
const { token } = await openSession(database.db, account, { now: new Date() });

const { port } = app.server.address() as AddressInfo;
process.send?.({ origin: `http://127.0.0.1:${port}`, token });
const tell = () => process.send?.({ rss: process.memoryUsage.rss() }, undefined, {}, () => undefined);
const telling = setInterval(tell, 50);
process.once('disconnect', async () => {
  clearInterval(telling);
  await app.close();
  await database.close();
});
