import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, asc, eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { accounts } from '../accounts.table.ts';
import { companies, companyChanges } from './company.table.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyChangeRow = typeof companyChanges.$inferSelect;

/** What a change goes through review for. */
export type ReviewedCompany = Pick<CompanyRow, 'name' | 'website'>;

export async function findCompany(executor: Executor, accountId: string): Promise<CompanyRow | undefined> {
  const [row] = await executor.select().from(companies).where(eq(companies.accountId, accountId));
  return row;
}

export async function saveCompany(tx: Executor, values: typeof companies.$inferInsert): Promise<void> {
  const { accountId: _, ...rest } = values;
  await tx.insert(companies).values(values).onConflictDoUpdate({ target: companies.accountId, set: rest });
  // The pages of its boats name the company.
  announceListingsChanged(tx);
}

/** The name and website that an administrator approved. */
export async function renameCompany(
  tx: Executor,
  { accountId, name, website, at }: ReviewedCompany & { accountId: string; at: Date },
): Promise<void> {
  await tx.update(companies).set({ name, website, updatedAt: at }).where(eq(companies.accountId, accountId));
  announceListingsChanged(tx);
}

export async function findCompanyChange(
  executor: Executor,
  accountId: string,
): Promise<CompanyChangeRow | undefined> {
  const [row] = await executor.select().from(companyChanges).where(eq(companyChanges.accountId, accountId));
  return row;
}

/** Call it with the account locked. */
export async function proposeCompanyChange(
  tx: Executor,
  { accountId, name, website, at }: ReviewedCompany & { accountId: string; at: Date },
): Promise<void> {
  const waiting = await findCompanyChange(tx, accountId);
  if (waiting?.name === name && waiting.website === website) return;
  await withdrawCompanyChange(tx, accountId);
  await tx.insert(companyChanges).values({ accountId, name, website, submittedAt: at });
}

export async function withdrawCompanyChange(tx: Executor, accountId: string): Promise<void> {
  await tx.delete(companyChanges).where(eq(companyChanges.accountId, accountId));
}

/** Removes the change, so that it is decided once; undefined if it was decided, replaced or withdrawn. */
export async function takeCompanyChange(
  tx: Executor,
  { id, accountId }: { id: number; accountId: string },
): Promise<CompanyChangeRow | undefined> {
  const [row] = await tx
    .delete(companyChanges)
    .where(and(eq(companyChanges.id, id), eq(companyChanges.accountId, accountId)))
    .returning();
  return row;
}

/** Suspended accounts have no page: their changes wait until they are restored. */
const isWaiting = and(eq(accounts.id, companyChanges.accountId), eq(accounts.suspended, false));

/** Oldest first, each with what buyers see now. */
export const listCompanyChanges = (
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
) =>
  executor
    .select({ change: companyChanges, account: accounts, company: companies })
    .from(companyChanges)
    .innerJoin(accounts, isWaiting)
    .leftJoin(companies, eq(companies.accountId, companyChanges.accountId))
    .orderBy(asc(companyChanges.submittedAt), asc(companyChanges.id))
    .limit(limit)
    .offset(offset);

export const countCompanyChanges = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${companyChanges} join ${accounts} on ${isWaiting}`);

export async function ownerOfCompanyChange(executor: Executor, id: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ accountId: companyChanges.accountId })
    .from(companyChanges)
    .where(eq(companyChanges.id, id));
  return row?.accountId;
}
