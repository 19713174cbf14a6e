import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';

/** Ids of removed boats that were once public: their pages say "gone" instead of "not found". */
export const goneBoats = pgTable('gone_boats', {
  id: integer('id').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
