import type { SendMessageRequest } from '#contract/messages/thread-requests.ts';
import type {
  Message,
  Thread,
  ThreadEntry,
  ThreadQuery,
  ThreadsQuery,
  UnreadThreads,
} from '#contract/messages/threads.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { ListPage } from '#server/http/answers.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { isBlocked, keyOf, unblockEverywhere } from './blocks.repository.ts';
import { countUnread, listConversations } from './boxes.repository.ts';
import {
  accountClosed,
  conversationBlocked,
  noSuchConversation,
  nothingToShare,
  picturesNotThere,
} from './conversations.errors.ts';
import {
  claimParticipant,
  findOwn,
  lockConversation,
  type OwnConversation,
  updateParticipant,
} from './conversations.repository.ts';
import { boatViews, entryView, messageView, threadView } from './conversations.views.ts';
import { announceChange } from './live/announce.ts';
import { addAndNotify } from './messages/add-message.ts';
import { findByKey, type MessageRow, readMessages, takePictures } from './messages/messages.repository.ts';
import { assertMaySend, isSentToMany } from './messages/sending-limits.ts';
import { isClosed, type Person } from './people.ts';

/** A person with an account. */
interface Member extends Person {
  accountId: string;
}

export async function listThreads(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  query: ThreadsQuery,
): Promise<ListPage<ThreadEntry>> {
  const { rows, total } = await listConversations(db, person, query);
  const boatOf = await boatViews(
    db,
    rows.map(({ conversation }) => conversation),
  );
  return { entries: rows.map((row) => entryView(row, boatOf(row.conversation))), total };
}

export async function readThread(
  { db }: Pick<Deps, 'db'>,
  id: number,
  person: Person,
  query: ThreadQuery,
): Promise<Thread> {
  const own = await findOwn(db, id, person);
  if (!own) throw noSuchConversation();
  const messages = await readMessages(db, id, { reader: own.me.side, ...query });
  return threadView(db, { own, messages, isBlocked: await isBlocked(db, own) });
}

export const unreadThreads = ({ db }: Pick<Deps, 'db'>, person: Person): Promise<UnreadThreads> =>
  countUnread(db, person);

/** Runs in a transaction that holds the conversation. One that was started without an account becomes the member's. */
async function withOwn<Result>(
  { db }: Pick<Deps, 'db'>,
  id: number,
  member: Member,
  work: (tx: Executor, own: OwnConversation) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const own = await findOwn(tx, id, member, lockConversation);
    if (!own) throw noSuchConversation();
    if (!own.me.accountId) await claimParticipant(tx, own.me, member.accountId);
    return work(tx, own);
  });
}

interface Sending extends Omit<SendMessageRequest, 'key'> {
  key?: string | null;
}

/** Adds a message to a locked conversation; a key that was used before returns the message that it added. */
export async function addOwnMessage(
  deps: Pick<Deps, 'clock' | 'mailer' | 'config'>,
  tx: Executor,
  { conversation, me, other }: OwnConversation,
  { sender, text, images, key }: Sending & { sender: Person },
): Promise<MessageRow> {
  const at = deps.clock.now();
  const repeated = key && (await findByKey(tx, { conversationId: conversation.id, side: me.side, key }));
  if (repeated) return repeated;
  if (await isBlocked(tx, { me, other })) throw conversationBlocked();
  if (isClosed(other)) throw accountClosed();
  await assertMaySend(tx, sender, { isNew: false, now: at });
  if (images.length > 0) {
    const ownerId = sender.accountId;
    if (!ownerId || !(await takePictures(tx, { ownerId, ids: images }))) throw picturesNotThere();
  }
  const isHeld =
    me.side === 'buyer' && (await isSentToMany(tx, sender, { text, sellerId: other.accountId, now: at }));
  return addAndNotify(deps, tx, {
    conversation,
    from: me,
    to: other,
    text,
    images: [...new Set(images)],
    key,
    isHeld,
    at,
  });
}

export const sendMessage = (
  deps: Deps,
  id: number,
  member: Member,
  request: SendMessageRequest,
): Promise<Message> =>
  withOwn(deps, id, member, async (tx, own) => {
    const row = await addOwnMessage(deps, tx, own, { ...request, sender: member });
    return messageView(row, own.me.side);
  });

/** Marks everything so far as read, and cancels the mail that would have announced it. */
export const markRead = (deps: Deps, id: number, member: Member) =>
  withOwn(deps, id, member, async (tx, { conversation, me }) => {
    await updateParticipant(tx, me, { unread: 0, mailDueAt: null });
    if (me.unread > 0) await announceChange(tx, conversation.id, [{ accountId: member.accountId }]);
  });

export const setArchived = (deps: Deps, id: number, member: Member, isArchived: boolean) =>
  withOwn(deps, id, member, (tx, { me }) =>
    updateParticipant(tx, me, { archivedAt: isArchived ? deps.clock.now() : null }),
  );

/** Nothing more is sent or mailed either way, in this and every other conversation of the two. */
export const block = (deps: Deps, id: number, member: Member) =>
  withOwn(deps, id, member, async (tx, { conversation, me, other }) => {
    await updateParticipant(tx, me, { blockedAt: deps.clock.now(), mailDueAt: null });
    await updateParticipant(tx, other, { mailDueAt: null });
    await announceChange(tx, conversation.id, [me, other]);
  });

export const unblock = (deps: Deps, id: number, member: Member) =>
  withOwn(deps, id, member, async (tx, { conversation, me, other }) => {
    await updateParticipant(tx, me, { blockedAt: null });
    const otherKey = await keyOf(tx, other);
    if (otherKey) await unblockEverywhere(tx, { accountId: member.accountId, otherKey });
    await announceChange(tx, conversation.id, [me, other]);
  });

export const share = (deps: Deps, id: number, member: Member, what: 'phone' | 'email') =>
  withOwn(deps, id, member, async (tx, { conversation, me, other }) => {
    if (what === 'phone' && !(await findAccount(tx, member.accountId))?.phone) throw nothingToShare();
    await updateParticipant(tx, me, what === 'phone' ? { sharesPhone: true } : { sharesEmail: true });
    await announceChange(tx, conversation.id, [me, other]);
  });
