import type { ReportState } from '#domain/listings/review/reports.ts';
import { moment } from '#server/db/columns.ts';
import { boolean, check, index, integer, pgTable, sql, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** The text that administrators search messages by. */
export const MESSAGE_WORDS = "lower(subject || ' ' || first_name || ' ' || last_name || ' ' || email)";

/** The administrators' inbox: messages from the contact form and requests to delete an account. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<'contact' | 'account-deletion'>().notNull().default('contact'),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('support_messages_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('support_messages_unread').on(t.id).where(sql`not ${t.isRead}`),
    index('support_messages_words').using('gin', sql.raw(`${MESSAGE_WORDS} gin_trgm_ops`)),
    check('support_messages_kind', sql`${t.kind} in ('contact', 'account-deletion')`),
  ],
);

/** What administrators answered to a message, as it was mailed. */
export const supportAnswers = pgTable(
  'support_answers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer('message_id')
      .notNull()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    answeredBy: uuid('answered_by').references(() => accounts.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at').notNull(),
  },
  (t) => [
    index('support_answers_message').on(t.messageId, t.id),
    index('support_answers_author').on(t.answeredBy),
  ],
);

/** A visitor's complaint about a listing. */
export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    details: text('details'),
    email: text('email'),
    createdAt: moment('created_at').notNull().defaultNow(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => accounts.id, { onDelete: 'set null' }),
    outcome: text('outcome').$type<Exclude<ReportState, 'open'>>(),
    note: text('note'),
  },
  (t) => [
    index('reports_listing').on(t.listingId),
    index('reports_open').on(t.createdAt, t.id).where(sql`${t.resolvedAt} is null`),
    index('reports_settled')
      .on(t.outcome, t.resolvedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.resolvedAt} is not null`),
    check('reports_outcome', sql`${t.outcome} in ('dismissed', 'taken-down', 'change-requested')`),
    check('reports_resolved', sql`(${t.resolvedAt} is null) = (${t.outcome} is null)`),
  ],
);
