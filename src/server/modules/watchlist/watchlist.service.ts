import type { SavedBoat, Watched } from '#contract/buying/watchlist.ts';
import { WATCHLIST_MAX } from '#domain/watchlist.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { named } from '#server/errors.ts';
import { findBoat, findBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { boatNotFound, offMarket } from '#server/modules/listings/listings.errors.ts';
import { boatView } from '#server/modules/listings/listings.views.ts';
import type { WatchlistListeners } from './watchlist.listeners.ts';
import {
  deleteEntry,
  type Entry,
  findEntry,
  insertEntry,
  listEntries,
  type SavedEntry,
  setNote,
} from './watchlist.repository.ts';

const watchlistFull = named(
  'watchlist-full',
  409,
  'Your watchlist is full. Please remove a boat before you save another.',
);

type Watching = Pick<Deps, 'db' | 'clock'>;

/** Called when nothing was added: returns if the boat was saved before, otherwise throws the reason. */
async function explainRefusal(tx: Executor, entry: Entry): Promise<void> {
  const boat = await findBoat(tx, entry.listingId);
  if (!boat?.shown) throw boatNotFound();
  if (await findEntry(tx, entry)) return;
  throw boat.live ? watchlistFull() : offMarket(boat);
}

/** Saves a boat, with a note if there is one; true if it was not saved before. */
export function watch(
  { db, clock }: Watching,
  listeners: WatchlistListeners,
  { note, ...entry }: Entry & { note?: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'watchlist', entry.accountId);
    const isAdded = await insertEntry(tx, { ...entry, at: clock.now(), max: WATCHLIST_MAX });
    if (isAdded) await listeners.added(tx, entry.listingId);
    else await explainRefusal(tx, entry);
    if (note !== undefined) await setNote(tx, { ...entry, note });
    return isAdded;
  });
}

/** Removes a boat; does nothing if it is not on the watchlist. Returns its note, so that removing can be undone. */
export function unwatch({ db }: Watching, listeners: WatchlistListeners, entry: Entry): Promise<Watched> {
  return db.transaction(async (tx) => {
    const removed = await deleteEntry(tx, entry);
    if (removed) await listeners.removed(tx, entry.listingId);
    return { isWatched: false, ...noteView(removed) };
  });
}

export async function watches({ db }: Watching, entry: Entry): Promise<Watched> {
  const found = await findEntry(db, entry);
  return { isWatched: found !== undefined, ...noteView(found) };
}

const noteView = (entry: Pick<SavedEntry, 'note'> | undefined) => (entry?.note ? { note: entry.note } : {});

export const watchedIds = async ({ db }: Watching, accountId: string): Promise<number[]> =>
  (await listEntries(db, accountId)).map(({ listingId }) => listingId);

function savedView(entry: SavedEntry | undefined): SavedBoat['saved'] {
  if (!entry) return null;
  const { savedPrice: price, savedCurrency: currency, savedPhotos: photos, savedState: state } = entry;
  if (price === null || currency === null || photos === null || state === null) return null;
  return { price, currency, photos, state, at: entry.createdAt.toISOString() };
}

export async function watchedBoats({ db, clock }: Watching, accountId: string): Promise<SavedBoat[]> {
  const entries = new Map((await listEntries(db, accountId)).map((entry) => [entry.listingId, entry]));
  const rows = await findBoats(db, [...entries.keys()]);
  return rows.map((row) => {
    const entry = entries.get(row.id);
    return { ...boatView(row, clock.now()), saved: savedView(entry), ...noteView(entry) };
  });
}
