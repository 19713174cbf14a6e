import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Authenticate, Credentials, Principal } from '#server/http/access/access.ts';
import type { Account } from '../accounts.repository.ts';
import { isTokenLike, tokenHash } from '../tokens/token-secrets.ts';
import { findToken, updateTokenUse } from '../tokens/tokens.repository.ts';
import { createSecretCache } from './secret-cache.ts';
import { sessionSecretHash } from './session-secrets.ts';
import { findSessionByCookie, findSessionByToken, updateLastUsed } from './sessions.repository.ts';

/** "Last used" need not be exact: this avoids a write for every request. */
const LAST_USED_INTERVAL = 5 * MINUTE;

/** Also for jobs that act for an account; those have no session. */
export const principalOf = (
  account: Account,
  { id = '', scopes }: { id?: string; scopes?: Principal['scopes'] } = {},
): Principal => ({
  accountId: account.id,
  sessionId: id,
  scopes,
  email: account.email,
  emailKey: account.emailKey,
  role: account.role,
  sellerType: account.sellerType,
  firstName: account.firstName,
  lastName: account.lastName,
});

const isUseOutdated = (lastUsedAt: Date | null, now: Date) =>
  !lastUsedAt || now.getTime() - lastUsedAt.getTime() > LAST_USED_INTERVAL;

/** What a caller proves their identity with. */
interface Credential {
  kind: 'cookie' | 'token' | 'API token';
  secret: Buffer | undefined;
  find(deps: Deps, secret: Buffer, now: Date): Promise<Principal | undefined>;
}

const bySession =
  (find: typeof findSessionByCookie): Credential['find'] =>
  async ({ db }, secret, now) => {
    const found = await find(db, secret, now);
    if (found && isUseOutdated(found.session.lastUsedAt, now))
      await updateLastUsed(db, found.session.id, now);
    return found && principalOf(found.account, { id: found.session.id });
  };

const byApiToken: Credential['find'] = async ({ db }, secret, now) => {
  const found = await findToken(db, secret);
  if (found && isUseOutdated(found.token.lastUsedAt, now)) await updateTokenUse(db, found.token.id, now);
  // A leaked token must not be worth more than its scopes: whoever it belongs to, it is no administrator.
  return found && principalOf({ ...found.account, role: 'user' }, found.token);
};

/** No fallback from an invalid token to the cookie: the tab must learn that it was signed out. */
function credentialOf({ bearer, cookie = '' }: Credentials): Credential {
  if (bearer === undefined)
    return { kind: 'cookie', secret: sessionSecretHash(cookie), find: bySession(findSessionByCookie) };
  if (isTokenLike(bearer)) return { kind: 'API token', secret: tokenHash(bearer), find: byApiToken };
  return { kind: 'token', secret: sessionSecretHash(bearer), find: bySession(findSessionByToken) };
}

/**
 * Reads the session or API token from the database for every request, so a changed role or revoked session takes effect
 * immediately. Only secrets that were found to be invalid are cached.
 */
export function authenticateWith(deps: Deps): Authenticate {
  const secrets = createSecretCache();
  return async (credentials, address) => {
    const { kind, secret, find } = credentialOf(credentials);
    if (!secret) return null;
    const name = `${kind} ${secret.toString('base64url')}`;
    if (secrets.isInvalid(name)) return null;
    const waitSeconds = secrets.secondsToWait(name, address);
    if (waitSeconds > 0) return { waitSeconds };
    const principal = await find(deps, secret, deps.clock.now());
    if (!principal) {
      secrets.addInvalid(name, address);
      return null;
    }
    secrets.addValid(name);
    return principal;
  };
}
