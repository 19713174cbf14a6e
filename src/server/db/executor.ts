import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from '#server/db/drizzle.ts';

export type Db = NodePgDatabase<Record<string, never>>;

/** What a query runs on: the database, or the caller's transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
