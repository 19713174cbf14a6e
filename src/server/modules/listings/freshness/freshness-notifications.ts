import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { readLinkKey } from '#server/modules/accounts/links/mail-links.ts';
import type {
  NotificationKind,
  NotificationKinds,
  Reach,
} from '#server/modules/notifications/notification-kinds.ts';
import { notify } from '#server/modules/notifications/notify.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { pausedMail, reminderMail } from './freshness.mails.ts';
import { readPaused, readReminded } from './freshness.repository.ts';

interface SellerNotification {
  kind: 'reminder' | 'paused';
  sellerId: string;
  /** When the job marked the boats that it is about. */
  at: Date;
}

export const notifySeller = (
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { kind, sellerId, at }: SellerNotification,
): Promise<void> =>
  notify(deps, tx, {
    to: { accountId: sellerId },
    kind,
    subject: at.toISOString(),
    event: `${kind} ${at.toISOString()}`,
    at,
  });

type ReadBoats = (executor: Executor, which: { ownerId: string; at: Date }) => Promise<LockedListing[]>;

/** What both mails are made of; boats that the seller has answered about meanwhile are left out. */
async function readMail(tx: Executor, read: ReadBoats, subject: string, { account }: Reach) {
  const at = new Date(subject);
  const [first, ...others] = account ? await read(tx, { ownerId: account.id, at }) : [];
  return first && { boats: [first, ...others] as const, secret: await readLinkKey(tx), at };
}

export const freshnessKinds = ({ config: { publicUrl } }: Pick<Deps, 'config'>) => {
  const reminder: NotificationKind = {
    async compose(tx, [{ subject }], reach) {
      const mail = await readMail(tx, readReminded, subject, reach);
      const { stopUrl = '' } = reach;
      return mail && { mail: reminderMail({ ...mail, publicUrl, stopUrl }), summary: [] };
    },
  };
  const paused: NotificationKind = {
    async compose(tx, [{ subject }], reach) {
      const mail = await readMail(tx, readPaused, subject, reach);
      return mail && { mail: pausedMail({ ...mail, publicUrl }), summary: [] };
    },
  };
  return { reminder, paused } satisfies Partial<NotificationKinds>;
};
