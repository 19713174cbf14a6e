import { bytea } from '#server/db/columns.ts';
import { check, integer, pgTable, sql } from '#server/db/drizzle.ts';

/** The secret that links in mails are signed with, shared by all processes on this database. */
export const linkKey = pgTable(
  'link_key',
  { id: integer('id').primaryKey().default(1), secret: bytea('secret').notNull() },
  (t) => [check('link_key_only_one', sql`${t.id} = 1`)],
);
