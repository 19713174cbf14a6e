import webPush from 'web-push';
import type { PushKind } from '#domain/notices/push-kinds.ts';
import { and, desc, eq, gt, inArray, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { accounts, sessions } from '#server/modules/accounts/accounts.table.ts';
import { readSettings } from '#server/modules/accounts/settings/account-settings.repository.ts';
import { pushKeys, pushSubscriptions } from './push.table.ts';

/** Of one account; the newest replaces the oldest. */
export const SUBSCRIPTIONS_MAX = 10;

export interface NewSubscription {
  accountId: string;
  sessionId: string;
  endpoint: string;
  publicKey: Buffer;
  secret: Buffer;
  at: Date;
}

export async function saveSubscription(
  tx: Executor,
  { accountId, endpoint, at, ...browser }: NewSubscription,
): Promise<void> {
  await tx
    .insert(pushSubscriptions)
    .values({ accountId, endpoint, createdAt: at, ...browser })
    .onConflictDoUpdate({
      target: [pushSubscriptions.accountId, pushSubscriptions.endpoint],
      set: { ...browser, createdAt: at },
    });
  const tooOld = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(SUBSCRIPTIONS_MAX);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooOld));
}

export async function deleteSubscription(
  executor: Executor,
  { accountId, endpoint }: { accountId: string; endpoint: string },
): Promise<void> {
  await executor
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteGone(executor: Executor, id: number): Promise<void> {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function subscriptionsOf(executor: Executor, accountId: string): Promise<number[]> {
  const rows = await executor
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId));
  return rows.map(({ id }) => id);
}

/** A browser that may be notified of this now: its session lasts, and its person wants it. */
export async function findWanted(
  executor: Executor,
  { id, kind, now }: { id: number; kind: PushKind; now: Date },
) {
  const [found] = await executor
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(
      and(
        eq(pushSubscriptions.id, id),
        eq(sessions.accountId, pushSubscriptions.accountId),
        gt(sessions.expiresAt, now),
        sql`not ${accounts.suspended}`,
      ),
    );
  if (!found) return undefined;
  const settings = await readSettings(executor, found.subscription.accountId);
  return settings[kind] ? found.subscription : undefined;
}

/** The key pair of this installation, made by the first process that needs it. */
export async function readPushKeys({ db, config }: Pick<Deps, 'db' | 'config'>) {
  if (config.pushKeys) return config.pushKeys;
  const [existing] = await db.select().from(pushKeys);
  if (existing) return existing;
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const [made] = await db.select().from(pushKeys);
  if (!made) throw new Error('The push keys were not stored');
  return made;
}
