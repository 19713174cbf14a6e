import { hash } from 'node:crypto';
import { personKeyOf } from '#domain/accounts/email.ts';
import { looksLikeFraud, READ_TOGETHER } from '#domain/conversations/fraud-signs.ts';
import { SAME_TEXT, SENDING_LIMITS } from '#domain/conversations/limits.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUse } from '#server/modules/accounts/allowances/allowances.repository.ts';
import { sentTooMuch } from '../conversations.errors.ts';
import type { Side } from '../conversations.table.ts';
import type { Person } from '../people.ts';
import { countSellersSent, readOwnTexts } from './messages.repository.ts';

/**
 * An unverified address has a count of its own: strangers cannot use up an account's allowance. Its tags share it, or each
 * would come with a new allowance.
 */
const keyOf = (what: string, { accountId, emailKey }: Person) =>
  hash('sha256', JSON.stringify([what, accountId ?? `address ${personKeyOf(emailKey)}`]), 'buffer');

/** Counted in the transaction, so that what is refused does not count. */
export async function assertMaySend(
  tx: Executor,
  person: Person,
  { isNew, now }: { isNew: boolean; now: Date },
): Promise<void> {
  const kinds = isNew ? (['messages', 'newConversations'] as const) : (['messages'] as const);
  for (const kind of kinds) {
    const usage = await countUse(tx, keyOf(kind, person), { ...SENDING_LIMITS[kind], now });
    if (usage.times > SENDING_LIMITS[kind].max) throw sentTooMuch(usage, now);
  }
}

/** Whether an administrator has to check a message before its recipient sees it. */
export async function hasToWait(
  tx: Executor,
  sender: Person,
  {
    conversation,
    ...sent
  }: {
    text: string;
    sellerId: string | null;
    /** If it exists already, with the side that writes. */
    conversation: { id: number; side: Side } | undefined;
    now: Date;
  },
): Promise<boolean> {
  const since = new Date(sent.now.getTime() - READ_TOGETHER.windowMs);
  const before = conversation
    ? await readOwnTexts(tx, conversation, { since, limit: READ_TOGETHER.messages })
    : [];
  if (looksLikeFraud(sent.text, before)) return true;
  return conversation?.side !== 'seller' && isSentToMany(tx, sender, sent);
}

/** Whether a buyer has sent nearly the same text to so many sellers that an administrator has to check it first. */
async function isSentToMany(
  tx: Executor,
  buyer: Person,
  { text, sellerId, now }: { text: string; sellerId: string | null; now: Date },
): Promise<boolean> {
  if (text.length < SAME_TEXT.minLength) return false;
  const since = new Date(now.getTime() - SAME_TEXT.windowMs);
  return (await countSellersSent(tx, buyer, { text, sellerId, since })) >= SAME_TEXT.sellers;
}
