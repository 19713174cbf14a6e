import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Participant } from '../people.ts';

export const CHANGED_CHANNEL = 'conversations_changed';
export const SESSIONS_CHANNEL = 'sessions_ended';

export interface ConversationChanged {
  id: number;
  accounts: string[];
}

/** Tells all processes, once the transaction commits, to wake the streams of these people. */
export async function announceChange(
  tx: Executor,
  id: number,
  people: readonly Pick<Participant, 'accountId'>[],
): Promise<void> {
  const accounts = people.flatMap(({ accountId }) => accountId ?? []);
  if (accounts.length === 0) return;
  const payload: ConversationChanged = { id, accounts };
  await tx.execute(sql`select pg_notify(${CHANGED_CHANNEL}, ${JSON.stringify(payload)})`);
}
