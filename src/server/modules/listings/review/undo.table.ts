import { moment } from '#server/db/columns.ts';
import { index, integer, jsonb, pgTable, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/** What a decision may change: rows as Postgres writes them as JSON. */
export interface Reviewed {
  listing: Record<string, unknown>;
  /** The newest revision, if there is one. */
  revision: Record<string, unknown> | null;
  media: Record<string, unknown>[];
}

/** As it was before the decision, and the rows as the decision left them. */
export interface BeforeDecision extends Reviewed {
  /** Absent in records that a process of the previous version wrote. */
  left?: Pick<Reviewed, 'listing' | 'revision'>;
}

/** Decisions that can still be undone. A row is of use for seconds only; a job deletes old ones. */
export const undoableDecisions = pgTable(
  'undoable_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The entry of the audit log that the undo refers to. */
    auditId: integer('audit_id').notNull(),
    action: text('action').$type<'approve' | 'reject' | 'request-changes' | 'take-down'>().notNull(),
    before: jsonb('before').$type<BeforeDecision>().notNull(),
    /** As the decision left the listing: if it differs, someone has changed the content since. */
    reviewVersion: integer('review_version').notNull(),
    /** Read by processes of the previous version only. */
    updatedAt: moment('updated_at').notNull(),
    /** The jobs of mails that wait until the decision is final. */
    mailIds: uuid('mail_ids').array().notNull(),
    /** Reports that the decision settled. */
    reportIds: integer('report_ids').array().notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (t) => [
    index('undoable_decisions_decided').on(t.decidedAt),
    index('undoable_decisions_listing').on(t.listingId),
    index('undoable_decisions_actor').on(t.actorId),
  ],
);
