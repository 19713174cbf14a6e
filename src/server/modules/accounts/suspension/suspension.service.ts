import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound, alreadySuspended, cannotSuspendAdmin, notSuspended } from '../accounts.errors.ts';
import { type Account, setSuspension, takeAccount } from '../accounts.repository.ts';
import { noteDeed } from '../audit/audit.repository.ts';
import { accountRestoredMail, accountSuspendedMail } from '../mails/accounts.mails.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';

type Suspending = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const note = (
  tx: Executor,
  admin: Principal,
  { id, firstName, lastName }: Account,
  { action, reason, at }: { action: AuditAction; reason?: string; at: Date },
) =>
  noteDeed(tx, {
    actorId: admin.accountId,
    action,
    subjectType: 'account',
    subjectId: id,
    details: { subject: `${firstName} ${lastName}`.trim(), ...(reason && { reason }) },
    at,
  });

async function take(tx: Executor, accountId: string): Promise<Account> {
  const account = await takeAccount(tx, accountId);
  if (!account) throw accountNotFound();
  return account;
}

/**
 * Shuts an account: it is signed out everywhere, cannot sign in, and its boats leave the public in the same
 * transaction (they follow it by foreign key). Administrators do not shut each other out, nor themselves.
 */
export async function suspendAccount(
  { db, clock, mailer, config }: Suspending,
  admin: Principal,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<Account> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    if ((await take(tx, accountId)).role === 'admin') throw cannotSuspendAdmin();
    const account = await setSuspension(tx, { id: accountId, suspension: { at: now, reason }, now });
    if (!account) throw alreadySuspended();
    await deleteSessionsOf(tx, accountId);
    await mailer.queue(tx, { ...accountSuspendedMail(account, reason), replyTo: config.mail.supportEmail });
    await note(tx, admin, account, { action: 'suspend-account', reason, at: now });
    return account;
  });
}

/** Opens it again, its boats included. */
export async function restoreAccount(
  { db, clock, mailer, config }: Suspending,
  admin: Principal,
  accountId: string,
): Promise<Account> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await take(tx, accountId);
    const account = await setSuspension(tx, { id: accountId, suspension: null, now });
    if (!account) throw notSuspended();
    await mailer.queue(tx, accountRestoredMail(account, config));
    await note(tx, admin, account, { action: 'restore-account', at: now });
    return account;
  });
}
