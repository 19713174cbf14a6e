import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** No request waits for a migration, and a server that has just started may be slow to answer. */
const CONNECT_WITHIN_MS = 30_000;

/** Any number that is not used for another advisory lock in this database. */
const MIGRATION_LOCK = 7_401_226;

/** Migrates the schema. Processes that start at the same time take turns, however long one takes. */
async function migrateOn(client: pg.ClientBase, folder: string): Promise<void> {
  await client.query('set statement_timeout = 0');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client as pg.Client), { migrationsFolder: folder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
  }
}

/** Uses the only connection of the embedded database. */
export async function migrateEmbedded(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect();
  try {
    await migrateOn(client, folder);
  } finally {
    client.release();
  }
}

/** Uses a separate connection: rewriting a table takes longer than any request may. */
export async function migrateServer(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    application_name: 'slipway migrations',
  });
  await client.connect();
  try {
    await migrateOn(client, folder);
  } finally {
    await client.end();
  }
}
