import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Authenticate, Principal } from '#server/http/access.ts';
import type { Account } from '../accounts.repository.ts';
import { sessionSecretHash } from './session-secrets.ts';
import {
  findSessionByCookie,
  findSessionByToken,
  noteSessionUse,
  type Session,
} from './sessions.repository.ts';

/** "Last used" is told in minutes at best: a write for every request would buy nothing. */
const USE_NOTED_EVERY = 5 * MINUTE;

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

/** Reads the caller from the database at every request: a lost role or a revoked session counts from the next one. */
export const authenticateWith =
  (deps: Deps): Authenticate =>
  async ({ bearer, cookie }) => {
    const secret = sessionSecretHash(bearer ?? cookie ?? '');
    if (!secret) return null;
    const now = deps.clock.now();
    // A token that is no longer good is not saved by the cookie: its tab must learn that it was signed out.
    const find = bearer === undefined ? findSessionByCookie : findSessionByToken;
    const found = await find(deps.db, secret, now);
    if (!found) return null;
    const { account, session } = found;
    if (now.getTime() - session.lastUsedAt.getTime() > USE_NOTED_EVERY)
      await noteSessionUse(deps.db, session.id, now);
    return principalOf(account, session);
  };
