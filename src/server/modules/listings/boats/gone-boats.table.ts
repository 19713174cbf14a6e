import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';

/** Numbers of boats that were public once and of which nothing else is kept: their pages say "gone", not "unknown". */
export const goneBoats = pgTable('gone_boats', {
  id: integer('id').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
