import pg from 'pg';
import type { Config } from '../../src/server/config/config.ts';

/** Any number that nothing else in this database locks. */
const DRAWING_LOCK = 7_401_228;

/** Does the work unless another process on the same database is doing it. An embedded database has only one process. */
export async function onlyOneProcess(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  work: () => Promise<void>,
): Promise<void> {
  if (!databaseUrl) return work();
  // The lock belongs to the connection and ends with it, even if this process is killed. A separate connection leaves the
  // pool to visitors.
  const connection = new pg.Client({ connectionString: databaseUrl, application_name: 'slipway demo' });
  // Losing it is harmless: at worst another process draws the same pictures.
  connection.on('error', () => undefined);
  await connection.connect();
  try {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as mine', [DRAWING_LOCK]);
    if (rows[0].mine) await work();
  } finally {
    await connection.end();
  }
}
