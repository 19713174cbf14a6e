import { moment } from '#server/db/columns.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';

export type Side = 'buyer' | 'seller';

/** All messages between one buyer and one seller about one listing. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Not a reference: the conversation outlives the listing, and ids are never used twice. */
    listingId: integer('listing_id').notNull(),
    /** The title when the first message was written, for a listing that is gone. */
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull(),
    lastAt: moment('last_at').notNull(),
    /** When the seller first answered. */
    firstReplyAt: moment('first_reply_at'),
  },
  (t) => [
    index('conversations_listing').on(t.listingId),
    index('conversations_age').on(t.lastAt),
    index('conversations_created').on(t.createdAt),
  ],
);

/**
 * The two people of a conversation. A buyer without an account has only a name and an email address; a person whose
 * account was erased has neither account nor address.
 */
export const participants = pgTable(
  'conversation_participants',
  {
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text('side').$type<Side>().notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Of a buyer who wrote without an account. */
    name: text('name'),
    email: text('email'),
    emailKey: text('email_key'),
    unread: integer('unread').notNull().default(0),
    /** The time of the last message that this person can see; null while they can see none. */
    lastAt: moment('last_at'),
    archivedAt: moment('archived_at'),
    /** Of the release before `blocks`, which reads and writes it while it is replaced. */
    blockedAt: moment('blocked_at'),
    sharesPhone: boolean('shares_phone').notNull().default(false),
    sharesEmail: boolean('shares_email').notNull().default(false),
    /** When this person was last mailed about the conversation, unless they have answered since. */
    mailedAt: moment('mailed_at'),
    /** Written by versions before the outbox. A later version drops it. */
    mailDueAt: moment('mail_due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.side] }),
    index('participants_account').on(t.accountId, t.side, t.lastAt),
    index('participants_email').on(t.emailKey).where(sql`email_key is not null`),
    index('participants_mail_due').on(t.mailDueAt).where(sql`mail_due_at is not null`),
    check('participants_side', sql`${t.side} in ('buyer', 'seller')`),
    check('participants_unread', sql`${t.unread} >= 0`),
  ],
);

export const messages = pgTable(
  'conversation_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Who wrote it. */
    side: text('side').$type<Side>().notNull(),
    text: text('text').notNull(),
    /** Chosen by the sender, so that sending again adds nothing. */
    key: text('key'),
    state: text('state').$type<'sent' | 'held' | 'refused'>().notNull().default('sent'),
    /** The enquiry that it came as. Not a reference: enquiries are above this module. */
    enquiryId: integer('enquiry_id'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('conversation_messages_order').on(t.conversationId, t.id),
    uniqueIndex('conversation_messages_key').on(t.conversationId, t.side, t.key),
    index('conversation_messages_held').on(t.id).where(sql`state = 'held'`),
    check('conversation_messages_side', sql`${t.side} in ('buyer', 'seller')`),
    check('conversation_messages_state', sql`${t.state} in ('sent', 'held', 'refused')`),
    check('conversation_messages_length', sql`char_length(${t.text}) <= 5000`),
  ],
);

export const messageImages = pgTable(
  'conversation_images',
  {
    messageId: integer('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.position] }),
    uniqueIndex('conversation_images_media').on(t.mediaId),
    check('conversation_images_position', sql`${t.position} between 1 and 5`),
  ],
);

/** Administrators can read a conversation while it has one that is open. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text('side').$type<Side>().notNull(),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (t) => [
    uniqueIndex('conversation_reports_open').on(t.conversationId, t.side).where(sql`closed_at is null`),
    index('conversation_reports_newest').on(t.createdAt),
  ],
);
