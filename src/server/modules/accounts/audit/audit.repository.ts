import { and, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import { accounts } from '../accounts.table.ts';
import { type AuditDetails, type AuditSubject, auditLog } from './audit.table.ts';

interface Deed {
  /** Nobody's account: a command on the server's machine. */
  actorId: string | null;
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string | number;
  details: AuditDetails;
  at: Date;
}

/** Writes down what an administrator does, in the transaction that does it: one is never without the other. */
export async function noteDeed(tx: Executor, { subjectId, at, ...deed }: Deed): Promise<void> {
  await tx.insert(auditLog).values({ ...deed, subjectId: String(subjectId), createdAt: at });
}

/** In the place of a name. The database lets nothing else be changed in the audit. */
export const ERASED = '[erased]';

const withoutNames = {
  details: { subject: ERASED },
  subjectId: sql`case when ${auditLog.subjectType} = 'account' then ${ERASED} else ${auditLog.subjectId} end`,
};

/** Removes names and reasons from all entries about these subjects. */
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

const says = (words: string): SQL =>
  sql`position(${words.toLowerCase()} in lower((${auditLog.details} ->> 'subject') || ' ' || coalesce(${auditLog.details} ->> 'reason', ''))) > 0`;

/** A shorter name would be found within other words. */
const SHORTEST_NAME = 5;

/** Removes names and reasons from entries in which an administrator mentions a person. */
export async function eraseMentions(
  tx: Executor,
  { emailKey, fullName }: { emailKey: string; fullName: string },
): Promise<void> {
  const names = fullName.includes(' ') && fullName.length >= SHORTEST_NAME ? [fullName] : [];
  await tx
    .update(auditLog)
    .set(withoutNames)
    .where(or(...[emailKey, ...names].map(says)));
}

/** Removes the names, reasons and actors of entries that are older than `before`. */
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

export type AuditRow = typeof auditLog.$inferSelect & { firstName: string | null; lastName: string | null };

/** The newest deeds, with who did them as far as they are still there. */
export async function listDeeds(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const rows = await executor
    .select({ entry: auditLog, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.actorId))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ entry, ...who }) => ({ ...entry, ...who })),
    total: await countUpTo(executor, sql`from ${auditLog}`),
  };
}
