import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Authenticate, Principal } from '#server/http/access/access.ts';
import type { Account } from '../accounts.repository.ts';
import { createSecretCache } from './secret-cache.ts';
import { sessionSecretHash } from './session-secrets.ts';
import {
  findSessionByCookie,
  findSessionByToken,
  type Session,
  updateLastUsed,
} from './sessions.repository.ts';

/** "Last used" need not be exact: this avoids a write for every request. */
const LAST_USED_INTERVAL = 5 * MINUTE;

const principalOf = (account: Account, session: Session): Principal => ({
  accountId: account.id,
  sessionId: session.id,
  email: account.email,
  emailKey: account.emailKey,
  role: account.role,
  sellerType: account.sellerType,
  firstName: account.firstName,
  lastName: account.lastName,
});

/**
 * Reads the session from the database for every request, so a changed role or revoked session takes effect immediately.
 * Only secrets that were found to be invalid are cached.
 */
export function authenticateWith(deps: Deps): Authenticate {
  const secrets = createSecretCache();
  return async ({ bearer, cookie }, address) => {
    const secret = sessionSecretHash(bearer ?? cookie ?? '');
    // No fallback from an invalid token to the cookie: the tab must learn that it was signed out.
    const [kind, find] =
      bearer === undefined
        ? (['cookie', findSessionByCookie] as const)
        : (['token', findSessionByToken] as const);
    if (!secret) return null;
    const name = `${kind} ${secret.toString('base64url')}`;
    if (secrets.isInvalid(name)) return null;
    const waitSeconds = secrets.secondsToWait(name, address);
    if (waitSeconds > 0) return { waitSeconds };
    const now = deps.clock.now();
    const found = await find(deps.db, secret, now);
    if (!found) {
      secrets.addInvalid(name, address);
      return null;
    }
    secrets.addValid(name);
    const { account, session } = found;
    if (now.getTime() - session.lastUsedAt.getTime() > LAST_USED_INTERVAL)
      await updateLastUsed(deps.db, session.id, now);
    return principalOf(account, session);
  };
}
