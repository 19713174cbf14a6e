import type { AdminPerson } from '#contract/admin/people.ts';
import { PERSON_LIST_LIMIT } from '#domain/accounts/person-lists.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { accountNotFound } from '#server/modules/accounts/accounts.errors.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { describeDevice } from '#server/modules/accounts/sessions/describe-device.ts';
import { listSessions } from '#server/modules/accounts/sessions/sessions.repository.ts';
import { listTokens } from '#server/modules/accounts/tokens/tokens.repository.ts';
import { readStoppedMessagesOf } from '#server/modules/conversations/held/held.repository.ts';
import { readListingsOf } from './people.repository.ts';

/** Reports about the listings of an account, which another module stores. */
export type ReadReportsOf = (
  executor: Executor,
  which: { ownerId: string; limit: number },
) => Promise<AdminPerson['reports']>;

/** Everything that administrators see of a person, besides the panel that stands beside their listings. */
export async function readPerson(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  readReportsOf: ReadReportsOf,
  id: string,
): Promise<AdminPerson> {
  if (!(await findAccount(db, id))) throw accountNotFound();
  const limit = PERSON_LIST_LIMIT;
  const listings = await readListingsOf(db, { ownerId: id, limit });
  const reports = await readReportsOf(db, { ownerId: id, limit });
  const stopped = await readStoppedMessagesOf(db, { accountId: id, limit });
  const sessions = await listSessions(db, { accountId: id, now: clock.now(), limit });
  const tokens = (await listTokens(db, id)).slice(0, limit);
  return {
    id,
    listings,
    reports,
    heldMessages: stopped.map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    signIns: sessions.map(({ userAgent, createdAt, lastUsedAt }) => ({
      device: describeDevice(userAgent),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    tokens: tokens.map(({ name, scopes, createdAt, lastUsedAt }) => ({
      name,
      scopes,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
