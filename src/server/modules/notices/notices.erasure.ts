import { eq } from '#server/db/drizzle.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { noticeChoices } from '#server/modules/accounts/notices/notice-choices.table.ts';
import { sentNotices } from './sent-notices.table.ts';

/** Forgets which notices the person was sent, and which they wanted. */
export const eraseNoticesOf: Eraser = async (tx, { emailKey }) => {
  const recipient = recipientOf(emailKey);
  await tx.delete(sentNotices).where(eq(sentNotices.recipient, recipient));
  await tx.delete(noticeChoices).where(eq(noticeChoices.recipient, recipient));
};
