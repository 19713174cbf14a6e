import type { SQL } from '#server/db/drizzle.ts';
import { PgDialect } from '#server/db/drizzle.ts';
import type { Executor } from '../executor.ts';

const dialect = new PgDialect();

/** Queries that each connection parses and plans once. */
type PreparedName =
  | 'boats_by_ids'
  | 'boat_figures'
  | 'boat_versions'
  | 'stored_cards'
  | 'stored_boats'
  | 'price_guide_of_boat';

/**
 * Runs a query under a name, so that each connection parses and plans it once. The plan is the same for all values: use it
 * only for queries that have one good plan, and never reuse a name for another query.
 */
export async function runPrepared<Row extends object>(
  executor: Executor,
  name: PreparedName,
  query: SQL,
): Promise<Row[]> {
  const statement = executor._.session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false);
  const { rows } = (await statement.execute()) as { rows: Row[] };
  return rows;
}
