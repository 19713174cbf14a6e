import { randomBytes } from 'node:crypto';
import { bytea } from './columns.ts';
import { check, integer, pgTable, sql } from './drizzle.ts';
import type { Executor } from './executor.ts';

const BYTES = 32;

/** A table of one row: a secret that all processes on this database share. */
export const secretTable = <Name extends string>(name: Name) =>
  pgTable(name, { id: integer('id').primaryKey().default(1), secret: bytea('secret').notNull() }, (t) => [
    check(`${name}_only_one`, sql`${t.id} = 1`),
  ]);

/** The secret of such a table, created by the first process that needs it. */
export async function readSecret(executor: Executor, table: ReturnType<typeof secretTable>): Promise<Buffer> {
  const [existing] = await executor.select().from(table);
  if (existing) return existing.secret;
  await executor
    .insert(table)
    .values({ secret: randomBytes(BYTES) })
    .onConflictDoNothing();
  const [created] = await executor.select().from(table);
  if (!created) throw new Error('The secret was not stored');
  return created.secret;
}
