import { boolean, pgTable, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

const on = (name: string) => boolean(name).notNull().default(true);

/** What an account has switched off; without a row, nothing. */
export const accountSettings = pgTable('account_settings', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Others see when this person has read their messages, and this person sees when others have. */
  showsSeen: on('shows_seen'),
  messages: on('push_messages'),
  boats: on('push_boats'),
  searches: on('push_searches'),
});
