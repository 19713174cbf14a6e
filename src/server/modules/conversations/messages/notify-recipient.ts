import { MAIL_INTERVAL_MS } from '#domain/conversations/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { type Conversation, updateParticipant } from '../conversations.repository.ts';
import { guestPath } from '../guests/guest-links.ts';
import { firstNameOf, type Participant } from '../people.ts';
import { messageMail } from './message-mails.ts';
import type { MessageRow } from './messages.repository.ts';

type Mailing = Pick<Deps, 'clock' | 'mailer' | 'config'>;

/** Where mails to this person go, and the address that opens the conversation for them. */
async function reachOf(tx: Executor, { id }: Conversation, to: Participant, now: Date) {
  if (!to.accountId)
    return to.email && { email: to.email, account: undefined, path: await guestPath(tx, id, now) };
  const account = await findAccount(tx, to.accountId);
  return account && !account.suspended && { email: account.email, account, path: `/messages/${id}` };
}

export interface Mailed {
  conversation: Conversation;
  from: Participant;
  to: Participant;
  messages: readonly Pick<MessageRow, 'text' | 'imageIds'>[];
}

export async function mailMessages(
  { clock, mailer, config }: Mailing,
  tx: Executor,
  { conversation, from, to, messages }: Mailed,
): Promise<void> {
  const now = clock.now();
  const reach = await reachOf(tx, conversation, to, now);
  if (reach) {
    const sender = from.accountId ? await findAccount(tx, from.accountId) : undefined;
    const mail = messageMail({
      to: reach.email,
      from: firstNameOf(from, sender),
      toName: firstNameOf(to, reach.account),
      title: conversation.title,
      messages: messages.map(({ text, imageIds }) => ({ text, pictures: imageIds.length })),
      href: `${config.publicUrl}${reach.path}`,
      publicUrl: config.publicUrl,
    });
    await mailer.queue(tx, mail);
  }
  await updateParticipant(tx, to, { mailedAt: now, mailDueAt: null });
}

/** Mails the message now or, if they were mailed a moment ago and have not answered, with the next mail. */
export async function notifyRecipient(deps: Mailing, tx: Executor, mailed: Mailed): Promise<void> {
  const { to } = mailed;
  const now = deps.clock.now();
  const nextAt = to.mailedAt && new Date(to.mailedAt.getTime() + MAIL_INTERVAL_MS);
  if (!nextAt || nextAt <= now) await mailMessages(deps, tx, mailed);
  else if (!to.mailDueAt) await updateParticipant(tx, to, { mailDueAt: nextAt });
}
