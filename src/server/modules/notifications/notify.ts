import { randomUUID } from 'node:crypto';
import { personKeyOf } from '#domain/accounts/email.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import type { Addressee, Notification } from './notification-kinds.ts';
import type { NotificationName, Payload } from './notification-rules.ts';
import { notifications } from './notifications.table.ts';

/** Decides about what waits for one recipient. */
export const SEND_NOTIFICATIONS = { name: 'send-notifications' } as const;
export interface OneRecipient {
  /** In hexadecimal. */
  recipient: string;
}

/** Decides about everything that is due. */
export const SEND_DUE_NOTIFICATIONS = { name: 'send-due-notifications' } as const;

export interface NewNotification {
  to: Addressee;
  kind: NotificationName;
  subject: string | number;
  /** Unique for the event, whoever is notified of it. */
  event: string;
  payload?: Payload;
  at: Date;
  /** Not decided before, so that what follows until then goes into the same mail. */
  notBefore?: Date;
}

/** How someone without an account is stored: under one name with all tags, which would evade the daily limits otherwise. */
export const guestRecipientOf = (emailKey: string): Buffer => recipientOf(personKeyOf(emailKey));

/** How a recipient is stored; undefined if the account is closed. */
export async function columnsOf(executor: Executor, to: Addressee) {
  if ('email' in to) return { recipient: guestRecipientOf(to.emailKey), accountId: null, email: to.email };
  const account = await findAccount(executor, to.accountId);
  return account && { recipient: recipientOf(account.emailKey), accountId: account.id, email: null };
}

export const rowOf = (
  { kind, subject, event, payload = {}, at, notBefore = at }: Omit<NewNotification, 'to'>,
  columns: NonNullable<Awaited<ReturnType<typeof columnsOf>>>,
) => ({
  ...columns,
  kind,
  subject: String(subject),
  payload,
  dedupeKey: `${event} ${columns.recipient.toString('hex')}`,
  notBefore,
  createdAt: at,
});

/** Stores a notification if the caller's transaction commits. Whether it is mailed is decided as soon as it may be. */
export async function notify(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  notification: NewNotification,
): Promise<void> {
  const columns = await columnsOf(tx, notification.to);
  if (!columns) return;
  const added = await tx
    .insert(notifications)
    .values(rowOf(notification, columns))
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (added.length === 0) return;
  const { at, notBefore = at } = notification;
  await jobs.enqueue<OneRecipient>(
    tx,
    SEND_NOTIFICATIONS,
    { recipient: columns.recipient.toString('hex') },
    notBefore > at ? { startAfterMs: notBefore.getTime() - at.getTime() } : undefined,
  );
}

/** Takes back what was stored for an event; false if it was decided meanwhile, or never stored. */
export async function withdrawEvent(
  tx: Executor,
  { kind, subject, event }: Pick<NewNotification, 'kind' | 'subject' | 'event'>,
): Promise<boolean> {
  const withdrawn = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.subject, String(subject)),
        eq(notifications.kind, kind),
        isNull(notifications.outcome),
        sql`starts_with(${notifications.dedupeKey}, ${`${event} `})`,
      ),
    )
    .returning({ id: notifications.id });
  return withdrawn.length > 0;
}

/** The same for everyone interested in the subject, once its cause can no longer be undone. */
export async function notifyAudience(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  news: { kind: NotificationName; subject: string | number; payload: Payload; at: Date; undoMs: number },
): Promise<void> {
  const { kind, subject, payload, at, undoMs } = news;
  await tx.insert(notifications).values({
    kind,
    subject: String(subject),
    payload,
    dedupeKey: randomUUID(),
    notBefore: at,
    undoUntil: new Date(at.getTime() + undoMs),
    createdAt: at,
  });
  await jobs.enqueue(tx, SEND_DUE_NOTIFICATIONS, {}, { startAfterMs: undoMs });
}

/** Takes back news of these kinds whose cause can still be undone, and returns it, oldest first. */
export async function withdrawNews(
  tx: Executor,
  { kinds, subject, now }: { kinds: readonly NotificationName[]; subject: string | number; now: Date },
): Promise<Notification[]> {
  const withdrawn = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.subject, String(subject)),
        inArray(notifications.kind, [...kinds]),
        isNull(notifications.outcome),
        isNull(notifications.recipient),
        gt(notifications.undoUntil, now),
      ),
    )
    .returning();
  return withdrawn.toSorted((one, other) => one.id - other.id);
}

/** Takes back what waits for one recipient about a subject, because they have seen it meanwhile. */
export async function withdraw(
  tx: Executor,
  { to, kind, subject }: { to: Addressee; kind: NotificationName; subject: string | number },
): Promise<void> {
  const columns = await columnsOf(tx, to);
  if (!columns) return;
  const { recipient, accountId } = columns;
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.subject, String(subject)),
        eq(notifications.kind, kind),
        isNull(notifications.outcome),
        or(
          eq(notifications.recipient, recipient),
          accountId ? eq(notifications.accountId, accountId) : undefined,
        ),
      ),
    );
}

/** What waits for an address becomes its account's: all of it, or what is about one subject. */
export async function readdress(
  tx: Executor,
  { accountId, emailKey, subject }: { accountId: string; emailKey: string; subject?: number },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ accountId, email: null })
    .where(
      and(
        eq(notifications.recipient, guestRecipientOf(emailKey)),
        eq(sql`lower(${notifications.email})`, emailKey),
        isNull(notifications.accountId),
        isNull(notifications.outcome),
        subject === undefined ? undefined : eq(notifications.subject, String(subject)),
      ),
    );
}
