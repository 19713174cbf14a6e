import type { Executor } from '#server/db/executor.ts';
import { readSettings } from '#server/modules/accounts/settings/account-settings.repository.ts';
import type { OwnConversation } from '../conversations.repository.ts';

/** Whether the two show each other what they have read: both have an account and neither has switched it off. */
export async function showSeen(
  executor: Executor,
  { me, other }: Pick<OwnConversation, 'me' | 'other'>,
): Promise<boolean> {
  for (const { accountId } of [me, other])
    if (!accountId || !(await readSettings(executor, accountId)).showsSeen) return false;
  return true;
}
