import { and, eq, inArray, isNull, or, sql } from '#server/db/drizzle.ts';
import { ERASED, eraseSubjects } from '#server/modules/accounts/audit/audit.repository.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { media } from '#server/modules/media/media.table.ts';
import { deleteBlocksOf } from './blocks.repository.ts';
import {
  conversationReports,
  conversations,
  messageImages,
  messages,
  participants,
} from './conversations.table.ts';

const CLOSED = {
  accountId: null,
  name: null,
  email: null,
  emailKey: null,
  unread: 0,
  sharesPhone: false,
  sharesEmail: false,
} as const;

/**
 * The other side keeps its copy, without the person's name. What nobody has read goes: pictures, which are the person's
 * files, messages that were never delivered, and conversations that both have left. So do the words of the person's reports;
 * an open report stays open.
 */
export const eraseConversationsOf: Eraser = async (tx, { accountId, emailKey }) => {
  await deleteBlocksOf(tx, { id: accountId, emailKey });
  const isTheirs = or(
    eq(participants.accountId, accountId),
    and(isNull(participants.accountId), eq(participants.emailKey, emailKey)),
  );
  const theirs = await tx
    .select({ id: participants.conversationId, side: participants.side })
    .from(participants)
    .where(isTheirs);
  const ids = theirs.map(({ id }) => id);
  const ownFiles = tx.select({ id: media.id }).from(media).where(eq(media.ownerId, accountId));
  await tx.delete(messageImages).where(inArray(messageImages.mediaId, ownFiles));
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from ${messages} using ${participants}
    where ${participants.conversationId} = ${messages.conversationId} and ${participants.side} = ${messages.side}
      and ${messages.state} <> 'sent' and ${isTheirs}`);
  await tx.execute(sql`
    update ${conversationReports} set reason = ${ERASED} from ${participants}
    where ${participants.conversationId} = ${conversationReports.conversationId}
      and ${participants.side} = ${conversationReports.side} and ${isTheirs}`);
  await eraseSubjects(tx, 'conversation', ids);
  await tx.update(participants).set(CLOSED).where(isTheirs);
  await tx.delete(conversations).where(
    and(
      inArray(conversations.id, ids),
      sql`not exists (select from ${participants} p where p.conversation_id = ${conversations.id}
          and (p.account_id is not null or p.email_key is not null))`,
    ),
  );
};
