import { createHash } from 'node:crypto';
import type { Boat } from '#contract/boats/boat.ts';
import {
  type ChangeSavedSearch,
  SAVED_SEARCHES_MAX,
  type SavedSearch,
  type SaveSearchRequest,
} from '#contract/buying/saved-searches.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { DEFAULT_FREQUENCY, mailTimeOf } from '#domain/search/saved/alert-times.ts';
import {
  hasNoFilter,
  readResultsAddress,
  readSavedFilters,
  savedAddress,
  searchedFilters,
  writeSavedFilters,
} from '#domain/search/saved/saved-filters.ts';
import { nameOfSearch } from '#domain/search/saved/search-name.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { boatView } from '#server/modules/listings/listings.views.ts';
import type { Reading } from '#server/modules/search/phrases/phrases.service.ts';
import { searchBoats } from '#server/modules/search/search.service.ts';
import type { Remember } from '#server/modules/search/totals/remember-counts.ts';
import { totalsOf } from '#server/modules/search/totals/totals.ts';
import { candidateBounds } from './candidate-bounds.ts';
import { noFilters, notResults, searchNotFound, tooManySearches } from './saved-searches.errors.ts';
import {
  countNew,
  countSearches,
  findByFilters,
  findSearch,
  insertSearch,
  listNewIds,
  listSearches,
  lockListingChanges,
  markDeleted,
  removeDeletedTwin,
  rescheduleMatches,
  type SearchRow,
  undelete,
  updateSearch,
} from './saved-searches.repository.ts';

export type SavingDeps = Pick<Deps, 'db' | 'clock'> & Reading & { remember: Remember };

/** More than anyone views; the count says how many there are. */
const MAX_NEW = 100;

/**
 * How many boats each search has: of what is stored, by the conditions of alerts and of its results page. Nothing is
 * understood or corrected again, so that listing fifty searches costs two queries.
 */
async function totalsOfSearches(
  { db, clock, remember }: SavingDeps,
  searches: readonly Filters[],
): Promise<number[]> {
  const asked = createHash('sha256').update(JSON.stringify(searches)).digest('base64url');
  const counted = await remember(`saved searches ${asked}`, async () => {
    const totals = await totalsOf(db, searches, clock.now());
    return Buffer.from(JSON.stringify(totals.map(({ count }) => count)));
  });
  return JSON.parse(counted.toString());
}

