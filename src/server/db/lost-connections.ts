import type pg from 'pg';

const ignore = () => undefined;

/**
 * A broken connection emits `error` on the pool while idle and on its client while in use. Without a listener that would
 * end the process. The queries on it fail by themselves and the pool opens another connection.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
}
