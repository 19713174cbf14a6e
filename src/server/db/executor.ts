import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Db = NodePgDatabase<Record<string, never>>;

/** What a query runs on: the database or the transaction that the caller is in. */
export type Executor = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
