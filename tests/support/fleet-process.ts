/** One process of a fleet: the whole server with minimal pages, configured by its environment; reports its port. */
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDeps } from '#server/open-deps.ts';
import { logOptions } from '#server/platform/log.ts';
import { runWorkers } from '#server/platform/workers.ts';
import { openPatiently } from './patient-database.ts';
import { smallSite } from './small-site.ts';

const config = readConfig(process.env);

async function serve() {
  const log = pino(logOptions(config.logLevel), process.stderr);
  const database = await openPatiently(config.databaseUrl ?? '', config.databaseConnections);
  const deps = openDeps({ config, database, log });
  const app = await buildApp({ deps, log, pages: smallSite().pages(deps) });
  await app.listen({ port: config.port, host: '127.0.0.1' });
  console.log(`listening on ${(app.server.address() as AddressInfo).port}`);
  process.once('SIGTERM', async () => {
    await app.close();
    await deps.replica?.close();
    await database.close();
    process.exit(0);
  });
}

if (config.webConcurrency > 1 && cluster.isPrimary) {
  const stop = runWorkers(config.webConcurrency);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
} else await serve();
