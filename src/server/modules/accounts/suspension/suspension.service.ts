import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound, alreadySuspended, cannotSuspendAdmin, notSuspended } from '../accounts.errors.ts';
import { type Account, lockAccountForUpdate, setSuspension } from '../accounts.repository.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { accountRestoredMail, accountSuspendedMail } from '../mails/accounts.mails.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';

type Suspending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const auditAccount = (
  tx: Executor,
  admin: Principal,
  { id, firstName, lastName }: Account,
  { action, reason, at }: { action: AuditAction; reason?: string; at: Date },
) =>
  recordAudit(tx, {
    actorId: admin.accountId,
    action,
    subjectType: 'account',
    subjectId: id,
    details: { subject: `${firstName} ${lastName}`.trim(), ...(reason && { reason }) },
    at,
  });

async function lockAccount(tx: Executor, accountId: string): Promise<Account> {
  const account = await lockAccountForUpdate(tx, accountId);
  if (!account) throw accountNotFound();
  return account;
}

/**
 * Signs the account out everywhere, prevents it from signing in and hides its boats in the same transaction (through a
 * foreign key). Administrators cannot be suspended.
 */
export async function suspendAccount(
  deps: Suspending,
  admin: Principal,
  suspension: { accountId: string; reason: string },
): Promise<Account> {
  const now = deps.clock.now();
  return deps.db.transaction((tx) => suspendAccountIn(deps, tx, admin, { ...suspension, now }));
}

/** The same in the caller's transaction. */
export async function suspendAccountIn(
  { mailer, config }: Pick<Deps, 'mailer' | 'config'>,
  tx: Executor,
  admin: Principal,
  { accountId, reason, now }: { accountId: string; reason: string; now: Date },
): Promise<Account> {
  if ((await lockAccount(tx, accountId)).role === 'admin') throw cannotSuspendAdmin();
  const account = await setSuspension(tx, { id: accountId, suspension: { at: now, reason }, now });
  if (!account) throw alreadySuspended();
  await deleteSessionsOf(tx, accountId);
  await mailer.queue(tx, { ...accountSuspendedMail(account, reason), replyTo: config.mail.supportEmail });
  await auditAccount(tx, admin, account, { action: 'suspend-account', reason, at: now });
  return account;
}

/** Lifts the suspension and shows the account's boats again. */
export async function restoreAccount(
  { db, clock, mailer, config }: Suspending,
  admin: Principal,
  accountId: string,
): Promise<Account> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const account = await setSuspension(tx, { id: accountId, suspension: null, now });
    if (!account) throw notSuspended();
    await mailer.queue(tx, accountRestoredMail(account, config));
    await auditAccount(tx, admin, account, { action: 'restore-account', at: now });
    return account;
  });
}
