import type { AdminPage } from '#contract/admin/desk.ts';
import type { HeldMessage } from '#contract/admin/threads.ts';
import { ACCOUNT_CLOSED } from '#domain/conversations/boat-states.ts';
import { fraudSignInWords, fraudSignsIn } from '#domain/conversations/fraud-signs.ts';
import { SAME_TEXT } from '#domain/conversations/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import { isBlocked } from '../blocks.repository.ts';
import { conversationBlocked, noSuchMessage } from '../conversations.errors.ts';
import { lockConversation, readParticipants, updateParticipant } from '../conversations.repository.ts';
import { announceChange } from '../live/announce.ts';
import { deliver } from '../messages/add-message.ts';
import { countSellersSent, noteReply } from '../messages/messages.repository.ts';
import { notifyRecipient } from '../messages/notify-recipient.ts';
import { otherSide } from '../people.ts';
import { findMessage, listHeld, settleHeld } from './held.repository.ts';

export interface HeldParts {
  /** Mails and counts a message that came as an enquiry; false if the enquiry is gone. */
  deliverEnquiry(
    deps: Deps,
    tx: Executor,
    which: { enquiryId: number; conversationId: number },
  ): Promise<boolean>;
}

export async function heldMessages(
  { db }: Pick<Deps, 'db'>,
  query: AdminPage,
): Promise<ListPage<HeldMessage>> {
  const { rows, total } = await listHeld(db, rowsOf(query));
  const entries: HeldMessage[] = [];
  for (const { message, conversation, buyer, buyerName, buyerKey } of rows) {
    const person = { accountId: buyer.accountId, emailKey: buyerKey ?? buyer.emailKey ?? '' };
    const since = new Date(message.createdAt.getTime() - SAME_TEXT.windowMs);
    const recipients =
      message.side === 'buyer'
        ? await countSellersSent(db, person, { text: message.text, sellerId: null, since })
        : 0;
    entries.push({
      id: message.id,
      text: message.text,
      from: buyerName ?? buyer.name ?? ACCOUNT_CLOSED,
      accountId: buyer.accountId,
      signs: fraudSignsIn(message.text).map(fraudSignInWords),
      side: message.side,
      recipients,
      boat: { id: conversation.listingId, title: conversation.title },
      at: message.createdAt.toISOString(),
    });
  }
  return { entries, total };
}

/** Sends a held message, or refuses it for good. The sender sees which. */
export function settleHeldMessage(
  deps: Deps & HeldParts,
  id: number,
  { actorId, isReleased }: { actorId: string; isReleased: boolean },
): Promise<void> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const message = await findMessage(tx, id);
    const conversation = message && (await lockConversation(tx, message.conversationId));
    if (!message || !conversation || !(await settleHeld(tx, id, isReleased ? 'sent' : 'refused')))
      throw noSuchMessage();
    const people = await readParticipants(tx, conversation.id);
    const [from, to] = [people[message.side], people[otherSide(message.side)]];
    if (isReleased) {
      if (await isBlocked(tx, { me: from, other: to })) throw conversationBlocked();
      await noteReply(tx, message);
      await deliver(tx, { conversation, from, to }, at);
      const { enquiryId, conversationId } = message;
      const isMailed = enquiryId && (await deps.deliverEnquiry(deps, tx, { enquiryId, conversationId }));
      if (isMailed) await updateParticipant(tx, to, { mailedAt: at });
      else await notifyRecipient(deps, tx, { to, messageId: id, at });
    } else await announceChange(tx, conversation.id, [from]);
    await recordAudit(tx, {
      actorId,
      action: isReleased ? 'release-message' : 'refuse-message',
      subjectType: 'conversation',
      subjectId: conversation.id,
      details: { subject: conversation.title },
      at,
    });
  });
}
