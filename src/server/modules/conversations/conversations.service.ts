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
import { claimBlocks, deleteBlocks, insertBlock, isBlocked, readBlock } from './blocks.repository.ts';
import { countUnread, findLatestUnread, listConversations } from './boxes.repository.ts';
import {
  accountClosed,
  conversationBlocked,
  noSuchConversation,
  nothingToShare,
  picturesNotThere,
  sharingBlocked,
} from './conversations.errors.ts';
import {
  claimAll,
  claimParticipant,
  findOwn,
  lockConversation,
  type OwnConversation,
  updateParticipant,
} from './conversations.repository.ts';
import { boatViews, entryView, latestView, messageView, threadView } from './conversations.views.ts';
import { contactFor, type GivenContacts } from './given-contact.ts';
import { announceChange } from './live/announce.ts';
import { addAndNotify } from './messages/add-message.ts';
import {
  findByKey,
  findSeen,
  type MessageRow,
  readMessages,
  takePictures,
} from './messages/messages.repository.ts';
import { withdrawMessages } from './messages/notify-recipient.ts';
import { showSeen } from './messages/seen.ts';
import { assertMaySend, hasToWait } from './messages/sending-limits.ts';
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
  { db, givenIn }: Pick<Deps, 'db'> & GivenContacts,
  id: number,
  person: Person,
  query: ThreadQuery,
): Promise<Thread> {
  const own = await findOwn(db, id, person);
  if (!own) throw noSuchConversation();
  const messages = await readMessages(db, id, { reader: own.me.side, ...query });
  const block = await readBlock(db, own);
  return threadView(db, {
    own,
    messages,
    block,
    contact: await contactFor(db, own, { givenIn, isBlocked: block.blocked }),
    seenUpTo: (await showSeen(db, own)) ? ((await findSeen(db, own)) ?? null) : null,
  });
}

export async function unreadThreads({ db }: Pick<Deps, 'db'>, person: Person): Promise<UnreadThreads> {
  const counts = await countUnread(db, person);
  const isAnything = counts.buying + counts.selling > 0;
  const latest = isAnything ? await findLatestUnread(db, person) : undefined;
  return { ...counts, latest: latest ? latestView(latest) : null };
}

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
    return work(tx, { ...own, me: { ...own.me, accountId: member.accountId } });
  });
}

interface Sending extends Omit<SendMessageRequest, 'key'> {
  key?: string | null;
}

/** Adds a message to a locked conversation; a key that was used before returns the message that it added. */
export async function addOwnMessage(
  deps: Pick<Deps, 'clock' | 'jobs'>,
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
  const isHeld = await hasToWait(tx, sender, {
    text,
    sellerId: other.accountId,
    conversation: { id: conversation.id, side: me.side },
    now: at,
  });
  return addAndNotify(deps, tx, {
    conversation,
    from: me,
    to: other,
    text,
    images: [...new Set(images)],
    key,
    isHeld,
    isProven: true,
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
  withOwn(deps, id, member, async (tx, { conversation, me, other }) => {
    await updateParticipant(tx, me, { unread: 0 });
    await withdrawMessages(tx, me);
    if (me.unread === 0) return;
    const hearing = (await showSeen(tx, { me, other })) ? [me, other] : [me];
    await announceChange(tx, conversation.id, hearing);
  });

export const setArchived = (deps: Deps, id: number, member: Member, isArchived: boolean) =>
  withOwn(deps, id, member, (tx, { me }) =>
    updateParticipant(tx, me, { archivedAt: isArchived ? deps.clock.now() : null }),
  );

/** Nothing more is sent or mailed either way, in this and every other conversation of the two. */
export async function blockOther(
  tx: Executor,
  { conversation, me, other }: OwnConversation,
  at: Date,
): Promise<void> {
  await insertBlock(tx, { me, other }, at);
  await announceChange(tx, conversation.id, [me, other]);
}

/** In every conversation of the two. */
export async function unblockOther(
  tx: Executor,
  { conversation, me, other }: OwnConversation,
): Promise<void> {
  await deleteBlocks(tx, { me, other });
  await announceChange(tx, conversation.id, [me, other]);
}

export const block = (deps: Deps, id: number, member: Member) =>
  withOwn(deps, id, member, (tx, own) => blockOther(tx, own, deps.clock.now()));

export const unblock = (deps: Deps, id: number, member: Member) => withOwn(deps, id, member, unblockOther);

export const share = (deps: Deps, id: number, member: Member, what: 'phone' | 'email') =>
  withOwn(deps, id, member, async (tx, { conversation, me, other }) => {
    if (await isBlocked(tx, { me, other })) throw sharingBlocked();
    if (isClosed(other)) throw accountClosed();
    if (what === 'phone' && !(await findAccount(tx, member.accountId))?.phone) throw nothingToShare();
    await updateParticipant(tx, me, what === 'phone' ? { sharesPhone: true } : { sharesEmail: true });
    await announceChange(tx, conversation.id, [me, other]);
  });

/** A new account gets what was written and blocked with its address before. */
export async function claimAsRegistered(
  tx: Executor,
  account: { id: string; emailKey: string },
): Promise<void> {
  await claimAll(tx, account);
  await claimBlocks(tx, account);
}
