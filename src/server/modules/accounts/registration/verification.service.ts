import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { codeNotValid } from '../accounts.errors.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { countAttempt } from '../allowances/allowances.service.ts';
import { type Caller, callerMarkTexts } from '../allowances/caller.ts';
import { acceptCode, type CodeSubject } from '../codes/codes.repository.ts';
import { checkCode, isAlreadyServed, issueCode } from '../codes/codes.service.ts';
import { emailKeyOf, isListedAdmin } from '../email-key.ts';
import { alreadyRegisteredMail, verificationMail } from '../mails/accounts.mails.ts';
import { greetingName } from '../mails/greeting-name.ts';

export interface VerificationRequest {
  email: string;
  firstName?: string;
  requestedAt: string;
  /** Marks of the caller that requested the code. */
  askedBy?: string[];
}

export const mailVerificationCode = { name: 'mail-verification-code' } as const;

export const verificationOf = (email: string): CodeSubject => ({
  emailKey: emailKeyOf(email),
  purpose: 'verify',
});

/**
 * Queues a mail with a code. The call does nothing else, so neither its response nor its timing reveals whether the
 * address has an account. Exception: a server that runs locally returns the code of a listed administrator to a caller
 * on the same machine.
 */
export async function requestVerification(
  deps: Deps,
  { email, firstName }: { email: string; firstName?: string | null },
  { caller, fromThisMachine = false }: { caller: Caller; fromThisMachine?: boolean },
): Promise<{ adminCode?: string }> {
  await countAttempt(deps, { what: 'codeMail', emailKey: emailKeyOf(email), caller });
  const request: VerificationRequest = {
    email,
    firstName: greetingName(firstName),
    requestedAt: deps.clock.now().toISOString(),
    askedBy: callerMarkTexts(caller),
  };
  const mayReturnCode = deps.config.runsLocally && fromThisMachine;
  if (mayReturnCode && isListedAdmin(deps.config, emailKeyOf(email)))
    return { adminCode: await sendVerification(deps, request) };
  await deps.jobs.enqueue(deps.db, mailVerificationCode, request);
  return {};
}

/** Mails a new code and returns it; an address that already has an account gets a mail that says so. */
export async function sendVerification(
  deps: Deps,
  request: VerificationRequest,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const { publicUrl } = deps.config;
  const subject = verificationOf(request.email);
  return deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, subject.emailKey);
    if (account) {
      await deps.mailer.queue(tx, alreadyRegisteredMail(account, { publicUrl }));
      return undefined;
    }
    if (await isAlreadyServed(tx, subject, { requestedAt: new Date(request.requestedAt), now }))
      return undefined;
    const code = await issueCode(tx, subject, {
      validity: VALIDITY.verificationCode,
      askedBy: request.askedBy,
      now,
    });
    await deps.mailer.queue(tx, verificationMail(request, { code, publicUrl }));
    return code;
  });
}

/**
 * Marks a right code as accepted, so that registering may use it up, and returns its hash. Until then it may be entered
 * again: the link may be opened on a phone and the code typed on a laptop, or the page reloaded.
 */
export async function acceptVerification(
  deps: Deps,
  proof: { email: string; code: string; caller: Caller },
): Promise<Buffer> {
  const now = deps.clock.now();
  const marks = callerMarkTexts(proof.caller);
  const subject = verificationOf(proof.email);
  const secretHash = await deps.db.transaction(async (tx) => {
    const matched = await checkCode(tx, subject, { code: proof.code, marks, now });
    if (matched) await acceptCode(tx, subject, { marks, now });
    return matched;
  });
  if (!secretHash) throw codeNotValid();
  return secretHash;
}
