import type { GuestThread } from '#contract/messages/threads.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { isBlocked } from '../blocks.repository.ts';
import {
  type Conversation,
  findConversation,
  lockConversation,
  type OwnConversation,
  readParticipants,
  updateParticipant,
} from '../conversations.repository.ts';
import { addOwnMessage } from '../conversations.service.ts';
import { threadView } from '../conversations.views.ts';
import { announceChange } from '../live/announce.ts';
import { readMessages } from '../messages/messages.repository.ts';
import { readGuestLink } from './guest-links.ts';

const MESSAGES_SHOWN = 100;

type Find = (executor: Executor, id: number) => Promise<Conversation | undefined>;

/** The conversation of a link as its buyer sees it. Once an account has it, the link opens nothing. */
async function openLink(executor: Executor, id: number, find: Find = findConversation) {
  const conversation = await find(executor, id);
  if (!conversation) throw linkNotValid();
  const { buyer: me, seller: other } = await readParticipants(executor, id);
  if (me.accountId) return 'claimed';
  if (!me.emailKey) throw linkNotValid();
  return { conversation, me, other, emailKey: me.emailKey };
}

export async function readGuestThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<GuestThread> {
  const id = await readGuestLink(db, token, clock.now());
  const own = await openLink(db, id);
  if (own === 'claimed') return { state: 'claimed', id };
  const messages = await readMessages(db, id, { reader: 'buyer', limit: MESSAGES_SHOWN });
  const urlOf = (imageId: string) => `${objectUrl(imageId)}?token=${encodeURIComponent(token)}`;
  const { shared, archived, side, ...thread } = await threadView(db, {
    own,
    messages,
    isBlocked: await isBlocked(db, own),
    urlOf,
  });
  return { state: 'open', ...thread };
}

async function withLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  work: (tx: Executor, own: OwnConversation & { emailKey: string }) => Promise<unknown>,
): Promise<void> {
  const id = await readGuestLink(db, token, clock.now());
  await db.transaction(async (tx) => {
    const own = await openLink(tx, id, lockConversation);
    if (own === 'claimed') throw linkNotValid();
    await work(tx, own);
  });
}

export const sendAsGuest = (deps: Deps, token: string, message: { text: string; key: string | null }) =>
  withLink(deps, token, (tx, own) =>
    addOwnMessage(deps, tx, own, {
      ...message,
      images: [],
      sender: { accountId: null, emailKey: own.emailKey },
    }),
  );

export const setGuestBlock = (deps: Deps, token: string, isBlock: boolean) =>
  withLink(deps, token, async (tx, { conversation, me, other }) => {
    await updateParticipant(tx, me, { blockedAt: isBlock ? deps.clock.now() : null, mailDueAt: null });
    await updateParticipant(tx, other, { mailDueAt: null });
    await announceChange(tx, conversation.id, [other]);
  });

/** Whether the token opens the conversation with this number, for its pictures. */
export async function opensConversation(
  executor: Executor,
  token: string,
  conversationId: number,
  now: Date,
): Promise<boolean> {
  const id = await readGuestLink(executor, token, now).catch(() => undefined);
  if (id !== conversationId) return false;
  const own = await openLink(executor, id).catch(() => 'claimed' as const);
  return own !== 'claimed';
}
