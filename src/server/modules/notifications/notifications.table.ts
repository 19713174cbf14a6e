import { bytea, moment } from '#server/db/columns.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import type { NotificationName, Outcome, Payload } from './notification-rules.ts';

/**
 * The outbox: what someone is to be mailed about, until it is decided at the moment of sending, and for a while
 * afterwards, for the daily limits.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** See `notice_choices`; null for news that is for everyone interested in its subject. */
    recipient: bytea('recipient'),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Of a recipient without an account; removed once it is decided. */
    email: text('email'),
    kind: text('kind').$type<NotificationName>().notNull(),
    /** What it is about, such as the id of a listing, a conversation or an enquiry. */
    subject: text('subject').notNull(),
    payload: jsonb('payload').$type<Payload>().notNull().default({}),
    /** The same event is never stored twice. */
    dedupeKey: text('dedupe_key').notNull(),
    notBefore: moment('not_before').notNull(),
    /** Until then its cause can be undone. */
    undoUntil: moment('undo_until'),
    /** Beyond a daily limit: goes into the one mail of the next morning. */
    gathered: boolean('gathered').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    outcome: text('outcome').$type<Outcome>(),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.dedupeKey),
    index('notifications_due').on(t.notBefore).where(sql`outcome is null`),
    index('notifications_waiting').on(t.subject, t.kind).where(sql`outcome is null`),
    index('notifications_recipient').on(t.recipient, t.decidedAt),
    index('notifications_account').on(t.accountId),
    index('notifications_age').on(t.createdAt),
    check('notifications_subject', sql`char_length(${t.subject}) <= 100`),
    check('notifications_key', sql`char_length(${t.dedupeKey}) <= 200`),
    check('notifications_payload', sql`octet_length(${t.payload}::text) <= 2000`),
  ],
);

/** Addresses without an account whose owner has opened a link in one of our mails. */
export const openedLinks = pgTable(
  'opened_links',
  {
    /** See `notice_choices`. */
    recipient: bytea('recipient').primaryKey(),
    openedAt: moment('opened_at').notNull(),
  },
  (t) => [index('opened_links_age').on(t.openedAt)],
);
