import { DAY } from '#domain/durations.ts';
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Notification } from './notification-kinds.ts';
import type { NotificationName, Outcome } from './notification-rules.ts';
import { notifications, openedLinks } from './notifications.table.ts';

const { id, recipient, subject, kind, outcome, decidedAt, notBefore, undoUntil } = notifications;

const isDue = (now: Date): SQL | undefined =>
  and(isNull(outcome), lte(notBefore, now), or(isNull(undoUntil), lte(undoUntil, now)));

/** Recipients for whom something is due, those that wait longest first. */
export async function recipientsDue(executor: Executor, now: Date, limit: number): Promise<Buffer[]> {
  const rows = await executor
    .select({ recipient })
    .from(notifications)
    .where(and(isDue(now), isNotNull(recipient)))
    .groupBy(recipient)
    .orderBy(asc(sql`min(${notBefore})`))
    .limit(limit);
  return rows.flatMap((row) => row.recipient ?? []);
}

/** What is due for one recipient, oldest first. */
export const readDue = (tx: Executor, whose: Buffer, now: Date, limit: number): Promise<Notification[]> =>
  tx
    .select()
    .from(notifications)
    .where(and(eq(recipient, whose), isDue(now)))
    .orderBy(asc(id))
    .limit(limit);

/** Locks those of the notifications that still wait: others were withdrawn meanwhile. */
export const lockWaiting = (tx: Executor, ids: readonly number[]): Promise<Notification[]> =>
  tx
    .select()
    .from(notifications)
    .where(and(inArray(id, [...ids]), isNull(outcome)))
    .orderBy(asc(id))
    .for('update');

/** News for everyone interested that is due; what another process works on is left to it. */
export async function lockDueNews(tx: Executor, now: Date): Promise<Notification | undefined> {
  const [news] = await tx
    .select()
    .from(notifications)
    .where(and(isDue(now), isNull(recipient)))
    .orderBy(asc(notBefore))
    .limit(1)
    .for('update', { skipLocked: true });
  return news;
}

/** The address is only needed until then. */
export async function settle(
  tx: Executor,
  ids: readonly number[],
  result: { outcome: Outcome; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ outcome: result.outcome, decidedAt: result.at, email: null })
    .where(inArray(id, [...ids]));
}

export async function postpone(
  tx: Executor,
  ids: readonly number[],
  changes: { notBefore: Date; gathered?: boolean },
): Promise<void> {
  await tx
    .update(notifications)
    .set(changes)
    .where(inArray(id, [...ids]));
}

/** How many mails a recipient got since then. */
export function countSent(
  tx: Executor,
  whose: Buffer,
  { since, ...of }: { since: Date; kinds?: readonly NotificationName[]; about?: string },
): Promise<number> {
  return tx.$count(
    notifications,
    and(
      eq(recipient, whose),
      gt(decidedAt, since),
      eq(outcome, 'sent'),
      of.kinds && inArray(kind, [...of.kinds]),
      of.about === undefined ? undefined : eq(subject, of.about),
    ),
  );
}

export async function recordOpenedLink(executor: Executor, whose: Buffer, openedAt: Date): Promise<void> {
  await executor
    .insert(openedLinks)
    .values({ recipient: whose, openedAt })
    .onConflictDoUpdate({
      target: openedLinks.recipient,
      set: { openedAt },
      // Reading a page again and again writes nothing.
      setWhere: lt(openedLinks.openedAt, new Date(openedAt.getTime() - DAY)),
    });
}

export async function hasOpenedLink(executor: Executor, whose: Buffer): Promise<boolean> {
  return (await executor.$count(openedLinks, eq(openedLinks.recipient, whose))) > 0;
}
