import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '#domain/accounts/secrets.ts';
import type { CodeSubject } from './codes.repository.ts';

export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

export function newResetToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Bound to the email address and purpose, so a secret is useless for anything else. */
export function secretHashOf({ emailKey, purpose }: CodeSubject, secret: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([purpose, emailKey, secret]))
    .digest();
}
