import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Deps } from '#server/deps.ts';
import { codeNotValid } from '../accounts.errors.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { takeTry } from '../allowances/allowances.service.ts';
import { type Caller, markTextsOf } from '../allowances/caller.ts';
import { acceptCode, type CodeSubject } from '../codes/codes.repository.ts';
import { issueCode, matchCode, wasServed } from '../codes/codes.service.ts';
import { emailKeyOf, isListedAdmin } from '../email-key.ts';
import { alreadyRegisteredMail, verificationMail } from '../mails/accounts.mails.ts';
import { greetingName } from '../mails/greeting-name.ts';

export interface VerificationRequest {
  email: string;
  firstName?: string;
  requestedAt: string;
  /** Marks of who asked. */
  askedBy?: string[];
}

export const mailVerificationCode = { name: 'mail-verification-code' } as const;

export const verificationOf = (email: string): CodeSubject => ({
  emailKey: emailKeyOf(email),
  purpose: 'verify',
});

/**
 * Asks for a code by mail. The asking is all that happens in the call, whoever it is for: known and unknown
 * addresses cannot be told apart by the answer or by its time. Only the person at the machine of a server that
 * runs locally is answered the code of a listed administrator.
 */
export async function requestVerification(
  deps: Deps,
  { email, firstName }: { email: string; firstName?: string | null },
  { caller, fromThisMachine = false }: { caller: Caller; fromThisMachine?: boolean },
): Promise<{ adminCode?: string }> {
  await takeTry(deps, { what: 'codeMail', emailKey: emailKeyOf(email), caller });
  const request: VerificationRequest = {
    email,
    firstName: greetingName(firstName),
    requestedAt: deps.clock.now().toISOString(),
    askedBy: markTextsOf(caller),
  };
  const mayBeTold = deps.config.runsLocally && fromThisMachine;
  if (mayBeTold && isListedAdmin(deps.config, emailKeyOf(email)))
    return { adminCode: await sendVerification(deps, request) };
  await deps.jobs.enqueue(deps.db, mailVerificationCode, request);
  return {};
}

/** Mails a new code, or to someone who has an account that they do. Answers the code. */
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
    if (await wasServed(tx, subject, { requestedAt: new Date(request.requestedAt), now })) return undefined;
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
 * Marks a right code as seen, so that registering may spend it. Posting it again is right again until then: the
 * link may be opened on a phone and the code typed on a laptop, or the page reloaded. Answers the code's hash.
 */
export async function acceptVerification(
  deps: Deps,
  proof: { email: string; code: string; caller: Caller },
): Promise<Buffer> {
  const now = deps.clock.now();
  const marks = markTextsOf(proof.caller);
  const subject = verificationOf(proof.email);
  const secretHash = await deps.db.transaction(async (tx) => {
    const matched = await matchCode(tx, subject, { code: proof.code, marks, now });
    if (matched) await acceptCode(tx, subject, { marks, now });
    return matched;
  });
  if (!secretHash) throw codeNotValid();
  return secretHash;
}
