import type { Executor } from '#server/db/executor.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import type { MailBlock } from '#server/platform/mail/layout.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import type { NotificationName, Payload } from './notification-rules.ts';
import type { notifications } from './notifications.table.ts';

export type Notification = typeof notifications.$inferSelect;
export type Notifications = readonly [Notification, ...Notification[]];

/** Who is mailed, as they are at the moment of sending. */
export interface Reach {
  to: string;
  emailKey: string;
  account: Account | undefined;
  /** Has an account, or has opened a link in one of our mails. Only then may others' words be mailed to them. */
  isConfirmed: boolean;
  /** The page that stops mails of this kind. */
  stopUrl: string | undefined;
}

export interface Composed {
  mail: Omit<MailDraft, 'to'>;
  /** The same in a line or two, for a mail about several things. */
  summary: readonly MailBlock[];
  /** Runs in the transaction that queues the mail. */
  onQueued?(tx: Executor): Promise<void>;
}

/** Too early: to be decided again then. */
export interface Later {
  later: Date;
}

export interface AudienceMember {
  /** Sorts the audience; the last one of a page begins the next. */
  key: string;
  to: Addressee;
  payload?: Payload;
}

export type Addressee = { accountId: string } | { email: string; emailKey: string };

/** What the module that owns a kind of notification knows about it. */
export interface NotificationKind {
  /** Everyone interested, a page at a time, for news that was stored without a recipient. */
  audience?(
    executor: Executor,
    news: Notification,
    page: { after: string; limit: number },
  ): Promise<AudienceMember[]>;
  /** Locks what `compose` changes, before the notifications themselves are locked. */
  lock?(tx: Executor, subject: string): Promise<unknown>;
  /** The address of the person on the other side: nothing is sent if one of the two has blocked the other. */
  otherPerson?(tx: Executor, notification: Notification): Promise<string | undefined>;
  /** The mail about notifications of this kind with one subject, oldest first; undefined if it is no longer true. */
  compose(tx: Executor, waiting: Notifications, reach: Reach): Promise<Composed | Later | undefined>;
}

export type NotificationKinds = Record<NotificationName, NotificationKind>;
