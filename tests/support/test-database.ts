import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { openExecutor } from '#server/db/adapters/transactions.ts';
import type { Database } from '#server/db/database.ts';
import { type EmbeddedPostgres, openEmbedded } from '#server/db/embedded/embedded.ts';
import { emptyEngine, stateOf } from './emptied-engine.ts';
import { waitLong } from './patient-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An archive of a migrated, empty database, created once per run. */
    emptyDatabase: string;
  }
}

/** Read once for all test files of a worker. */
let archive: Promise<Blob> | undefined;
const readArchive = async () => new Blob([await readFile(inject('emptyDatabase'))]);

/** Databases that a test file has closed: emptying one takes a fraction of the time of opening another. */
const idle: PGlite[] = [];
let stateWhenNew: string | undefined;

async function openNew(): Promise<EmbeddedPostgres> {
  archive ??= readArchive();
  const opened = await openEmbedded({ from: await archive });
  stateWhenNew ??= await stateOf(opened.engine);
  return opened;
}

/** An in-memory database with the whole schema and no rows. */
export async function openTestDatabase(): Promise<Database> {
  const { engine, pool } = await (idle.length > 0 ? openEmbedded({ engine: idle.pop() }) : openNew());
  waitLong(pool);
  return {
    db: openExecutor(pool),
    pool,
    embedded: true,
    async close() {
      await pool.end();
      if (await emptyEngine(engine, stateWhenNew)) idle.push(engine);
      else await engine.close();
    },
  };
}
