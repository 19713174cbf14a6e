import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../src/server/db/executor.ts';

/** Well below the 65,535 parameters that one statement can have. */
const PARAMETERS = 20_000;

export function* batches<Row extends object>(rows: readonly Row[]) {
  const size = Math.floor(PARAMETERS / Object.keys(rows[0] ?? { none: 0 }).length);
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

export async function insertAll<T extends PgTable>(
  tx: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
) {
  // Existing rows, such as today's visits, stay as they are.
  for (const batch of batches(rows))
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoNothing();
}
