import pg from 'pg';
import { surviveLostConnections } from './lost-connections.ts';

/**
 * For short queries on a database in memory or on an SSD. By default Postgres assumes a rotating disk, where it would
 * rather read every listing with its text than look words up in their index, and spends seconds on compiling such plans.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off';

interface ServerPoolOptions {
  url: string;
  connections: number;
  connectionTimeoutMillis: number;
  /** Shown in the server's list of connections. */
  name: string;
}

/** Connections to a Postgres server. */
export function openServerPool({
  url,
  connections,
  connectionTimeoutMillis,
  name,
}: ServerPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis,
    statement_timeout: 15_000,
    options: PLANNER_OPTIONS,
    application_name: name,
  });
  surviveLostConnections(pool);
  return pool;
}
