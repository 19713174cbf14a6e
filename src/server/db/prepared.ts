import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Executor } from './executor.ts';

const dialect = new PgDialect();

/** Every connection keeps what it has prepared for as long as it lives. */
const MOST_NAMES = 200;
/** Whoever makes up new questions by the thousand asks each of them a few times at most. */
const ASKED_OFTEN = 8;

const timesAsked = new LRUCache<string, number>({ max: 2_000 });
const names = new Map<string, string>();

/** The name under which connections keep the statement ready; none for what is seldom asked. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name || names.size >= MOST_NAMES) return name;
  const times = (timesAsked.get(text) ?? 0) + 1;
  if (times < ASKED_OFTEN) {
    timesAsked.set(text, times);
    return undefined;
  }
  timesAsked.delete(text);
  const given = `slipway_${hash('sha256', text, 'hex').slice(0, 24)}`;
  names.set(text, given);
  return given;
}

/**
 * Runs a query that is asked over and over with other values: the database reads and plans it once for each connection.
 * The plan is the same for all values, so this is for queries that have one good plan.
 */
export async function runPrepared<Row extends object>(executor: Executor, query: SQL): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const statement = executor._.session.prepareQuery(built, undefined, nameOf(built.sql), false);
  const { rows } = (await statement.execute()) as { rows: Row[] };
  return rows;
}
