import type { AccountSettings, AccountSettingsRequest } from '#contract/accounts/settings.ts';
import { PUSH_KIND_NAMES } from '#domain/notices/push-kinds.ts';
import { eq } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accountSettings } from './account-settings.table.ts';

const NAMES = ['showsSeen', ...PUSH_KIND_NAMES] as const;

const view = (row: Partial<AccountSettings> | undefined) =>
  Object.fromEntries(NAMES.map((name) => [name, row?.[name] ?? true])) as AccountSettings;

export async function readSettings(executor: Executor, accountId: string): Promise<AccountSettings> {
  const [row] = await executor.select().from(accountSettings).where(eq(accountSettings.accountId, accountId));
  return view(row);
}

export async function changeSettings(
  executor: Executor,
  accountId: string,
  changes: AccountSettingsRequest,
): Promise<AccountSettings> {
  if (Object.values(changes).every((value) => value === undefined)) return readSettings(executor, accountId);
  const [row] = await executor
    .insert(accountSettings)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: accountSettings.accountId, set: changes })
    .returning();
  return view(row);
}
