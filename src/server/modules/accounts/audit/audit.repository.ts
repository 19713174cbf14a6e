import { desc, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '../accounts.table.ts';
import { type AuditDetails, type AuditSubject, auditLog } from './audit.table.ts';

interface Deed {
  actorId: string;
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
