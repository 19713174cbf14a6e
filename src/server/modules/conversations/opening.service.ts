import { hash } from 'node:crypto';
import { DAY } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { countUse } from '#server/modules/accounts/allowances/allowances.repository.ts';
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
import { guestPath } from './guests/guest-links.ts';
import { addMessage } from './messages/add-message.ts';
import { copyMail } from './messages/message-mails.ts';
import { assertMaySend, isSentToMany } from './messages/sending-limits.ts';
import { firstNameOf, type Person } from './people.ts';

/** How many copies an address gets in a day: anyone can enter someone else's address. */
const COPIES_A_DAY = 5;

export interface FirstMessage {
  listingId: number;
  title: string;
  sellerId: string;
  sellerEmailKey: string;
  buyer: Person & { name: string; email: string };
  text: string;
  enquiryId: number;
}

type Mailing = Pick<Deps, 'clock' | 'mailer' | 'config'>;

async function sendCopy(
  { clock, mailer, config }: Mailing,
  tx: Executor,
  { buyer, sellerId, title, text }: FirstMessage,
  conversationId: number,
) {
  const now = clock.now();
  const key = hash('sha256', JSON.stringify(['copies', buyer.emailKey]), 'buffer');
  const { times } = await countUse(tx, key, { max: COPIES_A_DAY, windowMs: DAY, now });
  if (times > COPIES_A_DAY) return;
  const seller = { side: 'seller', accountId: sellerId, emailKey: null, name: null } as const;
  const mail = copyMail({
    to: buyer.email,
    name: firstNameOf({ side: 'buyer', ...buyer }, null),
    seller: firstNameOf(seller, await findAccount(tx, sellerId)),
    title,
    text,
    href: `${config.publicUrl}${await guestPath(tx, conversationId, now)}`,
  });
  await mailer.queue(tx, mail);
}

/**
 * Adds a buyer's enquiry to their conversation about the listing, or begins one. Returns whether it waits for an
 * administrator; otherwise the caller mails it to the seller. The caller holds the seller's lock on enquiries.
 */
export async function addEnquiry(
  deps: Mailing,
  tx: Executor,
  first: FirstMessage,
): Promise<{ isHeld: boolean; conversationId: number }> {
  const { buyer, listingId, sellerId, text, enquiryId } = first;
  const at = deps.clock.now();
  if (await isBlockedBetween(tx, first.sellerEmailKey, buyer.emailKey)) throw personBlocked();
  const existing = await findOfBuyer(tx, listingId, buyer);
  await assertMaySend(tx, buyer, { isNew: existing === undefined, now: at });
  const isHeld = await isSentToMany(tx, buyer, { text, sellerId, now: at });
  const conversation =
    existing === undefined
      ? await insertConversation(tx, { ...first, at })
      : await lockConversation(tx, existing);
  if (!conversation) throw new Error(`Conversation ${existing} is gone`);
  const { buyer: from, seller: to } = await readParticipants(tx, conversation.id);
  await addMessage(tx, { conversation, from, to, text, enquiryId, isHeld, at });
  if (buyer.accountId && !from.accountId) await claimParticipant(tx, from, buyer.accountId);
  if (!isHeld) await updateParticipant(tx, to, { mailedAt: at, mailDueAt: null });
  if (existing === undefined && !buyer.accountId) await sendCopy(deps, tx, first, conversation.id);
  return { isHeld, conversationId: conversation.id };
}
