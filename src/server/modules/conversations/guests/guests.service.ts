import type { GuestThread } from '#contract/messages/threads.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { linkNotValid } from '#server/modules/accounts/accounts.errors.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { recordOpenedLink } from '#server/modules/notifications/notifications.repository.ts';
import { readBlock } from '../blocks.repository.ts';
import {
  type Conversation,
  findConversation,
  lockConversation,
  type OwnConversation,
  readParticipants,
} from '../conversations.repository.ts';
import { addOwnMessage, blockOther, unblockOther } from '../conversations.service.ts';
import { threadView } from '../conversations.views.ts';
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
  await recordOpenedLink(db, recipientOf(own.emailKey), clock.now());
  const messages = await readMessages(db, id, { reader: 'buyer', limit: MESSAGES_SHOWN });
  const urlOf = (imageId: string) => `${objectUrl(imageId)}?token=${encodeURIComponent(token)}`;
  const { contact, shared, archived, side, ...thread } = await threadView(db, {
    own,
    messages,
    block: await readBlock(db, own),
    seenUpTo: null,
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
    await recordOpenedLink(tx, recipientOf(own.emailKey), clock.now());
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
  withLink(deps, token, (tx, own) =>
    isBlock ? blockOther(tx, own, deps.clock.now()) : unblockOther(tx, own),
  );

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
