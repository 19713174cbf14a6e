import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openPatiently } from './patient-database.ts';
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

/** Creates one and opens it. */
export async function openRealDatabase(): Promise<Database> {
  const { url, drop } = await createRealDatabase();
  const database = await openPatiently(url);
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

const ENGINES = [
  { engine: 'the embedded Postgres', open: openTestDatabase, canRace: false },
  { engine: 'a real Postgres server', open: openRealDatabase, canRace: true },
];

/** Runs the same tests on both databases, except those that need several connections. */
export function describeOnBothDatabases(
  name: string,
  tests: (open: () => Promise<Database>, canRace: boolean) => void,
): void {
  describe.each(ENGINES)(`${name} on $engine`, ({ open, canRace }) => tests(open, canRace));
}
