import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { migrateEmbedded } from '#server/db/migrate.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { startRealPostgres } from './real-postgres.ts';

/** Migrates a database and stores it as an archive in the folder: loading it is far faster than migrating. */
export async function archiveEmptyDatabase(folder: string): Promise<string> {
  const engine = await openEmbedded({});
  await migrateEmbedded(engine.pool);
  const jobs = createJobs({ pool: engine.pool, embedded: true, log: pino({ level: 'silent' }), work: false });
  await jobs.start([]);
  await jobs.stop();
  // No test creates a database from the templates, and they are two thirds of what every test would unpack.
  await engine.pool.query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await engine.pool.query(`drop database ${template}`);
  await engine.pool.query('checkpoint');
  const archive = join(folder, 'empty.tar');
  await writeFile(archive, new Uint8Array(await (await engine.snapshot()).arrayBuffer()));
  await engine.close();
  return archive;
}

/** Fast rather than durable: nothing outlives the run. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const TEMPLATE = 'slipway_template';

/** Starts a Postgres server with a migrated database: copying it is far faster than a server for each test file. */
async function startSharedPostgres() {
  const server = await startRealPostgres(SETTINGS);
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
  const [server, archive] = await Promise.all([startSharedPostgres(), archiveEmptyDatabase(folder)]);
  project.provide('emptyDatabase', archive);
  project.provide('postgresServer', { administrationUrl: server.url(), template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
