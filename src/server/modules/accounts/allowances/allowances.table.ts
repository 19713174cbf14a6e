import { bytea, moment } from '#server/db/columns.ts';
import { check, index, integer, pgTable, primaryKey, sql, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

/**
 * How often a limited action was used in the current window, by a hash of action, target and caller. Stored in the
 * database so that neither a restart nor a flood of other keys resets a count.
 */
export const allowances = pgTable(
  'allowances',
  {
    key: bytea('key').primaryKey(),
    taken: integer('taken').notNull(),
    renewsAt: moment('renews_at').notNull(),
  },
  (t) => [index('allowances_renewal').on(t.renewsAt), check('allowances_taken', sql`${t.taken} >= 0`)],
);

/**
 * Marks (hashes) of browsers and client addresses that have signed in to an account: unknown callers cannot lock
 * them out.
 */
export const knownCallers = pgTable(
  'known_callers',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    mark: bytea('mark').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.mark] }), index('known_callers_age').on(t.lastSeenAt)],
);
