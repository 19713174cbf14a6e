import pg from 'pg';
import { surviveLostConnections } from './lost-connections.ts';

/** Our queries are short: compiling a plan, or starting processes to share its work, takes longer than running it. */
const PLANNER_OPTIONS = '-c jit=off -c max_parallel_workers_per_gather=0';

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
