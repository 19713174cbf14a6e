import { DAY } from '#domain/durations.ts';
import { nextMorning } from '#domain/search/saved/alert-times.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount, findAccountByEmail } from '#server/modules/accounts/accounts.repository.ts';
import { emailKeyOf } from '#server/modules/accounts/email-key.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import {
  readNoticeChoices,
  recipientOf,
} from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { stopPath } from '#server/modules/accounts/notices/stop-links.ts';
import type { Composed, Notification, NotificationKind, Notifications, Reach } from './notification-kinds.ts';
import { countedWith, type Outcome, ruleOf, UNCONFIRMED_DAILY_MAX } from './notification-rules.ts';
import { countSent, hasOpenedLink } from './notifications.repository.ts';

export type Deciding = Pick<Deps, 'clock' | 'mailer' | 'config' | 'jobs'>;

/** Whether one of the two, by their addresses, has blocked the other. */
export type IsBlocked = (tx: Executor, one: string, another: string) => Promise<boolean>;

type Decision =
  | { composed: Composed; reach: Reach }
  | { outcome: Exclude<Outcome, 'sent' | 'joined' | 'spread' | 'failed'> }
  | { later: Date; isGathered: boolean };

/** Whose address it is, as it is now; undefined if the account is closed or suspended. */
async function personOf(tx: Executor, { accountId, email }: Notification) {
  if (accountId) {
    const account = await findAccount(tx, accountId);
    return account && !account.suspended
      ? { to: account.email, emailKey: account.emailKey, account, isConfirmed: true }
      : undefined;
  }
  if (!email) return undefined;
  const emailKey = emailKeyOf(email);
  if ((await findAccountByEmail(tx, emailKey))?.suspended) return undefined;
  const isConfirmed = await hasOpenedLink(tx, recipientOf(emailKey));
  return { to: email, emailKey, account: undefined, isConfirmed };
}

async function reachOf(
  { config }: Deciding,
  tx: Executor,
  notification: Notification,
  now: Date,
): Promise<Reach | undefined> {
  const person = await personOf(tx, notification);
  const { choice } = ruleOf(notification.kind);
  if (!person || !choice) return person && { ...person, stopUrl: undefined };
  const recipient = recipientOf(person.emailKey);
  const path = stopPath(await readLinkKey(tx), { kind: choice, recipient }, now);
  return { ...person, stopUrl: `${config.publicUrl}${path}` };
}

async function isOverLimit(
  tx: Executor,
  { kind, subject, payload, recipient }: Notification,
  { isConfirmed }: Reach,
  now: Date,
): Promise<boolean> {
  if (!recipient) return false;
  const since = new Date(now.getTime() - DAY);
  if (!isConfirmed && (await countSent(tx, recipient, { since })) >= UNCONFIRMED_DAILY_MAX) return true;
  const { limits = [] } = ruleOf(kind);
  const kinds = countedWith(limits);
  for (const { max, per, isExempt } of limits) {
    if (isExempt?.(payload)) continue;
    const about = per === 'subject' ? subject : undefined;
    if ((await countSent(tx, recipient, { since, kinds, about })) >= max) return true;
  }
  return false;
}

/**
 * The one place that decides whether a mail is sent, at the moment of sending: the recipient exists and wants it, nobody
 * has blocked anybody, it is still true, and it is within the daily limits. What is beyond them waits for the next
 * morning. The caller holds the recipient's lock.
 */
export async function decide(
  deps: Deciding,
  tx: Executor,
  waiting: Notifications,
  { kind, isBlocked }: { kind: NotificationKind; isBlocked: IsBlocked },
): Promise<Decision> {
  const now = deps.clock.now();
  const [first] = waiting;
  const reach = await reachOf(deps, tx, first, now);
  if (!reach) return { outcome: 'gone' };
  const { choice } = ruleOf(first.kind);
  if (choice && !(await readNoticeChoices(tx, recipientOf(reach.emailKey)))[choice])
    return { outcome: 'unwanted' };
  const other = await kind.otherPerson?.(tx, first);
  if (other && (await isBlocked(tx, other, reach.emailKey))) return { outcome: 'blocked' };
  const composed = await kind.compose(tx, waiting, reach);
  if (!composed) return { outcome: 'untrue' };
  if ('later' in composed) return { later: composed.later, isGathered: false };
  const isGathered = waiting.some(({ gathered }) => gathered);
  if (!isGathered && (await isOverLimit(tx, first, reach, now)))
    return { later: nextMorning(now), isGathered: true };
  return { composed, reach };
}
