import { moment } from '#server/db/columns.ts';
import { index, integer, jsonb, pgTable, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '../accounts.table.ts';

export type AuditSubject = 'listing' | 'account' | 'message' | 'report' | 'conversation';

/**
 * Copied rather than referenced, so that the entry stays readable after its subject is deleted. Retention erases it.
 */
export interface AuditDetails {
  /** The title of a listing, the name of a person, the subject of a message. */
  subject: string;
  reason?: string;
  /** How long a seller waited for this decision. */
  waitedSeconds?: number;
  /** The entry that this one undoes. */
  undoes?: number;
}

/** Rows are only added; names may only be erased. Subjects may be deleted later, so they are not foreign keys. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<AuditDetails>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('audit_log_subject').on(t.subjectType, t.subjectId),
    index('audit_log_newest').on(t.createdAt.desc().nullsFirst()),
  ],
);
