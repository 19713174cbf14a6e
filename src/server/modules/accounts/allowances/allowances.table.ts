import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { accounts } from '../accounts.table.ts';

/**
 * How much of what is allowed has been taken, by a hash of who and what, until when it is counted. In the database and
 * not in memory, so that neither a restart nor a flood of other names wipes a count out.
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

/** Browsers and addresses that have signed in to an account, as hashes: what strangers do never shuts them out. */
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
