import { timingSafeEqual } from 'node:crypto';
import { CODE_TRIES, TRIES_FROM_OTHER_BROWSERS } from '#domain/accounts/secrets.ts';
import type { Executor } from '#server/db/executor.ts';
import { newCode, secretHashOf } from './code-secrets.ts';
import { type CodeSubject, countCodeTry, findSecret, replaceSecret } from './codes.repository.ts';

/** Replaces the older code with a new one. */
export async function issueCode(
  executor: Executor,
  subject: CodeSubject,
  { validity, now, askedBy }: { validity: number; now: Date; askedBy?: string[] },
): Promise<string> {
  const code = newCode();
  await replaceSecret(executor, {
    ...subject,
    askedBy,
    secretHash: secretHashOf(subject, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + validity),
  });
  return code;
}

/** True if the job ran before, or if an earlier request's code was created after this request was made. */
export async function isAlreadyServed(
  executor: Executor,
  subject: CodeSubject,
  { requestedAt, now }: { requestedAt: Date; now: Date },
): Promise<boolean> {
  const newest = await findSecret(executor, subject, now);
  return newest !== undefined && newest.createdAt >= requestedAt;
}

/**
 * Returns the code's hash if it is right. The caller's transaction must commit even when the code is wrong, because it
 * counts the try.
 */
export async function checkCode(
  executor: Executor,
  subject: CodeSubject,
  { code, marks, now }: { code: string; marks: readonly string[]; now: Date },
): Promise<Buffer | undefined> {
  const given = secretHashOf(subject, code);
  const tries = { maxTries: CODE_TRIES, strangersTries: TRIES_FROM_OTHER_BROWSERS };
  const expected = await countCodeTry(executor, subject, { ...tries, marks, now });
  return expected && timingSafeEqual(expected, given) ? given : undefined;
}
