import type { AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { and, asc, eq, inArray, isNotNull, lte, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { isKept } from '../saved-searches.repository.ts';
import { type MatchKind, savedSearches, searchMatches } from '../saved-searches.table.ts';

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
  kind: MatchKind;
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
      kind: searchMatches.kind,
      oldPrice: searchMatches.oldPrice,
    })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .where(inArray(searchMatches.id, ids))
    .orderBy(asc(savedSearches.id), sql`${searchMatches.id} desc`);
}

/** The sellers' addresses, as email keys, by boat. */
export async function sellersOf(tx: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .select({ id: listings.id, emailKey: accounts.emailKey })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.ownerId))
    .where(inArray(listings.id, [...ids]));
  return new Map(rows.map(({ id, emailKey }) => [id, emailKey]));
}

/** Those of the boats that a search lists now. */
export async function listedNow(tx: Executor, ids: readonly number[], condition: SQL): Promise<Set<number>> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), condition));
  return new Set(rows.map(({ id }) => id));
}
