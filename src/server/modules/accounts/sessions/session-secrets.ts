import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET_FORM = /^[\w-]{43}$/;

export interface SessionSecrets {
  cookie: string;
  token: string;
}

/**
 * Derives the session's token from the secret in its cookie; the reverse is impossible. The server stores only hashes of
 * both, yet can give every new tab of the browser the same token: existing tabs keep working, and a session remains one
 * row with one token to revoke.
 */
export function tokenOf(cookie: string): string {
  return createHmac('sha256', Buffer.from(cookie, 'base64url')).update('bearer token').digest('base64url');
}

export function newSessionSecrets(): SessionSecrets {
  const cookie = randomBytes(SECRET_BYTES).toString('base64url');
  return { cookie, token: tokenOf(cookie) };
}

/** The stored form of a secret; undefined if the value cannot be one. */
export function sessionSecretHash(secret: string): Buffer | undefined {
  return SECRET_FORM.test(secret) ? createHash('sha256').update(secret).digest() : undefined;
}
