import type { Thread } from '#contract/messages/threads.ts';
import type { Executor } from '#server/db/executor.ts';
import type { OwnConversation } from './conversations.repository.ts';
import { isClosed } from './people.ts';

/** Implemented by the module that stores enquiries. */
export interface GivenContacts {
  /** The name and phone number that the buyer of this conversation gave in the contact form. */
  givenIn(executor: Executor, conversationId: number): Promise<NonNullable<Thread['contact']> | undefined>;
}

/** For the seller only, until the buyer has closed the account or one of the two has blocked the other. */
export async function contactFor(
  executor: Executor,
  { conversation, me, other }: OwnConversation,
  { isBlocked, givenIn }: GivenContacts & { isBlocked: boolean },
): Promise<Thread['contact']> {
  if (me.side !== 'seller' || isClosed(other) || isBlocked) return null;
  return (await givenIn(executor, conversation.id)) ?? null;
}
