import { moment } from '#server/db/columns.ts';
import { index, integer, pgTable, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

/** How a broker or dealer presents itself. The phone number is the account's. */
export const companies = pgTable(
  'companies',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    place: text('place').notNull(),
    about: text('about').notNull(),
    openingHours: text('opening_hours').notNull(),
    website: text('website').notNull(),
    /** A photo of the account's; modules above store those. */
    logoId: uuid('logo_id'),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('companies_logo').on(t.logoId)],
);

/**
 * A new name or website of a company that is public, until an administrator has decided. Saving another replaces the row,
 * so that the id names exactly what the administrator saw.
 */
export const companyChanges = pgTable(
  'company_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .unique('company_changes_account')
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    website: text('website').notNull(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (t) => [index('company_changes_queue').on(t.submittedAt, t.id)],
);
