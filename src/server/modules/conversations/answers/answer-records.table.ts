import { moment } from '#server/db/columns.ts';
import { bigint, integer, pgTable, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';

/** How fast and how often each seller answers, counted by a job. */
export const answerRecords = pgTable('answer_records', {
  sellerId: uuid('seller_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  conversations: integer('conversations').notNull(),
  answered: integer('answered').notNull(),
  medianMs: bigint('median_ms', { mode: 'number' }),
  countedAt: moment('counted_at').notNull(),
});
