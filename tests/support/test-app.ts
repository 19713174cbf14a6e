import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { Db } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { openDeps, outboxFolder } from '#server/open-deps.ts';
import { logOptions } from '#server/platform/log.ts';
import type { ServeOptions } from '#server/serve.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  /** The log as text. */
  log(): string;
  /** Moves the services' clock. */
  advance(milliseconds: number): void;
  /** Stops the services' clock, for tests of what is cached for a while; `advance` still moves it. */
  stopClock(): void;
  /** Runs all queued jobs now, then returns every mail sent so far, oldest first. */
  mails(): Promise<Email[]>;
  close(): Promise<void>;
}

interface TestAppOptions extends Pick<ServeOptions, 'prepare'> {
  pages?: (deps: Deps) => AppOptions['pages'];
  /** Replaces the default embedded database. */
  open?: () => Promise<Database>;
}

/** Parses each mail once: tests ask for all of them again and again, and a sent mail never changes. */
function createMailReader() {
  const parsed = new Map<string, Promise<Email>>();
  return (path: string): Promise<Email> => {
    const mail = parsed.get(path) ?? readFile(path).then((bytes) => PostalMime.parse(bytes));
    parsed.set(path, mail);
    return mail;
  };
}

/** The real app on an embedded database, with mail written to a temporary folder and a clock that can be moved. */
export async function startTestApp(
  env: Record<string, string> = {},
  { pages, prepare, open = openTestDatabase }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-app-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', DEMO_DATA: 'off', ...env });
  let lines = '';
  const log = pino(logOptions(config.logLevel), {
    write(line: string) {
      lines += line;
    },
  });
  let offset = 0;
  let stoppedAt: number | undefined;
  const clock = { now: () => new Date((stoppedAt ?? Date.now()) + offset) };
  const database = await open();
  const ownDeps = openDeps({ config, database, log, clock, work: false });
  const addition = await prepare?.(ownDeps);
  const deps = addition?.deps ?? ownDeps;
  const app = await buildApp({ deps, log, pages: pages?.(deps) });
  const readMail = createMailReader();
  if (addition) await app.register(addition.plugin);
  await app.ready();

  return {
    app,
    deps,
    db: deps.db,
    log: () => lines,
    advance(milliseconds) {
      offset += milliseconds;
    },
    stopClock() {
      stoppedAt = Date.now();
    },
    async mails() {
      await deps.jobs.drain();
      const folder = outboxFolder(config);
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      return Promise.all(names.map((name) => readMail(join(folder, name))));
    },
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
