import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { Job } from '../jobs/jobs.ts';

/** After each table, so that waiting requests get the connection. */
const PAUSE_MS = 10;

const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'm') and relpersistence = 'p' and nspname <> 'pg_toast'
  order by relpages`;

/**
 * What a Postgres server does by itself: frees the space of old rows and updates the planner's statistics. One table at
 * a time, because the embedded database has one connection and requests wait for it meanwhile.
 */
export const tidyDatabaseJob = ({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): Job<object> => ({
  name: 'tidy-database',
  schedule: '10 4 * * *',
  async run() {
    if (!embedded) return;
    const { rows } = await pool.query<{ name: string }>(TABLES);
    for (const { name } of rows) {
      await pool.query(`vacuum ${name}`);
      await pool.query(`analyze ${name}`);
      await wait(PAUSE_MS);
    }
  },
});
