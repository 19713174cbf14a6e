import type { AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { isKept } from '../saved-searches.repository.ts';
import { savedSearches, searchMatches } from '../saved-searches.table.ts';

/** Accounts with something to mail, those that wait longest first. */
export async function accountsDue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ accountId: savedSearches.accountId })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .where(and(lte(searchMatches.mailAt, now), isKept))
    .groupBy(savedSearches.accountId)
    .orderBy(asc(sql`min(${searchMatches.mailAt})`))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

export interface DueMatch {
  searchId: number;
  name: string;
  filters: string;
  alerts: AlertFrequency;
  listingId: number;
  oldPrice: number | null;
}

/**
 * Takes what is to be mailed to an account now: no other process gets it. Instant alerts that are waiting go into the
 * mail that leaves anyway. Newest first, search by search.
 */
export async function takeDueMatches(tx: Executor, accountId: string, now: Date): Promise<DueMatch[]> {
  const due = await tx
    .select({ id: searchMatches.id, mailAt: searchMatches.mailAt })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .where(
      and(
        eq(savedSearches.accountId, accountId),
        isKept,
        isNotNull(searchMatches.mailAt),
        or(lte(searchMatches.mailAt, now), eq(savedSearches.alerts, 'instant')),
      ),
    )
    .for('update', { of: searchMatches });
  if (!due.some(({ mailAt }) => mailAt && mailAt <= now)) return [];
  const ids = due.map(({ id }) => id);
  await tx.update(searchMatches).set({ mailAt: null }).where(inArray(searchMatches.id, ids));
  return tx
    .select({
      searchId: savedSearches.id,
      name: savedSearches.name,
      filters: savedSearches.filters,
      alerts: savedSearches.alerts,
      listingId: searchMatches.listingId,
      oldPrice: searchMatches.oldPrice,
    })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .where(inArray(searchMatches.id, ids))
    .orderBy(asc(savedSearches.id), sql`${searchMatches.id} desc`);
}

export async function mailAddressOf(executor: Executor, accountId: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.suspended, false)));
  return row?.email;
}
