import { moment } from '#server/db/columns.ts';
import { integer, pgTable } from '#server/db/drizzle.ts';

/** Ids of removed boats that were once public: their pages say "gone" instead of "not found". */
export const goneBoats = pgTable('gone_boats', {
  id: integer('id').primaryKey(),
  goneAt: moment('gone_at').notNull(),
});
