import { personKeyOf } from '#domain/accounts/email.ts';
import { aliasedTable, and, eq, inArray, isNull, lt, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { blocks } from './blocks.table.ts';
import { readParticipants } from './conversations.repository.ts';
import { messages, participants } from './conversations.table.ts';
import type { Participant } from './people.ts';

const sellers = aliasedTable(participants, 'sellers');

const BLOCKER = { key: blocks.blockerKey, accountId: blocks.blockerAccountId } as const;
const BLOCKED = { key: blocks.blockedKey, accountId: blocks.blockedAccountId } as const;
type End = typeof BLOCKER | typeof BLOCKED;

/** One end of a block is one of these people, by address or by the account that has the address now. */
function isAnyPerson(
  executor: Executor,
  { key, accountId }: End,
  emailKeys: readonly string[],
): SQL | undefined {
  const persons = [...new Set(emailKeys.map(personKeyOf))];
  const theirAccounts = executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.emailKey, [...new Set([...emailKeys, ...persons])]));
  // An array, which is read once and lets both indexes be used; `in (select …)` beside an `or` reads the whole table.
  return or(inArray(key, persons), sql`${accountId} = any(array(${theirAccounts}))`);
}

interface Between {
  one: string;
  /** Everyone, if not given. */
  others?: readonly string[];
}

/** The people at the other end of the blocks between `one`, who is at this end, and the others. */
const selectBlocks = (executor: Executor, [mine, theirs]: readonly [End, End], { one, others }: Between) =>
  executor
    .select({ key: theirs.key, emailKey: accounts.emailKey })
    .from(blocks)
    .leftJoin(accounts, eq(accounts.id, theirs.accountId))
    .where(and(isAnyPerson(executor, mine, [one]), others && isAnyPerson(executor, theirs, others)));

/** The keys of the people who have blocked or were blocked by the person with this email key. */
export async function blockedPersons(
  executor: Executor,
  one: string,
  others?: readonly string[],
): Promise<Set<string>> {
  const rows = [
    ...(await selectBlocks(executor, [BLOCKER, BLOCKED], { one, others })),
    ...(await selectBlocks(executor, [BLOCKED, BLOCKER], { one, others })),
  ];
  return new Set(rows.flatMap(({ key, emailKey }) => [key, personKeyOf(emailKey ?? key)]));
}

/** Those of the others who have blocked this person or were blocked by them, in any conversation. All are email keys. */
export async function blockedAmong(
  executor: Executor,
  one: string,
  others: readonly string[],
): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const persons = await blockedPersons(executor, one, others);
  return new Set(others.filter((other) => persons.has(personKeyOf(other))));
}

/** Whether one of the two has blocked the other in any conversation, whichever of them was selling. */
export const isBlockedBetween = async (executor: Executor, one: string, another: string): Promise<boolean> =>
  (await blockedAmong(executor, one, [another])).size > 0;

/** The address by which blocks are compared; undefined for a closed account. */
export async function keyOf(
  executor: Executor,
  { accountId, emailKey }: Participant,
): Promise<string | undefined> {
  return accountId ? (await findAccount(executor, accountId))?.emailKey : (emailKey ?? undefined);
}

interface Pair {
  me: Participant;
  other: Participant;
}

async function keysOf(executor: Executor, { me, other }: Pair) {
  const [mine, theirs] = [await keyOf(executor, me), await keyOf(executor, other)];
  return mine !== undefined && theirs !== undefined ? { mine, theirs } : undefined;
}

/** Whether one of the two has blocked the other, here or in another conversation. */
export async function isBlocked(executor: Executor, pair: Pair): Promise<boolean> {
  const keys = await keysOf(executor, pair);
  return keys !== undefined && isBlockedBetween(executor, keys.mine, keys.theirs);
}

/** The same, and whether I did it and can take it back. */
export async function readBlock(
  executor: Executor,
  pair: Pair,
): Promise<{ blocked: boolean; blockedByMe: boolean }> {
  const keys = await keysOf(executor, pair);
  if (!keys) return { blocked: false, blockedByMe: false };
  const between = { one: keys.mine, others: [keys.theirs] };
  const blockedByMe = (await selectBlocks(executor, [BLOCKER, BLOCKED], between)).length > 0;
  const blockedByOther = (await selectBlocks(executor, [BLOCKED, BLOCKER], between)).length > 0;
  return { blocked: blockedByMe || blockedByOther, blockedByMe };
}

export async function insertBlock(tx: Executor, { me, other }: Pair, createdAt: Date): Promise<void> {
  const keys = await keysOf(tx, { me, other });
  if (!keys) return;
  const block = {
    blockerKey: personKeyOf(keys.mine),
    blockedKey: personKeyOf(keys.theirs),
    blockerAccountId: me.accountId,
    blockedAccountId: other.accountId,
    createdAt,
  };
  await tx
    .insert(blocks)
    .values(block)
    .onConflictDoUpdate({
      target: [blocks.blockerKey, blocks.blockedKey],
      set: {
        blockerAccountId: sql`coalesce(${blocks.blockerAccountId}, excluded.blocker_account_id)`,
        blockedAccountId: sql`coalesce(${blocks.blockedAccountId}, excluded.blocked_account_id)`,
      },
    });
}

/** Takes back every block of the other by me. */
export async function deleteBlocks(tx: Executor, pair: Pair): Promise<void> {
  const keys = await keysOf(tx, pair);
  if (!keys) return;
  await tx
    .delete(blocks)
    .where(and(isAnyPerson(tx, BLOCKER, [keys.mine]), isAnyPerson(tx, BLOCKED, [keys.theirs])));
}

interface Registered {
  id: string;
  emailKey: string;
}

/** Blocks by and of someone who had no account follow the account from now on, whatever its address will be. */
export async function claimBlocks(tx: Executor, { id, emailKey }: Registered): Promise<void> {
  const key = personKeyOf(emailKey);
  const isTheirs = (end: End) => and(eq(end.key, key), isNull(end.accountId));
  await tx.update(blocks).set({ blockerAccountId: id }).where(isTheirs(BLOCKER));
  await tx.update(blocks).set({ blockedAccountId: id }).where(isTheirs(BLOCKED));
}

/** By and of the account, and of the time before it. */
export async function deleteBlocksOf(tx: Executor, { id, emailKey }: Registered): Promise<void> {
  const key = personKeyOf(emailKey);
  const isTheirs = (end: End) => or(eq(end.accountId, id), and(eq(end.key, key), isNull(end.accountId)));
  await tx.delete(blocks).where(or(isTheirs(BLOCKER), isTheirs(BLOCKED)));
}

/** Between two accounts a block stays; an address without an account is not stored for longer than its messages. */
export async function deleteGuestBlocksBefore(executor: Executor, before: Date): Promise<void> {
  await executor
    .delete(blocks)
    .where(
      and(lt(blocks.createdAt, before), or(isNull(blocks.blockerAccountId), isNull(blocks.blockedAccountId))),
    );
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
