import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { notify, withdraw } from '#server/modules/notifications/notify.ts';
import { addresseeOf, type Participant } from '../people.ts';

/** Notifies the recipient of a message that they can see from now on. */
export async function notifyRecipient(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { to, messageId, at }: { to: Participant; messageId: number; at: Date },
): Promise<void> {
  const addressee = addresseeOf(to);
  if (!addressee) return;
  await notify(deps, tx, {
    to: addressee,
    kind: 'message',
    subject: to.conversationId,
    event: `message ${messageId}`,
    payload: { messageId },
    at,
  });
}

/** What this person has read is not mailed any more. */
export async function withdrawMessages(tx: Executor, reader: Participant): Promise<void> {
  const to = addresseeOf(reader);
  if (to) await withdraw(tx, { to, kind: 'message', subject: reader.conversationId });
}
