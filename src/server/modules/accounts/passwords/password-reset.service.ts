import { timingSafeEqual } from 'node:crypto';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { codeNotValid, resetNotValid } from '../accounts.errors.ts';
import { findAccountByEmail, resetPassword as storeReset } from '../accounts.repository.ts';
import { takeTry } from '../allowances/allowances.service.ts';
import { type Caller, markTextsOf } from '../allowances/caller.ts';
import { newResetToken, secretHashOf } from '../codes/code-secrets.ts';
import {
  type CodePurpose,
  deleteSecrets,
  findSecret,
  putSecret,
  spendSecret,
} from '../codes/codes.repository.ts';
import { issueCode, matchCode, wasServed } from '../codes/codes.service.ts';
import { emailKeyOf } from '../email-key.ts';
import { passwordChangedMail, resetCodeMail } from '../mails/accounts.mails.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { hashPassword } from './passwords.ts';

export interface ResetRequest {
  email: string;
  requestedAt: string;
  /** Marks of who asked. */
  askedBy?: string[];
}

export const mailResetCode = { name: 'mail-reset-code' } as const;

/** Everything by which a password could be reset. */
export const RESET_PURPOSES = ['reset', 'reset-token'] as const satisfies readonly CodePurpose[];

/** Asks for a code by mail; the same work for every address, known or not. */
export async function requestReset(
  deps: Deps,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  await takeTry(deps, { what: 'codeMail', emailKey: emailKeyOf(email), caller });
  const requestedAt = deps.clock.now().toISOString();
  const request: ResetRequest = { email, requestedAt, askedBy: markTextsOf(caller) };
  await deps.jobs.enqueue(deps.db, mailResetCode, request);
}

/** Mails a code if the address has an account. */
export async function sendResetCode(deps: Deps, request: ResetRequest): Promise<void> {
  const now = deps.clock.now();
  const subject = { emailKey: emailKeyOf(request.email), purpose: 'reset' } as const;
  await deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, subject.emailKey);
    if (!account) return;
    if (await wasServed(tx, subject, { requestedAt: new Date(request.requestedAt), now })) return;
    const code = await issueCode(tx, subject, {
      validity: VALIDITY.resetCode,
      askedBy: request.askedBy,
      now,
    });
    await deps.mailer.queue(tx, resetCodeMail(account, { code, publicUrl: deps.config.publicUrl }));
  });
}

/** Changes a right code into the token that resets the password. */
export async function exchangeResetCode(
  deps: Deps,
  proof: { email: string; code: string; caller: Caller },
): Promise<string> {
  const now = deps.clock.now();
  const marks = markTextsOf(proof.caller);
  const emailKey = emailKeyOf(proof.email);
  const code = { emailKey, purpose: 'reset' } as const;
  const ticket = { emailKey, purpose: 'reset-token' } as const;
  const token = await deps.db.transaction(async (tx) => {
    const secretHash = await matchCode(tx, code, { code: proof.code, marks, now });
    if (!secretHash || !(await spendSecret(tx, code, { secretHash, now }))) return undefined;
    const fresh = newResetToken();
    await putSecret(tx, {
      ...ticket,
      secretHash: secretHashOf(ticket, fresh),
      createdAt: now,
      expiresAt: new Date(now.getTime() + VALIDITY.resetToken),
    });
    return fresh;
  });
  if (!token) throw codeNotValid();
  return token;
}

/** Sets the password, ends every session of the account and tells its holder. */
export async function resetPassword(
  deps: Deps,
  reset: { email: string; token: string; password: string; turn: Turn },
): Promise<void> {
  const emailKey = emailKeyOf(reset.email);
  const ticket = { emailKey, purpose: 'reset-token' } as const;
  const secretHash = secretHashOf(ticket, reset.token);
  const kept = await findSecret(deps.db, ticket, deps.clock.now());
  if (!kept || !timingSafeEqual(kept.secretHash, secretHash)) throw resetNotValid();

  const passwordHash = await hashPassword(reset.password, reset.turn);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await spendSecret(tx, ticket, { secretHash, now }))) throw resetNotValid();
    const account = await storeReset(tx, { emailKey, passwordHash, now });
    if (!account) throw resetNotValid();
    await deleteSecrets(tx, emailKey, RESET_PURPOSES);
    await deleteSessionsOf(tx, account.id);
    await deps.mailer.queue(tx, passwordChangedMail(account, { at: now, publicUrl: deps.config.publicUrl }));
  });
}
