import { AUDIT_ACTIONS, type AuditAction } from '#domain/accounts/audit-actions.ts';
import { and, desc, eq, gt, inArray, lt, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import { accounts } from '../accounts.table.ts';
import { type AuditDetails, type AuditSubject, auditLog } from './audit.table.ts';

interface NewAuditEntry {
  /** Null for a command run on the server. */
  actorId: string | null;
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string | number;
  details: AuditDetails;
  at: Date;
}

/** Records an administrator's action in the same transaction as the action itself. */
export async function recordAudit(tx: Executor, { subjectId, at, ...entry }: NewAuditEntry): Promise<number> {
  const [row] = await tx
    .insert(auditLog)
    .values({ ...entry, subjectId: String(subjectId), createdAt: at })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('The audit entry was not inserted');
  return row.id;
}

/** Replaces a name. A trigger refuses any other change to audit entries. */
export const ERASED = '[erased]';

const withoutNames = {
  details: { subject: ERASED },
  subjectId: sql`case when ${auditLog.subjectType} = 'account' then ${ERASED} else ${auditLog.subjectId} end`,
};

/** Erases names and reasons in all entries about these subjects. */
export async function eraseSubjects(
  tx: Executor,
  subjectType: AuditSubject,
  subjectIds: readonly (string | number)[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(auditLog)
    .set(withoutNames)
    .where(and(eq(auditLog.subjectType, subjectType), inArray(auditLog.subjectId, subjectIds.map(String))));
}

const mentions = (words: string): SQL =>
  sql`position(${words.toLowerCase()} in lower((${auditLog.details} ->> 'subject') || ' ' || coalesce(${auditLog.details} ->> 'reason', ''))) > 0`;

/** Shorter names would match inside other words. */
const MIN_NAME_LENGTH = 5;

/** Erases names and reasons in entries where an administrator mentions the person. */
export async function eraseMentions(
  tx: Executor,
  { emailKey, fullName }: { emailKey: string; fullName: string },
): Promise<void> {
  const names = fullName.includes(' ') && fullName.length >= MIN_NAME_LENGTH ? [fullName] : [];
  await tx
    .update(auditLog)
    .set(withoutNames)
    .where(or(...[emailKey, ...names].map(mentions)));
}

/** Erases names, reasons and actors in entries older than `before`. */
export async function eraseNamesBefore(executor: Executor, before: Date): Promise<void> {
  const hasNames = sql`(${auditLog.details} <> ${JSON.stringify(withoutNames.details)}::jsonb or ${auditLog.actorId} is not null)`;
  await inBatches(async (after, limit) => {
    const batch = executor
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(lt(auditLog.createdAt, before), hasNames, gt(auditLog.id, after)))
      .orderBy(auditLog.id)
      .limit(limit);
    const erased = await executor
      .update(auditLog)
      .set({ ...withoutNames, actorId: null })
      .where(inArray(auditLog.id, batch))
      .returning({ id: auditLog.id });
    return erased.map(({ id }) => id);
  });
}

/** A condition: no later entry about the same subject undoes this one. */
export const isNotUndone = (entry: { id: SQL; subjectType: SQL; subjectId: SQL }): SQL => sql`not exists (
  select 1 from ${auditLog} later
  where later.subject_type = ${entry.subjectType} and later.subject_id = ${entry.subjectId}
    and later.details ->> 'undoes' = ${entry.id}::text)`;

export type AuditRow = typeof auditLog.$inferSelect & { firstName: string | null; lastName: string | null };

/** The words of each action as the audit log shows them, as an expression over `audit_log.action`. */
const actionWords = sql`case ${auditLog.action} ${sql.join(
  Object.entries(AUDIT_ACTIONS).map(([action, words]) => sql`when ${action} then ${words}`),
  sql` `,
)} else '' end`;

/** What an entry shows, as text to search. */
const SEARCHED_TEXT = sql`lower(concat_ws(' ', ${actionWords}, ${auditLog.details} ->> 'subject',
  ${auditLog.details} ->> 'reason', ${accounts.firstName}, ${accounts.lastName}))`;

/** Newest first, with the actor's name if the account still exists. */
export async function listAuditEntries(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
  q?: string,
): Promise<{ rows: AuditRow[]; total: number }> {
  const wanted = containsWords(SEARCHED_TEXT, q);
  const rows = await executor
    .select({ entry: auditLog, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(wanted)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ entry, ...actor }) => ({ ...entry, ...actor })),
    total: await countUpTo(
      executor,
      sql`from ${auditLog} left join ${accounts} on ${accounts.id} = ${auditLog.actorId} where ${wanted ?? sql`true`}`,
    ),
  };
}

/** What was decided last about a subject, by whom and when. */
export async function findLastAuditEntry(
  executor: Executor,
  subjectType: AuditSubject,
  subjectId: string | number,
): Promise<AuditRow | undefined> {
  const [row] = await executor
    .select({ entry: auditLog, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, String(subjectId))))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return row && { ...row.entry, firstName: row.firstName, lastName: row.lastName };
}
