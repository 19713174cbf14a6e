import { timingSafeEqual } from 'node:crypto';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Deps } from '#server/deps.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { codeNotValid, resetNotValid } from '../accounts.errors.ts';
import { findAccountByEmail, resetPassword as storeReset } from '../accounts.repository.ts';
import { countAttempt } from '../allowances/allowances.service.ts';
import { type Caller, callerMarkTexts } from '../allowances/caller.ts';
import { newResetToken, secretHashOf } from '../codes/code-secrets.ts';
import {
  type CodePurpose,
  consumeSecret,
  deleteSecrets,
  findSecret,
  replaceSecret,
} from '../codes/codes.repository.ts';
import { checkCode, isAlreadyServed, issueCode } from '../codes/codes.service.ts';
import { emailKeyOf } from '../email-key.ts';
import { passwordChangedMail, resetCodeMail } from '../mails/accounts.mails.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { deleteTokensOf } from '../tokens/tokens.repository.ts';
import { hashPassword } from './passwords.ts';

export interface ResetRequest {
  email: string;
  requestedAt: string;
  /** Marks of the caller that requested the code. */
  askedBy?: string[];
}

export const mailResetCode = { name: 'mail-reset-code' } as const;

/** Every kind of secret that can reset a password. */
export const RESET_PURPOSES = ['reset', 'reset-token'] as const satisfies readonly CodePurpose[];

/**
 * Queues a mail with a code. Does the same work for known and unknown addresses, so the response time reveals
 * nothing.
 */
export async function requestReset(
  deps: Deps,
  { email, caller }: { email: string; caller: Caller },
): Promise<void> {
  await countAttempt(deps, { what: 'codeMail', emailKey: emailKeyOf(email), caller });
  const requestedAt = deps.clock.now().toISOString();
  const request: ResetRequest = { email, requestedAt, askedBy: callerMarkTexts(caller) };
  await deps.jobs.enqueue(deps.db, mailResetCode, request);
}

/** Mails a code if the address has an account. */
export async function sendResetCode(deps: Deps, request: ResetRequest): Promise<void> {
  const now = deps.clock.now();
  const subject = { emailKey: emailKeyOf(request.email), purpose: 'reset' } as const;
  await deps.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, subject.emailKey);
    if (!account) return;
    if (await isAlreadyServed(tx, subject, { requestedAt: new Date(request.requestedAt), now })) return;
    const code = await issueCode(tx, subject, {
      validity: VALIDITY.resetCode,
      askedBy: request.askedBy,
      now,
    });
    await deps.mailer.queue(tx, resetCodeMail(account, { code, publicUrl: deps.config.publicUrl }));
  });
}

/** Exchanges a right code for a token that resets the password. */
export async function exchangeResetCode(
  deps: Deps,
  proof: { email: string; code: string; caller: Caller },
): Promise<string> {
  const now = deps.clock.now();
  const marks = callerMarkTexts(proof.caller);
  const emailKey = emailKeyOf(proof.email);
  const code = { emailKey, purpose: 'reset' } as const;
  const ticket = { emailKey, purpose: 'reset-token' } as const;
  const token = await deps.db.transaction(async (tx) => {
    const secretHash = await checkCode(tx, code, { code: proof.code, marks, now });
    if (!secretHash || !(await consumeSecret(tx, code, { secretHash, now }))) return undefined;
    const fresh = newResetToken();
    await replaceSecret(tx, {
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

/** Sets the password, ends every session and API token of the account and notifies its owner by mail. */
export async function resetPassword(
  deps: Deps,
  reset: { email: string; token: string; password: string; turn: Turn },
): Promise<void> {
  const emailKey = emailKeyOf(reset.email);
  const ticket = { emailKey, purpose: 'reset-token' } as const;
  const secretHash = secretHashOf(ticket, reset.token);
  const stored = await findSecret(deps.db, ticket, deps.clock.now());
  if (!stored || !timingSafeEqual(stored.secretHash, secretHash)) throw resetNotValid();

  const passwordHash = await hashPassword(reset.password, reset.turn);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await consumeSecret(tx, ticket, { secretHash, now }))) throw resetNotValid();
    const account = await storeReset(tx, { emailKey, passwordHash, now });
    if (!account) throw resetNotValid();
    await deleteSecrets(tx, emailKey, RESET_PURPOSES);
    await deleteSessionsOf(tx, account.id);
    const revokedTokens = await deleteTokensOf(tx, account.id);
    const { publicUrl } = deps.config;
    await deps.mailer.queue(tx, passwordChangedMail(account, { at: now, publicUrl, revokedTokens }));
  });
}
