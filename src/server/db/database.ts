import { join } from 'node:path';
import type pg from 'pg';
import { DATABASE_CONNECTIONS } from '#server/config/config.ts';
import { openExecutor } from './adapters/transactions.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { restrictContents } from './embedded/private-folder.ts';
import type { Db } from './executor.ts';
import { migrateEmbedded, migrateServer } from './migrate.ts';
import { openServerPool } from './server-pool.ts';

export interface Database {
  db: Db;
  pool: pg.Pool;
  embedded: boolean;
  close(): Promise<void>;
}

/** `connections` is how many this process may open to a Postgres server. */
export type DatabaseLocation = { url: string; connections?: number } | { dataDir: string };

interface Connected {
  pool: pg.Pool;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

async function connectEmbedded(dataDir: string): Promise<Connected> {
  const unlock = await lockFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  const engine = await openEmbedded({ folder });
  // PGlite's initdb ignores the umask.
  restrictContents(folder, { recursive: true });
  return {
    pool: engine.pool,
    migrate: () => migrateEmbedded(engine.pool),
    async close() {
      await engine.close();
      await unlock();
    },
  };
}

function connectServer(url: string, connections: number): Connected {
  const pool = openServerPool({ url, connections, connectionTimeoutMillis: 2_000, name: 'slipway' });
  return { pool, migrate: () => migrateServer(url), close: () => pool.end() };
}

/** Opens Postgres, embedded or on a server, and migrates its schema. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const embedded = 'dataDir' in location;
  const { pool, migrate, close } = embedded
    ? await connectEmbedded(location.dataDir)
    : connectServer(location.url, location.connections ?? DATABASE_CONNECTIONS);
  try {
    await migrate();
  } catch (error) {
    await close();
    throw error;
  }
  return { db: openExecutor(pool), pool, embedded, close };
}
