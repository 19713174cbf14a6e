import { MINUTE } from '#domain/durations.ts';
import { eq, inArray } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { queuePush } from '#server/modules/push/push.jobs.ts';
import { type Deciding, decide, type IsBlocked } from './decide.ts';
import { type Gathered, gatheredMail } from './gathered-mail.ts';
import type { Notification, NotificationKind, NotificationKinds } from './notification-kinds.ts';
import { ruleOf } from './notification-rules.ts';
import { lockWaiting, postpone, readDue, recipientsDue, settle } from './notifications.repository.ts';
import { notifications } from './notifications.table.ts';
import { columnsOf, type NewNotification, rowOf } from './notify.ts';

export interface Sending {
  kinds: NotificationKinds;
  isBlocked: IsBlocked;
}

export type SendingDeps = Deciding & Pick<Deps, 'db'>;

/** Of one recipient in one transaction. The rest waits for the next run. */
const AT_ONCE = 200;
/** Further recipients wait for the next run, a minute later. */
const RECIPIENTS_PER_RUN = 5_000;
const MAX_ATTEMPTS = 6;

const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id);

/** Decides about the notifications of one kind and subject. Returns the mail that goes into the morning's. */
async function sendGroup(
  deps: Deciding,
  tx: Executor,
  group: readonly Notification[],
  { kind, isBlocked }: { kind: NotificationKind; isBlocked: IsBlocked },
): Promise<(Gathered & { ids: number[] }) | undefined> {
  if (group[0]) await kind.lock?.(tx, group[0].subject);
  const [first, ...others] = await lockWaiting(tx, idsOf(group));
  if (!first) return undefined;
  const at = deps.clock.now();
  const ids = idsOf([first, ...others]);
  const decision = await decide(deps, tx, [first, ...others], { kind, isBlocked });
  if ('outcome' in decision) {
    await settle(tx, ids, { outcome: decision.outcome, at });
    return undefined;
  }
  if ('later' in decision) {
    await postpone(tx, ids, { notBefore: decision.later, ...(decision.isGathered && { gathered: true }) });
    return undefined;
  }
  const { composed, reach } = decision;
  await composed.onQueued?.(tx);
  const { push } = ruleOf(first.kind);
  if (push && reach.account)
    await queuePush(deps, tx, reach.account.id, {
      kind: push.kind,
      title: composed.mail.subject,
      path: push.pathOf(first.subject),
    });
  if ([first, ...others].some(({ gathered }) => gathered)) return { ...decision, ids };
  await deps.mailer.queue(tx, { ...composed.mail, to: reach.to });
  await settleMail(tx, ids, at);
  return undefined;
}

/** One of them counts as the mail. */
async function settleMail(tx: Executor, [first, ...others]: readonly number[], at: Date): Promise<void> {
  if (first !== undefined) await settle(tx, [first], { outcome: 'sent', at });
  await settle(tx, others, { outcome: 'joined', at });
}

/** What failed is tried again later, and given up in the end, so that it holds nothing else up. */
async function noteFailure(tx: Executor, failed: readonly Notification[], at: Date): Promise<void> {
  for (const { id, attempts } of failed) {
    if (attempts + 1 >= MAX_ATTEMPTS) await settle(tx, [id], { outcome: 'failed', at });
    else
      await tx
        .update(notifications)
        .set({ attempts: attempts + 1, notBefore: new Date(at.getTime() + 2 ** attempts * MINUTE) })
        .where(eq(notifications.id, id));
  }
}

/**
 * Decides about everything that is due for one recipient. Decisions and mails are one transaction: if the process dies,
 * nothing has happened, and running again sends nothing twice.
 */
export async function sendTo(deps: SendingDeps, recipient: Buffer, sending: Sending): Promise<void> {
  const failures: unknown[] = [];
  await deps.db.transaction(async (tx) => {
    await advisoryLock(tx, 'notifications', recipient.toString('hex'));
    const at = deps.clock.now();
    const due = await readDue(tx, recipient, at, AT_ONCE);
    const gathered: (Gathered & { ids: number[] })[] = [];
    for (const group of Map.groupBy(due, ({ kind, subject }) => `${kind} ${subject}`).values()) {
      const kind = sending.kinds[group[0]!.kind];
      try {
        const one = await tx.transaction((savepoint) =>
          sendGroup(deps, savepoint, group, { kind, isBlocked: sending.isBlocked }),
        );
        if (one) gathered.push(one);
      } catch (error) {
        failures.push(error);
        await noteFailure(tx, group, at);
      }
    }
    const [first, ...others] = gathered;
    if (!first) return;
    await deps.mailer.queue(tx, gatheredMail([first, ...others]));
    await settleMail(
      tx,
      gathered.flatMap(({ ids }) => ids),
      at,
    );
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `notifications that could not be decided: ${failures.length}`);
}

/**
 * Stores a notification and decides about it in the caller's transaction, for jobs that have their own times. Returns
 * whether it was mailed.
 */
export async function sendNow(
  deps: Deciding,
  tx: Executor,
  notification: NewNotification,
  kind: NotificationKind,
): Promise<boolean> {
  const columns = await columnsOf(tx, notification.to);
  if (!columns) return false;
  await advisoryLock(tx, 'notifications', columns.recipient.toString('hex'));
  const added = await tx
    .insert(notifications)
    .values(rowOf(notification, columns))
    .onConflictDoNothing()
    .returning();
  await sendGroup(deps, tx, added, { kind, isBlocked: async () => false });
  const [sent] = await tx
    .select({ outcome: notifications.outcome })
    .from(notifications)
    .where(inArray(notifications.id, idsOf(added)));
  return sent?.outcome === 'sent';
}

/** Everything that is due. One recipient's failure does not stop the others. */
export async function sendDue(deps: SendingDeps, sending: Sending): Promise<void> {
  const failures: unknown[] = [];
  for (const recipient of await recipientsDue(deps.db, deps.clock.now(), RECIPIENTS_PER_RUN))
    await sendTo(deps, recipient, sending).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `recipients whose notifications failed: ${failures.length}`);
}
