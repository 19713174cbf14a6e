import type { ReportState } from '#domain/listings/review/reports.ts';
import { and, asc, desc, eq, inArray, isNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reports } from '../support.table.ts';

export type ReportRow = typeof reports.$inferSelect & { resolvedByName: string | null };
type Settled = Pick<typeof reports.$inferSelect, 'id' | 'listingId' | 'email'>;

const isOpen = isNull(reports.resolvedAt);
const resolvedByName = sql<string | null>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`;

const withNames = (executor: Executor) =>
  executor
    .select({ report: reports, resolvedByName })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.resolvedBy));

const flat = ({
  report,
  ...names
}: {
  report: typeof reports.$inferSelect;
  resolvedByName: string | null;
}) => ({
  ...report,
  ...names,
});

/** Open reports come oldest first, settled ones newest first. */
export async function readReports(
  executor: Executor,
  { limit, offset }: PageOfRows,
  state: ReportState,
): Promise<{ rows: ReportRow[]; total: number }> {
  const wanted =
    state === 'open' ? isOpen : and(eq(reports.outcome, state), sql`${reports.resolvedAt} is not null`);
  const order =
    state === 'open'
      ? [asc(reports.createdAt), asc(reports.id)]
      : [desc(reports.resolvedAt), desc(reports.id)];
  const rows = await withNames(executor)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(flat),
    total: await countUpTo(executor, sql`from ${reports} where ${wanted ?? sql`true`}`),
  };
}

export async function findReport(executor: Executor, id: number): Promise<ReportRow | undefined> {
  const [row] = await withNames(executor).where(eq(reports.id, id));
  return row && flat(row);
}

export const countOpenReports = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${reports} where ${isOpen}`);

/** How many open reports each of these boats has. */
export async function countOpenOf(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await executor
    .select({ listingId: reports.listingId, total: sql`count(*)`.mapWith(Number) })
    .from(reports)
    .where(and(inArray(reports.listingId, [...listingIds]), isOpen))
    .groupBy(reports.listingId);
  return new Map(rows.map(({ listingId, total }) => [listingId, total]));
}

interface Outcome {
  outcome: Exclude<ReportState, 'open'>;
  resolvedAt: Date;
  resolvedBy: string;
  note: string | null;
}

/** Settles one report, or every open one of a boat. Returns those that were open: each is settled once. */
export function settleReports(
  executor: Executor,
  which: { id: number } | { listingId: number },
  outcome: Outcome,
): Promise<Settled[]> {
  const chosen = 'id' in which ? eq(reports.id, which.id) : eq(reports.listingId, which.listingId);
  return executor
    .update(reports)
    .set(outcome)
    .where(and(chosen, isOpen))
    .returning({ id: reports.id, listingId: reports.listingId, email: reports.email });
}

export async function reopenReports(executor: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor
    .update(reports)
    .set({ outcome: null, resolvedAt: null, resolvedBy: null, note: null })
    .where(inArray(reports.id, [...ids]));
}

/** Reports about the listings of an account, newest first. */
export async function readReportsOf(
  executor: Executor,
  { ownerId, limit }: { ownerId: string; limit: number },
) {
  const rows = await executor
    .select({ report: reports, title: listings.title })
    .from(reports)
    .innerJoin(listings, eq(listings.id, reports.listingId))
    .where(eq(listings.ownerId, ownerId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
  return rows.map(({ report: { id, listingId, reason, outcome, createdAt }, title }) => ({
    id,
    boat: { id: listingId, title },
    reason,
    state: outcome ?? ('open' as const),
    createdAt: createdAt.toISOString(),
  }));
}

/** How many reports the listings of these accounts have, and how many of them are open. */
export async function countReportsOfSellers(
  executor: Executor,
  ownerIds: readonly string[],
): Promise<Map<string, { open: number; total: number }>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await executor
    .select({
      ownerId: listings.ownerId,
      total: sql`count(*)`.mapWith(Number),
      open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(reports)
    .innerJoin(listings, eq(listings.id, reports.listingId))
    .where(inArray(listings.ownerId, [...new Set(ownerIds)]))
    .groupBy(listings.ownerId);
  return new Map(rows.map(({ ownerId, ...counts }) => [ownerId, counts]));
}
