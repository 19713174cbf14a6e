import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const SECRET_FORM = /^[\w-]{43}$/;

export interface SessionSecrets {
  cookie: string;
  token: string;
}

/**
 * The token of a session follows from the secret in its cookie, but not the other way round. So the server, which
 * keeps only hashes of both, can hand every new tab of the browser the same token: tabs that have it already keep
 * working, and a session stays one row with one token to revoke.
 */
export function tokenOf(cookie: string): string {
  return createHmac('sha256', Buffer.from(cookie, 'base64url')).update('bearer token').digest('base64url');
}

export function newSessionSecrets(): SessionSecrets {
  const cookie = randomBytes(SECRET_BYTES).toString('base64url');
  return { cookie, token: tokenOf(cookie) };
}

/** What is stored and looked up; undefined for what cannot be one of our secrets. */
export function sessionSecretHash(secret: string): Buffer | undefined {
  return SECRET_FORM.test(secret) ? createHash('sha256').update(secret).digest() : undefined;
}
