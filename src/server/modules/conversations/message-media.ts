import { eq } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import { readParticipants } from './conversations.repository.ts';
import { messageImages, messages } from './conversations.table.ts';
import { opensConversation } from './guests/guests.service.ts';
import { isPerson } from './people.ts';
import { findOpenReport } from './reports/reports.repository.ts';

interface Viewer {
  principal: Principal | null;
  /** From the link of a mail. */
  token?: string;
  now: Date;
}

/** A picture of a message is for its two people, and for administrators while the conversation is reported. */
export async function mayOpenMessageMedia(
  executor: Executor,
  mediaId: string,
  viewer: Viewer,
): Promise<boolean> {
  const [message] = await executor
    .select({ conversationId: messages.conversationId, side: messages.side, state: messages.state })
    .from(messageImages)
    .innerJoin(messages, eq(messages.id, messageImages.messageId))
    .where(eq(messageImages.mediaId, mediaId));
  if (!message) return false;
  const { conversationId } = message;
  const { principal, token, now } = viewer;
  if (principal) {
    const { buyer, seller } = await readParticipants(executor, conversationId);
    const mine = [buyer, seller].find((participant) => isPerson(participant, principal));
    if (mine) return message.state === 'sent' || message.side === mine.side;
    if (principal.role === 'admin' && (await findOpenReport(executor, conversationId))) return true;
  }
  if (message.state !== 'sent' || token === undefined) return false;
  return opensConversation(executor, token, conversationId, now);
}
