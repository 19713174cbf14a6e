import type { Message, Thread, ThreadBoat, ThreadEntry, UnreadThreads } from '#contract/messages/threads.ts';
import { cautionIn } from '#domain/conversations/cautions.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import { type Account, findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { type BoatRow, findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import type { ConversationRow, LatestUnread } from './boxes.repository.ts';
import type { Conversation, OwnConversation } from './conversations.repository.ts';
import type { Side } from './conversations.table.ts';
import type { MessageRow } from './messages/messages.repository.ts';
import { firstNameOf, isClosed } from './people.ts';

const BOX_OF = { buyer: 'buying', seller: 'selling' } as const satisfies Record<Side, Thread['side']>;

type AboutBoat = Pick<Conversation, 'listingId' | 'title'>;

/** What both people may see of the boat: its public version, or only the title that it had. */
function boatView(boat: BoatRow | undefined, { listingId, title }: AboutBoat): ThreadBoat {
  if (!boat?.shown)
    return {
      id: listingId,
      title,
      picture: null,
      price: null,
      currency: null,
      state: !boat || boat.deletedAt ? 'deleted' : 'withdrawn',
    };
  const [cover] = boat.imageIds;
  return {
    id: boat.id,
    title: boat.title,
    picture: cover ? objectUrl(cover) : null,
    price: boat.price,
    currency: boat.currency,
    state: saleStateOfRow(boat),
  };
}

/** The boats of several conversations, read together. */
export async function boatViews(
  executor: Executor,
  of: readonly AboutBoat[],
): Promise<(conversation: AboutBoat) => ThreadBoat> {
  const rows = await findBoats(executor, [...new Set(of.map(({ listingId }) => listingId))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (conversation) => boatView(byId.get(conversation.listingId), conversation);
}

export const entryView = (
  { conversation, me, other, otherAccount, lastMessage }: ConversationRow,
  boat: ThreadBoat,
): ThreadEntry => ({
  id: conversation.id,
  side: BOX_OF[me.side],
  boat,
  other: { firstName: firstNameOf(other, otherAccount) },
  lastMessage: { text: lastMessage.text, mine: lastMessage.side === me.side },
  lastAt: (me.lastAt ?? conversation.lastAt).toISOString(),
  unread: me.unread,
});

export const latestView = ({
  conversation,
  me,
  other,
  otherAccount,
  at,
}: LatestUnread): NonNullable<UnreadThreads['latest']> => ({
  thread: conversation.id,
  side: BOX_OF[me.side],
  from: firstNameOf(other, otherAccount),
  boat: conversation.title,
  at: at.toISOString(),
});

/** The caution is for the one who receives the message. */
export const messageView = (
  { id, text, imageIds, side, createdAt, state }: MessageRow,
  reader: Side | 'admin',
  urlOf: (imageId: string) => string = objectUrl,
): Message => ({
  id,
  text,
  images: imageIds.map(urlOf),
  mine: side === reader,
  at: createdAt.toISOString(),
  waiting: state === 'held',
  refused: state === 'refused',
  caution: side === reader ? null : (cautionIn(text) ?? null),
});

/** Read from the account, so a block must hide them: otherwise it would reveal a new number. */
const sharedBy = ({ other }: OwnConversation, account: Account | undefined) => ({
  ...(other.sharesPhone && account?.phone ? { phone: account.phone } : {}),
  ...(other.sharesEmail && account ? { email: account.email } : {}),
});

interface ThreadParts {
  own: OwnConversation;
  messages: { rows: readonly MessageRow[]; hasEarlier: boolean };
  block: { blocked: boolean; blockedByMe: boolean };
  seenUpTo: number | null;
  contact?: Thread['contact'];
  urlOf?: (imageId: string) => string;
}

export async function threadView(
  executor: Executor,
  { own, messages, block, seenUpTo, contact = null, urlOf }: ThreadParts,
): Promise<Thread> {
  const { conversation, me, other } = own;
  const account = other.accountId ? await findAccount(executor, other.accountId) : undefined;
  const boatOf = await boatViews(executor, [conversation]);
  return {
    id: conversation.id,
    side: BOX_OF[me.side],
    boat: boatOf(conversation),
    other: { firstName: firstNameOf(other, account), ...(block.blocked ? {} : sharedBy(own, account)) },
    contact,
    ...block,
    closed: isClosed(other),
    archived: me.archivedAt !== null,
    shared: { phone: me.sharesPhone, email: me.sharesEmail },
    unread: me.unread,
    hasEarlier: messages.hasEarlier,
    seenUpTo,
    messages: messages.rows.map((row) => messageView(row, me.side, urlOf)),
  };
}
