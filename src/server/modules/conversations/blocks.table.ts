import { moment } from '#server/db/columns.ts';
import { index, pgTable, primaryKey, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';

/**
 * Who blocked whom. A person is known by the address (`personKeyOf`) and, once they have one, by the account, which they
 * keep when they change the address.
 */
export const blocks = pgTable(
  'blocks',
  {
    blockerKey: text('blocker_key').notNull(),
    blockedKey: text('blocked_key').notNull(),
    blockerAccountId: uuid('blocker_account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    blockedAccountId: uuid('blocked_account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerKey, t.blockedKey] }),
    index('blocks_blocked').on(t.blockedKey, t.blockerKey),
    index('blocks_blocker_account').on(t.blockerAccountId),
    index('blocks_blocked_account').on(t.blockedAccountId),
  ],
);
