import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { accountSuspended, signInRefused } from '../accounts.errors.ts';
import { findAccountByEmail, lockAccountForShare } from '../accounts.repository.ts';
import { countAttempt } from '../allowances/allowances.service.ts';
import type { Caller } from '../allowances/caller.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { type OpenedSession, openSession } from './sessions.service.ts';

export async function signIn(
  deps: Deps,
  attempt: { email: string; password: string; userAgent?: string; caller: Caller; turn: Turn },
): Promise<OpenedSession> {
  const { caller } = attempt;
  const emailKey = normaliseEmail(attempt.email);
  const undoAttempt =
    emailKey === undefined ? undefined : await countAttempt(deps, { what: 'signIn', emailKey, caller });
  const account = emailKey === undefined ? undefined : await findAccountByEmail(deps.db, emailKey);
  const isRight = await verifyPassword(account?.passwordHash, attempt.password, attempt.turn);
  if (!account || !isRight) throw signInRefused();
  await undoAttempt?.();
  return deps.db.transaction(async (tx) => {
    // The password may have been changed while this one was being verified.
    const locked = await lockAccountForShare(tx, account.id);
    if (locked?.passwordHash !== account.passwordHash) throw signInRefused();
    if (locked.suspended) throw accountSuspended();
    return openSession(tx, locked, { userAgent: attempt.userAgent, caller, now: deps.clock.now() });
  });
}
