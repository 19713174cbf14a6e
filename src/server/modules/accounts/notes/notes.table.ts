import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { moment } from '#server/db/columns.ts';
import { check, index, integer, pgTable, sql, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

/** Administrators' notes about an account. Deleted with the account. */
export const accountNotes = pgTable(
  'account_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('account_notes_account').on(t.accountId, t.createdAt.desc().nullsFirst()),
    index('account_notes_author').on(t.authorId),
    index('account_notes_age').on(t.createdAt),
    check(
      'account_notes_text',
      sql`char_length(${t.text}) between 1 and ${sql.raw(String(NOTE_LIMITS.text.max))}`,
    ),
  ],
);
