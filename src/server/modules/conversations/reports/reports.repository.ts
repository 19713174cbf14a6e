import { aliasedTable, and, desc, eq, isNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { conversationReports, conversations, participants, type Side } from '../conversations.table.ts';

export async function insertReport(
  tx: Executor,
  report: { conversationId: number; side: Side; reason: string; createdAt: Date },
): Promise<void> {
  await tx
    .insert(conversationReports)
    .values(report)
    .onConflictDoUpdate({
      target: [conversationReports.conversationId, conversationReports.side],
      targetWhere: sql`closed_at is null`,
      set: { reason: report.reason },
    });
}

const buyer = aliasedTable(participants, 'buyer');
const seller = aliasedTable(participants, 'seller');
const buyerAccount = aliasedTable(accounts, 'buyer_account');
const sellerAccount = aliasedTable(accounts, 'seller_account');

const fullName = (account: typeof buyerAccount | typeof sellerAccount) =>
  sql<string | null>`${account.firstName} || ' ' || ${account.lastName}`;

const isOpen = isNull(conversationReports.closedAt);

const selectReports = (executor: Executor) =>
  executor
    .select({
      report: conversationReports,
      conversation: conversations,
      buyer,
      seller,
      buyerName: fullName(buyerAccount),
      sellerName: fullName(sellerAccount),
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(buyer, and(eq(buyer.conversationId, conversations.id), eq(buyer.side, 'buyer')))
    .innerJoin(seller, and(eq(seller.conversationId, conversations.id), eq(seller.side, 'seller')))
    .leftJoin(buyerAccount, eq(buyerAccount.id, buyer.accountId))
    .leftJoin(sellerAccount, eq(sellerAccount.id, seller.accountId));

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

/** Open reports, the newest first. */
export async function listReports(executor: Executor, { limit, offset }: PageOfRows) {
  const rows = await selectReports(executor)
    .where(isOpen)
    .orderBy(desc(conversationReports.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countReports(executor) };
}

export const countReports = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${conversationReports} where closed_at is null`);

/** The newest open report of a conversation. */
export async function findOpenReport(
  executor: Executor,
  conversationId: number,
): Promise<ReportRow | undefined> {
  const [row] = await selectReports(executor)
    .where(and(isOpen, eq(conversations.id, conversationId)))
    .orderBy(desc(conversationReports.id))
    .limit(1);
  return row;
}

/** False if there was none. */
export async function closeReports(tx: Executor, conversationId: number, at: Date): Promise<boolean> {
  const closed = await tx
    .update(conversationReports)
    .set({ closedAt: at })
    .where(and(isOpen, eq(conversationReports.conversationId, conversationId)))
    .returning({ id: conversationReports.id });
  return closed.length > 0;
}
