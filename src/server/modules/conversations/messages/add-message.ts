import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { type Conversation, updateParticipant } from '../conversations.repository.ts';
import { participants } from '../conversations.table.ts';
import { announceChange } from '../live/announce.ts';
import type { Participant } from '../people.ts';
import { insertMessage, type MessageRow } from './messages.repository.ts';
import { notifyRecipient, withdrawMessages } from './notify-recipient.ts';

export interface Delivery {
  conversation: Conversation;
  from: Participant;
  to: Participant;
}

interface AddedMessage extends Delivery {
  text: string;
  images?: readonly string[];
  key?: string | null;
  enquiryId?: number;
  /** Waits for an administrator. */
  isHeld: boolean;
  /** Written with a session or with the link of a mail; otherwise anyone may have entered the sender's address. */
  isProven: boolean;
  at: Date;
}

/** Shows the message to its recipient. */
export async function deliver(tx: Executor, { conversation, from, to }: Delivery, at: Date): Promise<void> {
  await updateParticipant(tx, to, {
    unread: sql`${participants.unread} + 1`,
    lastAt: at,
    archivedAt: null,
  });
  await announceChange(tx, conversation.id, [from, to]);
}

/** Stores a message and, unless it is held, shows it to the other side. The conversation must be locked. */
export async function addMessage(tx: Executor, added: AddedMessage): Promise<MessageRow> {
  const { conversation, from, to, text, images = [], key, enquiryId, isHeld, isProven, at } = added;
  const message = await insertMessage(
    tx,
    {
      conversationId: conversation.id,
      side: from.side,
      text,
      key,
      enquiryId,
      state: isHeld ? 'held' : 'sent',
      createdAt: at,
    },
    images,
  );
  await updateParticipant(tx, from, { lastAt: at, archivedAt: null });
  if (isProven) {
    // The sender has seen everything so far, so the next answer to them is mailed immediately again.
    await updateParticipant(tx, from, { mailedAt: null });
    await withdrawMessages(tx, from);
  }
  if (!isHeld) await deliver(tx, { conversation, from, to }, at);
  return message;
}

/** The same, with a mail to the recipient. */
export async function addAndNotify(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  added: AddedMessage,
): Promise<MessageRow> {
  const message = await addMessage(tx, added);
  if (!added.isHeld) await notifyRecipient(deps, tx, { to: added.to, messageId: message.id, at: added.at });
  return message;
}
