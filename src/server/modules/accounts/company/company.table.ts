import { moment } from '#server/db/columns.ts';
import { index, pgTable, text, uuid } from '#server/db/drizzle.ts';
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
