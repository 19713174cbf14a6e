import type { ChangeEmailRequest, ConfirmEmailRequest } from '#contract/accounts/profile.ts';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import {
  accountNotFound,
  codeNotValid,
  emailTaken,
  sameEmail,
  wrongCurrentPassword,
} from '../accounts.errors.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  lockAccountForUpdate,
  replaceEmail,
} from '../accounts.repository.ts';
import { countAttempt } from '../allowances/allowances.service.ts';
import { type Caller, callerMarkTexts } from '../allowances/caller.ts';
import { type CodeSubject, consumeSecret, deleteSecrets } from '../codes/codes.repository.ts';
import { checkCode, issueCode } from '../codes/codes.service.ts';
import { emailKeyOf } from '../email-key.ts';
import { alreadyRegisteredMail, changeEmailMail, emailChangedMail } from '../mails/accounts.mails.ts';
import { moveNoticeChoices } from '../notices/notice-choices.repository.ts';
import { RESET_PURPOSES } from '../passwords/password-reset.service.ts';
import { verifyPassword } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { deleteTokensOf } from '../tokens/tokens.repository.ts';

/** Only the account that asked for a code can use it, so its id is part of the subject. */
const subjectOf = (account: Pick<Account, 'id'>, newEmail: string): CodeSubject => ({
  emailKey: `${account.id} ${emailKeyOf(newEmail)}`,
  purpose: 'change-email',
});

/** Mails a code to the new address. The response does not reveal whether that address has an account. */
export async function requestEmailChange(
  deps: Deps,
  { accountId }: Principal,
  { newEmail, currentPassword, caller, turn }: ChangeEmailRequest & { caller: Caller; turn: Turn },
): Promise<void> {
  const account = await findAccount(deps.db, accountId);
  if (!account || !(await verifyPassword(account.passwordHash, currentPassword, turn)))
    throw wrongCurrentPassword();
  const emailKey = emailKeyOf(newEmail);
  if (emailKey === account.emailKey) throw sameEmail();
  await countAttempt(deps, { what: 'codeMail', emailKey, caller });
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  await deps.db.transaction(async (tx) => {
    const other = await findAccountByEmail(tx, emailKey);
    if (other) return deps.mailer.queue(tx, alreadyRegisteredMail(other, { publicUrl }));
    const code = await issueCode(tx, subjectOf(account, newEmail), {
      validity: VALIDITY.changeEmailCode,
      askedBy: callerMarkTexts(caller),
      now,
    });
    await deps.mailer.queue(tx, changeEmailMail({ email: newEmail, firstName: account.firstName }, { code }));
  });
}

/**
 * Changes the address once its code is right. Ends the other sessions, which would still have the old address, and all API
 * tokens, and notifies the old address.
 */
export async function confirmEmailChange(
  deps: Deps,
  { accountId, sessionId }: Principal,
  { newEmail, code, caller }: ConfirmEmailRequest & { caller: Caller },
): Promise<Account> {
  const now = deps.clock.now();
  const subject = subjectOf({ id: accountId }, newEmail);
  const marks = callerMarkTexts(caller);
  const secretHash = await deps.db.transaction((tx) => checkCode(tx, subject, { code, marks, now }));
  if (!secretHash) throw codeNotValid();
  const emailKey = emailKeyOf(newEmail);
  return deps.db.transaction(async (tx) => {
    const before = await lockAccountForUpdate(tx, accountId);
    if (!before) throw accountNotFound();
    if (!(await consumeSecret(tx, subject, { secretHash, now }))) throw codeNotValid();
    const account = await replaceEmail(tx, { id: accountId, email: newEmail, emailKey, now }).catch(
      asEmailTaken,
    );
    if (!account) throw accountNotFound();
    await moveNoticeChoices(tx, before.emailKey, emailKey);
    await deleteSecrets(tx, before.emailKey, RESET_PURPOSES);
    await deleteSessionsOf(tx, accountId, { except: sessionId });
    const revokedTokens = await deleteTokensOf(tx, accountId);
    const change = { newEmail, at: now, supportEmail: deps.config.mail.supportEmail, revokedTokens };
    await deps.mailer.queue(tx, emailChangedMail(before, change));
    return account;
  });
}

const UNIQUE_VIOLATION = '23505';

const isUniqueViolation = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION;

/** The unique index decides: someone may have registered with the address meanwhile. */
function asEmailTaken(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}
