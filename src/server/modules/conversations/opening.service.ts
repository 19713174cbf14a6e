import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { notify } from '#server/modules/notifications/notify.ts';
import { isBlockedBetween } from './blocks.repository.ts';
import { personBlocked } from './conversations.errors.ts';
import {
  claimParticipant,
  findOfBuyer,
  insertConversation,
  lockConversation,
  readParticipants,
  updateParticipant,
} from './conversations.repository.ts';
import { addMessage } from './messages/add-message.ts';
import { assertMaySend, hasToWait } from './messages/sending-limits.ts';
import type { Person } from './people.ts';

export interface FirstMessage {
  listingId: number;
  title: string;
  sellerId: string;
  sellerEmailKey: string;
  buyer: Person & { name: string; email: string };
  text: string;
  enquiryId: number;
}

type Opening = Pick<Deps, 'clock' | 'jobs'>;

/**
 * Adds a buyer's enquiry to their conversation about the listing, or begins one. Returns whether it waits for an
 * administrator; otherwise the caller mails it to the seller. The caller holds the seller's lock on enquiries.
 */
export async function addEnquiry(
  deps: Opening,
  tx: Executor,
  first: FirstMessage,
): Promise<{ isHeld: boolean; conversationId: number }> {
  const { buyer, listingId, sellerId, text, enquiryId } = first;
  const at = deps.clock.now();
  if (await isBlockedBetween(tx, first.sellerEmailKey, buyer.emailKey)) throw personBlocked();
  const existing = await findOfBuyer(tx, listingId, buyer);
  await assertMaySend(tx, buyer, { isNew: existing === undefined, now: at });
  const isHeld = await hasToWait(tx, buyer, {
    text,
    sellerId,
    conversation: existing === undefined ? undefined : { id: existing, side: 'buyer' },
    now: at,
  });
  const conversation =
    existing === undefined
      ? await insertConversation(tx, { ...first, at })
      : await lockConversation(tx, existing);
  if (!conversation) throw new Error(`Conversation ${existing} is gone`);
  const { buyer: from, seller: to } = await readParticipants(tx, conversation.id);
  const isProven = buyer.accountId !== null;
  const message = await addMessage(tx, { conversation, from, to, text, enquiryId, isHeld, isProven, at });
  if (buyer.accountId && !from.accountId) await claimParticipant(tx, from, buyer.accountId);
  if (!isHeld) await updateParticipant(tx, to, { mailedAt: at });
  if (existing === undefined && !isProven)
    await notify(deps, tx, {
      to: buyer,
      kind: 'guestCopy',
      subject: conversation.id,
      event: `copy ${message.id}`,
      payload: { messageId: message.id },
      at,
    });
  return { isHeld, conversationId: conversation.id };
}
