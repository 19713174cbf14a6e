import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { Deps } from '#server/deps.ts';
import { openDeps } from '#server/open-deps.ts';
import { builtPageRoutes } from '#server/pages/built-pages.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { openPatiently } from '#tests/support/patient-database.ts';
import { createOwnDatabase } from './own-database.ts';
import { freePort } from './own-server.ts';

const buildFolder = fileURLToPath(new URL('../../../build', import.meta.url));

interface ServerWithClock {
  url: string;
  deps: Deps;
  advance(milliseconds: number): void;
  /** Runs a regular job and whatever it queues, such as mails. */
  run(job: Pick<Job<object>, 'name'>): Promise<void>;
  stop(): Promise<void>;
}

/** The built site in this process, for journeys through weeks: the clock moves, and jobs run, when the journey says so. */
export async function startServerWithClock(): Promise<ServerWithClock> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-clock-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(port), DEMO_DATA: 'off', LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  let offset = 0;
  const clock = { now: () => new Date(Date.now() + offset) };
  const database = await openPatiently(await createOwnDatabase());
  const deps = openDeps({ config, database, log, clock, work: false });
  const pages = { publicUrl: config.publicUrl, cache: deps.pageCache, buildFolder };
  const app = await buildApp({ deps, log, pages: (server) => builtPageRoutes(server, pages) });
  await app.listen({ port, host: config.host });

  return {
    url,
    deps,
    advance(milliseconds) {
      offset += milliseconds;
    },
    async run(job) {
      await deps.jobs.enqueue(deps.db, job, {});
      await deps.jobs.drain();
    },
    async stop() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
