import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { accountSuspended, signInRefused } from '../accounts.errors.ts';
import { findAccountByEmail, holdAccount } from '../accounts.repository.ts';
import { takeTry } from '../allowances/allowances.service.ts';
import type { Caller } from '../allowances/caller.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { type OpenedSession, openSession } from './sessions.service.ts';

export async function signIn(
  deps: Deps,
  attempt: { email: string; password: string; userAgent?: string; caller: Caller; turn: Turn },
): Promise<OpenedSession> {
  const { caller } = attempt;
  const emailKey = normaliseEmail(attempt.email);
  const giveTryBack =
    emailKey === undefined ? undefined : await takeTry(deps, { what: 'signIn', emailKey, caller });
  const account = emailKey === undefined ? undefined : await findAccountByEmail(deps.db, emailKey);
  const isRight = await verifyPassword(account?.passwordHash, attempt.password, attempt.turn);
  if (!account || !isRight) throw signInRefused();
  await giveTryBack?.();
  return deps.db.transaction(async (tx) => {
    // A password that was replaced while this one was being compared must not open a session any more.
    const held = await holdAccount(tx, account.id);
    if (held?.passwordHash !== account.passwordHash) throw signInRefused();
    if (held.suspended) throw accountSuspended();
    return openSession(tx, held, { userAgent: attempt.userAgent, caller, now: deps.clock.now() });
  });
}
