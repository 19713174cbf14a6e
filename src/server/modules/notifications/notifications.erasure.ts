import { and, eq, isNull, or } from '#server/db/drizzle.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { notifications, openedLinks } from './notifications.table.ts';
import { guestRecipientOf } from './notify.ts';

/** Forgets what the person was mailed about, and what they were still to be mailed. */
export const eraseNotificationsOf: Eraser = async (tx, { accountId, emailKey }) => {
  const recipient = recipientOf(emailKey);
  const asGuest = and(
    eq(notifications.recipient, guestRecipientOf(emailKey)),
    isNull(notifications.accountId),
  );
  await tx
    .delete(notifications)
    .where(or(eq(notifications.accountId, accountId), eq(notifications.recipient, recipient), asGuest));
  await tx.delete(openedLinks).where(eq(openedLinks.recipient, recipient));
};
