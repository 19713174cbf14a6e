import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '#domain/accounts/token-scopes.ts';

const SECRET_BYTES = 32;
/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

export const newTokenSecret = (): string => TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

export const isTokenLike = (secret: string): boolean => secret.startsWith(TOKEN_PREFIX);

/** The stored form of a token; undefined if the value cannot be one. */
export function tokenHash(secret: string): Buffer | undefined {
  const isWellFormed = isTokenLike(secret) && SECRET.test(secret.slice(TOKEN_PREFIX.length));
  return isWellFormed ? createHash('sha256').update(secret).digest() : undefined;
}
