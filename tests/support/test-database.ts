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

/** A new in-memory database with the whole schema and no rows. */
export async function openTestDatabase(): Promise<Database> {
  const from = new Blob([await readFile(inject('emptyDatabase'))]);
  const { pool, close } = await openEmbedded({ from });
  return { db: openExecutor(pool), pool, embedded: true, close };
}
