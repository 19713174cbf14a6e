import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { openExecutor } from '#server/db/queries/transactions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An archive of a migrated, empty database, created once per run. */
    emptyDatabase: string;
  }
}

/** Read once for all test files of a worker. */
let archive: Promise<Blob> | undefined;
const readArchive = async () => new Blob([await readFile(inject('emptyDatabase'))]);

/** A new in-memory database with the whole schema and no rows. */
export async function openTestDatabase(): Promise<Database> {
  archive ??= readArchive();
  const { pool, close } = await openEmbedded({ from: await archive });
  return { db: openExecutor(pool), pool, embedded: true, close };
}
