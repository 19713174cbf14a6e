import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Db, Executor } from '#server/db/executor.ts';
import { openTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres server for all test files of a run, with a migrated, empty database to copy. */
    postgresServer: { administrationUrl: string; template: string };
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresServer').administrationUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database with the whole schema and no rows on a real server; returns its address. */
export async function createRealDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { administrationUrl, template } = inject('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${template}`);
  return {
    url: new URL(`/${name}`, administrationUrl).href,
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}

/** The same, opened. */
export async function openRealDatabase(): Promise<Database> {
  const { url, drop } = await createRealDatabase();
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Runs statements for which the time that a call may take is too short on a busy machine. */
export const withoutTimeLimit = (db: Db, work: (tx: Executor) => Promise<unknown>): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return work(tx);
  });

const ENGINES = [
  { engine: 'the embedded Postgres', open: openTestDatabase },
  { engine: 'a real Postgres server', open: openRealDatabase },
];

/** Runs the same tests on both databases. */
export function describeOnBothDatabases(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe.each(ENGINES)(`${name} on $engine`, ({ open }) => tests(open));
}
