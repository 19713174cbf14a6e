import { MAIL_INTERVAL_MS } from '#domain/conversations/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import type {
  NotificationKind,
  NotificationKinds,
  Notifications,
} from '#server/modules/notifications/notification-kinds.ts';
import { keyOf } from '../blocks.repository.ts';
import {
  findConversation,
  lockConversation,
  readParticipants,
  updateParticipant,
} from '../conversations.repository.ts';
import { guestPath } from '../guests/guest-links.ts';
import { firstNameOf, isClosed, otherSide } from '../people.ts';
import { copyMail, messageMail, unconfirmedMail, wroteSummary } from './message-mails.ts';
import { findMessages } from './messages.repository.ts';

type Composing = Pick<Deps, 'clock' | 'config'>;

/** Everything about messages of one conversation, all from the same side. */
async function readDelivery(tx: Executor, waiting: Notifications, state: 'sent' | 'any' = 'sent') {
  const [{ subject }] = waiting;
  const ids = waiting.flatMap(({ payload }) => payload.messageId ?? []);
  const messages = await findMessages(tx, ids, state);
  const conversation = await findConversation(tx, Number(subject));
  const [first] = messages;
  if (!conversation || !first) return undefined;
  const people = await readParticipants(tx, conversation.id);
  return { conversation, messages, from: people[first.side], to: people[otherSide(first.side)] };
}

const messageKind = ({ clock, config }: Composing): NotificationKind => ({
  lock: (tx, subject) => lockConversation(tx, Number(subject)),
  async otherPerson(tx, notification) {
    const delivery = await readDelivery(tx, [notification]);
    return delivery && keyOf(tx, delivery.from);
  },
  async compose(tx, waiting, { account, isConfirmed }) {
    const now = clock.now();
    const delivery = await readDelivery(tx, waiting);
    if (!delivery || isClosed(delivery.from)) return undefined;
    const { conversation, messages, from, to } = delivery;
    const next = to.mailedAt && new Date(to.mailedAt.getTime() + MAIL_INTERVAL_MS);
    if (next && next > now) return { later: next };
    const path = account ? `/messages/${conversation.id}` : await guestPath(tx, conversation.id, now);
    const sender = from.accountId ? await findAccount(tx, from.accountId) : undefined;
    const mail = {
      from: isConfirmed ? firstNameOf(from, sender) : 'The seller',
      toName: firstNameOf(to, account),
      title: conversation.title,
      messages: messages.map(({ text, imageIds }) => ({ text, pictures: imageIds.length })),
      href: `${config.publicUrl}${path}`,
      publicUrl: config.publicUrl,
    };
    return {
      mail: isConfirmed ? messageMail(mail) : unconfirmedMail(mail),
      summary: wroteSummary(mail),
      onQueued: (queueing) => updateParticipant(queueing, to, { mailedAt: now }),
    };
  },
});

const guestCopyKind = ({ clock, config }: Composing): NotificationKind => ({
  async otherPerson(tx, notification) {
    const delivery = await readDelivery(tx, [notification], 'any');
    return delivery && keyOf(tx, delivery.to);
  },
  async compose(tx, waiting) {
    const delivery = await readDelivery(tx, waiting, 'any');
    // Once an account has the conversation, the link opens nothing.
    if (!delivery || delivery.from.accountId || isClosed(delivery.from)) return undefined;
    const { conversation, from, messages } = delivery;
    const mail = {
      name: firstNameOf(from, null),
      title: conversation.title,
      text: messages[0]?.text ?? '',
      href: `${config.publicUrl}${await guestPath(tx, conversation.id, clock.now())}`,
    };
    return { mail: copyMail(mail), summary: wroteSummary({ ...mail, from: 'You' }) };
  },
});

export const messageKinds = (deps: Composing) =>
  ({ message: messageKind(deps), guestCopy: guestCopyKind(deps) }) satisfies Partial<NotificationKinds>;
