import type { ActiveSession, TabSession } from '#contract/accounts/accounts.ts';
import { VALIDITY } from '#domain/accounts/secrets.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { notSignedIn } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { Account } from '../accounts.repository.ts';
import { userView } from '../accounts.views.ts';
import { type Caller, callerMarks } from '../allowances/caller.ts';
import { saveKnownMarks } from '../allowances/known-callers.repository.ts';
import { describeDevice } from './describe-device.ts';
import { newSessionSecrets, type SessionSecrets, sessionSecretHash, tokenOf } from './session-secrets.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSessionByCookie,
  insertSession,
  listSessions,
} from './sessions.repository.ts';

const USER_AGENT_MAX_LENGTH = 300;
const SESSIONS_SHOWN = 100;

export interface OpenedSession extends SessionSecrets {
  account: Account;
}

/**
 * Signs a browser in. Only hashes of the secrets are stored. The account remembers the caller from then on (see
 * `allowances/`).
 */
export async function openSession(
  executor: Executor,
  account: Account,
  { userAgent, caller, now }: { userAgent?: string; caller?: Caller; now: Date },
): Promise<OpenedSession> {
  const secrets = newSessionSecrets();
  await insertSession(executor, {
    accountId: account.id,
    tokenHash: sessionSecretHash(secrets.token)!,
    cookieHash: sessionSecretHash(secrets.cookie)!,
    userAgent: userAgent?.slice(0, USER_AGENT_MAX_LENGTH),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + VALIDITY.session),
  });
  if (caller)
    await saveKnownMarks(executor, { accountId: account.id, marks: Object.values(callerMarks(caller)), now });
  return { ...secrets, account };
}

/** Gives a new tab the token of its browser's session. */
export async function readTabSession(deps: Deps, cookie: string | undefined): Promise<TabSession> {
  const cookieHash = cookie === undefined ? undefined : sessionSecretHash(cookie);
  const found = cookieHash && (await findSessionByCookie(deps.db, cookieHash, deps.clock.now()));
  if (!found || cookie === undefined) throw notSignedIn();
  return { token: tokenOf(cookie), user: userView(found.account) };
}

export async function signOut(deps: Deps, principal: Principal, cookie: string | undefined): Promise<void> {
  await deleteSession(
    deps.db,
    principal.sessionId,
    cookie === undefined ? undefined : sessionSecretHash(cookie),
  );
}

export async function signOutEverywhere(deps: Deps, principal: Principal): Promise<void> {
  await deleteSessionsOf(deps.db, principal.accountId);
}

export async function activeSessions(deps: Deps, principal: Principal): Promise<ActiveSession[]> {
  const { accountId, sessionId } = principal;
  const rows = await listSessions(deps.db, { accountId, now: deps.clock.now(), limit: SESSIONS_SHOWN });
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: describeDevice(userAgent),
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}