async function viewsOf(
  deps: SavingDeps,
  rows: readonly SearchRow[],
  newCounts: ReadonlyMap<number, number>,
): Promise<SavedSearch[]> {
  const searches = rows.map((row) => readSavedFilters(row.filters));
  const totals = await totalsOfSearches(deps, searches);
  return rows.map((row, at) => {
    const filters = searches[at] ?? {};
    return {
      id: row.id,
      name: row.name,
      address: savedAddress(filters),
      chips: activeFilterChips(filters).map(({ label }) => label),
      alerts: row.alerts,
      total: totals[at] ?? 0,
      newCount: newCounts.get(row.id) ?? 0,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

async function viewOf(
  deps: SavingDeps,
  row: SearchRow,
  newCounts: ReadonlyMap<number, number>,
): Promise<SavedSearch> {
  const [view] = await viewsOf(deps, [row], newCounts);
  if (!view) throw new Error('A search has a view');
  return view;
}

/** The filters of an address, with what its phrase means and with misspelt words and places corrected. */
async function filtersAt(deps: SavingDeps, address: string): Promise<Filters> {
  const asked = readResultsAddress(address);
  if (!asked || asked.filters.unknownCategory) throw notResults();
  const { phrase, filters: given } = asked;
  const filters = searchedFilters(phrase ? (await deps.understand(phrase, given)).filters : given);
  if (!filters.keywords && !filters.location) return filters;
  const { meant } = await searchBoats(deps, { ...filters, limit: 1 });
  return searchedFilters(meant);
}

/** Saves a search, or returns the one that has the same filters. */
export async function saveSearch(
  deps: SavingDeps,
  accountId: string,
  { address, name, alerts = DEFAULT_FREQUENCY }: SaveSearchRequest,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const filters = await filtersAt(deps, address);
  if (hasNoFilter(filters)) throw noFilters();
  const stored = writeSavedFilters(filters);
  const { row, isNew } = await deps.db.transaction(async (tx) => {
    await advisoryLock(tx, 'saved searches', accountId);
    const existing = await findByFilters(tx, accountId, stored);
    if (existing) return { row: existing, isNew: false };
    if ((await countSearches(tx, accountId)) >= SAVED_SEARCHES_MAX) throw tooManySearches();
    await removeDeletedTwin(tx, accountId, stored);
    await lockListingChanges(tx);
    const inserted = await insertSearch(tx, {
      accountId,
      name: name ?? nameOfSearch(filters),
      filters: stored,
      alerts,
      at: deps.clock.now(),
      ...candidateBounds(filters),
    });
    return { row: inserted, isNew: true };
  });
  const counts = isNew ? new Map<number, number>() : await countNew(deps.db, accountId);
  return { search: await viewOf(deps, row, counts), isNew };
}

async function searchesAt(deps: SavingDeps, accountId: string, address: string): Promise<SearchRow[]> {
  const stored = writeSavedFilters(await filtersAt(deps, address));
  const row = await findByFilters(deps.db, accountId, stored);
  return row ? [row] : [];
}

/** All of an account's searches, or the one with the filters of an address. */
export async function savedSearchesOf(
  deps: SavingDeps,
  accountId: string,
  address?: string,
): Promise<SavedSearch[]> {
  const rows =
    address === undefined
      ? await listSearches(deps.db, accountId)
      : await searchesAt(deps, accountId, address);
  return viewsOf(deps, rows, await countNew(deps.db, accountId));
}

async function viewOfOwn(deps: SavingDeps, row: SearchRow | undefined): Promise<SavedSearch> {
  if (!row) throw searchNotFound();
  return viewOf(deps, row, await countNew(deps.db, row.accountId));
}

export async function changeSearch(
  deps: SavingDeps,
  accountId: string,
  id: number,
  { name, alerts }: ChangeSavedSearch,
): Promise<SavedSearch> {
  const row = await deps.db.transaction(async (tx) => {
    const values = { ...(name !== undefined && { name }), ...(alerts && { alerts }) };
    if (Object.keys(values).length === 0) return findSearch(tx, accountId, id);
    const changed = await updateSearch(tx, accountId, id, values);
    if (changed && alerts) await rescheduleMatches(tx, id, mailTimeOf(alerts, deps.clock.now()) ?? null);
    return changed;
  });
  return viewOfOwn(deps, row);
}

export async function deleteSearch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: number,
): Promise<void> {
  if (!(await markDeleted(db, accountId, { id, at: clock.now() }))) throw searchNotFound();
}

/** Undoes a deletion. One that was not deleted stays as it is. */
export async function restoreSearch(deps: SavingDeps, accountId: string, id: number): Promise<SavedSearch> {
  const row = await deps.db.transaction(async (tx) => {
    await advisoryLock(tx, 'saved searches', accountId);
    const restored = await undelete(tx, accountId, id);
    if ((await countSearches(tx, accountId)) > SAVED_SEARCHES_MAX) throw tooManySearches();
    return restored;
  });
  return viewOfOwn(deps, row);
}

export async function markSeen(deps: SavingDeps, accountId: string, id: number): Promise<SavedSearch> {
  return viewOfOwn(deps, await updateSearch(deps.db, accountId, id, { seenAt: deps.clock.now() }));
}

/** As many as a section of the home page shows. */
const MAX_SHOWN = 8;

/** The boats that are new in any of an account's searches, newest first. */
export async function newBoatsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
): Promise<Boat[]> {
  const rows = await findBoats(db, await listNewIds(db, accountId, { limit: MAX_SHOWN }));
  return rows.map((row) => boatView(row, clock.now()));
}

/** The numbers of the boats that are new in a search. */
export async function newBoatsIn({ db }: Pick<Deps, 'db'>, accountId: string, id: number): Promise<number[]> {
  if (!(await findSearch(db, accountId, id))) throw searchNotFound();
  return listNewIds(db, accountId, { searchId: id, limit: MAX_NEW });
}
