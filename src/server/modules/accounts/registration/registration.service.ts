import type { RegisterRequest } from '#contract/accounts/registration.ts';
import { splitFullName } from '#domain/accounts/names.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { alreadyRegistered, codeNotValid } from '../accounts.errors.ts';
import { type Account, insertAccount } from '../accounts.repository.ts';
import type { Caller } from '../allowances/caller.ts';
import { consumeSecret } from '../codes/codes.repository.ts';
import { isListedAdmin } from '../email-key.ts';
import { welcomeMail } from '../mails/accounts.mails.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { type OpenedSession, openSession } from '../sessions/sessions.service.ts';
import { acceptVerification, verificationOf } from './verification.service.ts';

/** Runs in the transaction that creates the account. */
export type OnRegistered = (tx: Executor, account: Account) => Promise<void>;

/** Uses up the code, creates the account and signs it in, all in one transaction. */
export async function register(
  deps: Deps,
  onRegistered: OnRegistered,
  request: RegisterRequest & { userAgent?: string; caller: Caller; turn: Turn },
): Promise<OpenedSession> {
  const { email, verificationCode: code, userAgent, caller } = request;
  const secretHash = await acceptVerification(deps, { email, code, caller });
  const passwordHash = await hashPassword(request.password, request.turn);
  const subject = verificationOf(email);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await consumeSecret(tx, subject, { secretHash, now, accepted: true }))) throw codeNotValid();
    const account = await insertAccount(tx, {
      email,
      emailKey: subject.emailKey,
      ...splitFullName(request.fullName),
      passwordHash,
      sellerType: request.sellerType,
      role: isListedAdmin(deps.config, subject.emailKey) ? 'admin' : 'user',
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!account) throw alreadyRegistered();
    await onRegistered(tx, account);
    await deps.mailer.queue(tx, welcomeMail(account, deps.config));
    return openSession(tx, account, { userAgent, caller, now });
  });
}
