import type { AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import type { candidateBounds } from './candidate-bounds.ts';
import { listingChanges, savedSearches, searchMatches } from './saved-searches.table.ts';

export type SearchRow = Pick<
  typeof savedSearches.$inferSelect,
  'id' | 'accountId' | 'name' | 'filters' | 'alerts' | 'createdAt' | 'seenAt'
>;

const COLUMNS = {
  id: savedSearches.id,
  accountId: savedSearches.accountId,
  name: savedSearches.name,
  filters: savedSearches.filters,
  alerts: savedSearches.alerts,
  createdAt: savedSearches.createdAt,
  seenAt: savedSearches.seenAt,
};

/**
 * Waits for transactions that change boats, and lets none begin until this one ends: each change is either visible when
 * the search is saved, or compared with it later.
 */
export async function lockListingChanges(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${listingChanges} in share mode`);
}

/** A deleted search is hidden until it is removed or its owner undoes the deletion. */
export const isKept = isNull(savedSearches.deletedAt);

export async function countSearches(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), isKept));
  return row?.total ?? 0;
}

export async function findByFilters(
  executor: Executor,
  accountId: string,
  filters: string,
): Promise<SearchRow | undefined> {
  const [row] = await executor
    .select(COLUMNS)
    .from(savedSearches)
    .where(and(hasFilters(accountId, filters), isKept));
  return row;
}

const hasFilters = (accountId: string, filters: string) =>
  and(eq(savedSearches.accountId, accountId), eq(savedSearches.filtersKey, sql`md5(${filters})`));

/** Makes room for saving the same filters again. */
export async function removeDeletedTwin(tx: Executor, accountId: string, filters: string): Promise<void> {
  await tx
    .delete(savedSearches)
    .where(and(hasFilters(accountId, filters), isNotNull(savedSearches.deletedAt)));
}

export async function insertSearch(
  tx: Executor,
  {
    make,
    at,
    ...values
  }: {
    accountId: string;
    name: string;
    filters: string;
    alerts: AlertFrequency;
    at: Date;
  } & ReturnType<typeof candidateBounds>,
): Promise<SearchRow> {
  const foldedPlaces = sql`array(select ${foldedPlace(sql`name`)} from unnest(${sql.param(values.placeNames, savedSearches.placeNames)}::text[]) name)`;
  const [row] = await tx
    .insert(savedSearches)
    .values({
      ...values,
      makeKey: make === null ? null : sql`lower(plain_text(${make}))`,
      placeNames: foldedPlaces,
      createdAt: at,
      seenAt: at,
    })
    .returning(COLUMNS);
  if (!row) throw new Error('An insert returns its row');
  return row;
}

/** Place names with one space between words, as the text index splits them. */
export const foldedPlace = (text: ReturnType<typeof sql>) =>
  sql`btrim(regexp_replace(lower(plain_text(${text})), '[^a-z0-9]+', ' ', 'g'))`;

/** Newest first. */
export function listSearches(executor: Executor, accountId: string): Promise<SearchRow[]> {
  return executor
    .select(COLUMNS)
    .from(savedSearches)
    .where(and(eq(savedSearches.accountId, accountId), isKept))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

const belongsTo = (accountId: string, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.accountId, accountId));
const isOwn = (accountId: string, id: number) => and(belongsTo(accountId, id), isKept);

export async function findSearch(
  executor: Executor,
  accountId: string,
  id: number,
): Promise<SearchRow | undefined> {
  const [row] = await executor.select(COLUMNS).from(savedSearches).where(isOwn(accountId, id));
  return row;
}

export async function updateSearch(
  tx: Executor,
  accountId: string,
  id: number,
  values: Partial<Pick<SearchRow, 'name' | 'alerts' | 'seenAt'>>,
): Promise<SearchRow | undefined> {
  const [row] = await tx.update(savedSearches).set(values).where(isOwn(accountId, id)).returning(COLUMNS);
  return row;
}

export async function markDeleted(
  executor: Executor,
  accountId: string,
  { id, at }: { id: number; at: Date },
): Promise<boolean> {
  const deleted = await executor
    .update(savedSearches)
    .set({ deletedAt: at })
    .where(isOwn(accountId, id))
    .returning({ id: savedSearches.id });
  return deleted.length > 0;
}

/** Undoes a deletion: boats that came in since are new in it, and what was to be mailed still is. */
export async function undelete(tx: Executor, accountId: string, id: number): Promise<SearchRow | undefined> {
  const [row] = await tx
    .update(savedSearches)
    .set({ deletedAt: null })
    .where(belongsTo(accountId, id))
    .returning(COLUMNS);
  return row;
}

export async function removeDeletedBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(savedSearches).where(lt(savedSearches.deletedAt, before));
}

/** Moves what is waiting to be mailed to another time; null cancels it. */
export async function rescheduleMatches(tx: Executor, searchId: number, mailAt: Date | null): Promise<void> {
  await tx
    .update(searchMatches)
    .set({ mailAt })
    .where(and(eq(searchMatches.searchId, searchId), sql`${searchMatches.mailAt} is not null`));
}

const isNew = and(
  isKept,
  eq(searchMatches.kind, 'new'),
  gt(searchMatches.foundAt, savedSearches.seenAt),
  eq(listings.live, true),
);

/** How many boats each search of an account has that came into it since it was last looked at. */
export async function countNew(executor: Executor, accountId: string): Promise<Map<number, number>> {
  const rows = await executor
    .select({ searchId: searchMatches.searchId, total: count() })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .innerJoin(listings, eq(listings.id, searchMatches.listingId))
    .where(and(eq(savedSearches.accountId, accountId), isNew))
    .groupBy(searchMatches.searchId);
  return new Map(rows.map(({ searchId, total }) => [searchId, total]));
}

/** The boats that came into a search since it was last looked at, newest first. */
export async function listNewIds(
  executor: Executor,
  accountId: string,
  { searchId, limit }: { searchId?: number; limit: number },
): Promise<number[]> {
  const rows = await executor
    .select({ listingId: searchMatches.listingId, at: sql`max(${searchMatches.id})` })
    .from(searchMatches)
    .innerJoin(savedSearches, eq(savedSearches.id, searchMatches.searchId))
    .innerJoin(listings, eq(listings.id, searchMatches.listingId))
    .where(
      and(
        eq(savedSearches.accountId, accountId),
        searchId === undefined ? undefined : eq(savedSearches.id, searchId),
        isNew,
      ),
    )
    .groupBy(searchMatches.listingId)
    .orderBy(desc(sql`max(${searchMatches.id})`))
    .limit(limit);
  return rows.map(({ listingId }) => listingId);
}

/** The searches that still exist. */
export function findAlerts(
  executor: Executor,
  ids: readonly number[],
): Promise<{ name: string; alerts: AlertFrequency }[]> {
  return executor
    .select({ name: savedSearches.name, alerts: savedSearches.alerts })
    .from(savedSearches)
    .where(and(inArray(savedSearches.id, [...ids]), isKept))
    .orderBy(savedSearches.id);
}

/** Switches the alerts of a search off, which cancels what is waiting to be mailed, or on again. */
export async function changeAlerts(tx: Executor, id: number, alerts: AlertFrequency): Promise<void> {
  await tx.update(savedSearches).set({ alerts }).where(eq(savedSearches.id, id));
  if (alerts === 'off') await rescheduleMatches(tx, id, null);
}
