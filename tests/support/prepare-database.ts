import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { allJobs } from '#server/all-jobs.ts';
import { readConfig } from '#server/config/config.ts';
import { openExecutor } from '#server/db/adapters/transactions.ts';
import { openDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { migrateEmbedded } from '#server/db/migrate.ts';
import { openDeps } from '#server/open-deps.ts';
import { FAST_SETTINGS, startRealPostgres } from './real-postgres.ts';

/** Migrates a database, creates its queues and stores it as an archive: loading it is far faster. */
export async function archiveEmptyDatabase(folder: string): Promise<string> {
  const engine = await openEmbedded({});
  const { pool, close } = engine;
  await migrateEmbedded(pool);
  const database = { db: openExecutor(pool), pool, embedded: true, close };
  const log = pino({ level: 'silent' });
  const deps = openDeps({ config: readConfig({ DATA_DIR: folder }), database, log, work: false });
  await deps.jobs.start(allJobs(deps, log));
  await deps.jobs.stop();
  // No test creates a database from the templates, and they are two thirds of what every test would unpack.
  await engine.pool.query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await engine.pool.query(`drop database ${template}`);
  await engine.pool.query('checkpoint');
  const archive = join(folder, 'empty.tar');
  await writeFile(archive, new Uint8Array(await (await engine.snapshot()).arrayBuffer()));
  await engine.close();
  return archive;
}

const TEMPLATE = 'slipway_template';

/** Starts a Postgres server with a migrated database: copying it is far faster than a server for each test file. */
async function startSharedPostgres() {
  const server = await startRealPostgres(FAST_SETTINGS);
  const client = new pg.Client(server.url());
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await (await openDatabase({ url: server.url(TEMPLATE) })).close();
  return server;
}

/** One archive and one Postgres server for all test files of a run. */
export default async function prepare(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-test-'));
  // One after the other: PGlite runs in this thread, so that connecting to the server would time out on a busy machine.
  const archive = await archiveEmptyDatabase(folder);
  const server = await startSharedPostgres();
  project.provide('emptyDatabase', archive);
  project.provide('postgresServer', { administrationUrl: server.url(), template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
