import { timingSafeEqual } from 'node:crypto';
import { CODE_TRIES, TRIES_FROM_OTHER_BROWSERS } from '#domain/accounts/secrets.ts';
import type { Executor } from '#server/db/executor.ts';
import { newCode, secretHashOf } from './code-secrets.ts';
import { type CodeSubject, findSecret, putSecret, takeTry } from './codes.repository.ts';

/** Makes a new code in place of the older one. */
export async function issueCode(
  executor: Executor,
  subject: CodeSubject,
  { validity, now, askedBy }: { validity: number; now: Date; askedBy?: string[] },
): Promise<string> {
  const code = newCode();
  await putSecret(executor, {
    ...subject,
    askedBy,
    secretHash: secretHashOf(subject, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + validity),
  });
  return code;
}

/** Whether a request was served already: its job ran before, or an earlier one's code went out after it was made. */
export async function wasServed(
  executor: Executor,
  subject: CodeSubject,
  { requestedAt, now }: { requestedAt: Date; now: Date },
): Promise<boolean> {
  const newest = await findSecret(executor, subject, now);
  return newest !== undefined && newest.createdAt >= requestedAt;
}

/**
 * Answers the hash of a right code. The caller's transaction must commit even when the code is wrong, as the try
 * is counted there.
 */
export async function matchCode(
  executor: Executor,
  subject: CodeSubject,
  { code, marks, now }: { code: string; marks: readonly string[]; now: Date },
): Promise<Buffer | undefined> {
  const given = secretHashOf(subject, code);
  const tries = { maxTries: CODE_TRIES, strangersTries: TRIES_FROM_OTHER_BROWSERS };
  const expected = await takeTry(executor, subject, { ...tries, marks, now });
  return expected && timingSafeEqual(expected, given) ? given : undefined;
}
