import { bytea, moment } from '#server/db/columns.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts';
import { accounts, sessions } from '#server/modules/accounts/accounts.table.ts';

/** A browser that can be notified while the session that subscribed it lasts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and secret: only it can read what is sent. */
    publicKey: bytea('public_key').notNull(),
    secret: bytea('secret').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.accountId, t.endpoint),
    index('push_subscriptions_session').on(t.sessionId),
    check('push_subscriptions_length', sql`char_length(${t.endpoint}) <= 1000`),
    check('push_subscriptions_keys', sql`octet_length(public_key) = 65 and octet_length(secret) = 16`),
  ],
);

/** The key pair that push services know this installation by, unless the environment names one. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
  },
  (t) => [check('push_keys_only_one', sql`${t.id} = 1`)],
);
