import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded.ts';
import { openExecutor } from '#server/db/queries/transactions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An archive of a migrated, empty database, made once for the whole run. */
    emptyDatabase: string;
  }
}

/** A fresh database in memory with the whole schema and nothing in it. */
export async function openTestDatabase(): Promise<Database> {
  const from = new Blob([await readFile(inject('emptyDatabase'))]);
  const { pool, close } = await openEmbedded({ from });
  return { db: openExecutor(pool), pool, embedded: true, close };
}
