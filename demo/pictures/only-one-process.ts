import pg from 'pg';
import type { Config } from '#server/config/config.ts';

/** Any number that nothing else in this database locks. */
const DRAWING_LOCK = 7_401_228;

/** Does the work unless another process on the same database is at it. An embedded database has no other. */
export async function onlyOneProcess(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  work: () => Promise<void>,
): Promise<void> {
  if (!databaseUrl) return work();
  // The lock is the connection's: it goes with it, also when this process is killed. Visitors need those of the pool.
  const connection = new pg.Client({ connectionString: databaseUrl, application_name: 'slipway demo' });
  // Losing it is no harm: at worst another process draws the same.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as mine', [DRAWING_LOCK]);
    if (rows[0].mine) await work();
  } finally {
    await connection.end();
  }
}
