import { aliasedTable, and, eq, inArray, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { readParticipants } from './conversations.repository.ts';
import { messages, participants } from './conversations.table.ts';
import type { Participant } from './people.ts';

const buyerAccount = aliasedTable(accounts, 'buyer_account');
const sellerAccount = aliasedTable(accounts, 'seller_account');
const buyers = aliasedTable(participants, 'buyers');
const sellers = aliasedTable(participants, 'sellers');

/** Whether one of the two has blocked the other in any conversation, whichever of them was selling. */
export async function isBlockedBetween(executor: Executor, one: string, another: string): Promise<boolean> {
  const buyerKey = sql`coalesce(${buyerAccount.emailKey}, ${buyers.emailKey})`;
  const found = await executor
    .select({ id: sellers.conversationId })
    .from(sellerAccount)
    .innerJoin(sellers, and(eq(sellers.accountId, sellerAccount.id), eq(sellers.side, 'seller')))
    .innerJoin(buyers, and(eq(buyers.conversationId, sellers.conversationId), eq(buyers.side, 'buyer')))
    .leftJoin(buyerAccount, eq(buyerAccount.id, buyers.accountId))
    .where(
      and(
        sql`(${sellers.blockedAt} is not null or ${buyers.blockedAt} is not null)`,
        sql`((${sellerAccount.emailKey} = ${one} and ${buyerKey} = ${another})
          or (${sellerAccount.emailKey} = ${another} and ${buyerKey} = ${one}))`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Takes back every block by this account of the person with that address. */
export async function unblockEverywhere(
  tx: Executor,
  { accountId, otherKey }: { accountId: string; otherKey: string },
): Promise<void> {
  await tx.execute(sql`
    update ${participants} mine set blocked_at = null
    from ${participants} theirs left join ${accounts} on ${accounts.id} = theirs.account_id
    where mine.account_id = ${accountId} and mine.blocked_at is not null
      and theirs.conversation_id = mine.conversation_id and theirs.side <> mine.side
      and coalesce(${accounts.emailKey}, theirs.email_key) = ${otherKey}`);
}

/** The address by which blocks are compared; undefined for a closed account. */
export async function keyOf(
  executor: Executor,
  { accountId, emailKey }: Participant,
): Promise<string | undefined> {
  return accountId ? (await findAccount(executor, accountId))?.emailKey : (emailKey ?? undefined);
}

/** Whether one of the two has blocked the other, here or in another conversation. */
export async function isBlocked(
  executor: Executor,
  { me, other }: { me: Participant; other: Participant },
): Promise<boolean> {
  const [one, another] = [await keyOf(executor, me), await keyOf(executor, other)];
  if (!one || !another) return me.blockedAt !== null || other.blockedAt !== null;
  return isBlockedBetween(executor, one, another);
}

/** Those of the seller's enquiries that were written by someone who blocked them or was blocked by them. */
export async function findBlockedEnquiries(
  tx: Executor,
  sellerId: string,
  enquiryIds: readonly number[],
): Promise<Set<number>> {
  const rows = await tx
    .select({ conversationId: messages.conversationId, enquiryId: messages.enquiryId })
    .from(sellers)
    .innerJoin(messages, eq(messages.conversationId, sellers.conversationId))
    .where(
      and(
        eq(sellers.accountId, sellerId),
        eq(sellers.side, 'seller'),
        inArray(messages.enquiryId, [...enquiryIds]),
      ),
    );
  const blocked = new Set<number>();
  for (const [conversationId, ofConversation] of Map.groupBy(rows, (row) => row.conversationId)) {
    const { buyer, seller } = await readParticipants(tx, conversationId);
    if (!(await isBlocked(tx, { me: seller, other: buyer }))) continue;
    for (const { enquiryId } of ofConversation) if (enquiryId !== null) blocked.add(enquiryId);
  }
  return blocked;
}
