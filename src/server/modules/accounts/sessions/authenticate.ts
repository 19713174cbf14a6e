import { MINUTE } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Authenticate, Principal } from '#server/http/access/access.ts';
import type { Account } from '../accounts.repository.ts';
import { createSecretMemory } from './secret-memory.ts';
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

/**
 * Reads the caller from the database at every request: a lost role or a revoked session counts from the next one. Only
 * what is made up is not looked up over and over.
 */
export function authenticateWith(deps: Deps): Authenticate {
  const memory = createSecretMemory();
  return async ({ bearer, cookie }, address) => {
    const secret = sessionSecretHash(bearer ?? cookie ?? '');
    // A token that is no longer good is not saved by the cookie: its tab must learn that it was signed out.
    const [kind, find] =
      bearer === undefined
        ? (['cookie', findSessionByCookie] as const)
        : (['token', findSessionByToken] as const);
    if (!secret) return null;
    const name = `${kind} ${secret.toString('base64url')}`;
    if (memory.isMadeUp(name)) return null;
    const waitSeconds = memory.waitFor(name, address);
    if (waitSeconds > 0) return { waitSeconds };
    const now = deps.clock.now();
    const found = await find(deps.db, secret, now);
    if (!found) {
      memory.noteMadeUp(name, address);
      return null;
    }
    memory.noteReal(name);
    const { account, session } = found;
    if (now.getTime() - session.lastUsedAt.getTime() > USE_NOTED_EVERY)
      await noteSessionUse(deps.db, session.id, now);
    return principalOf(account, session);
  };
}
