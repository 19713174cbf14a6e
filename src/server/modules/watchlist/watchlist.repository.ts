import { and, desc, eq, getTableColumns, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { watchlistEntries } from './watchlist.table.ts';

export interface Entry {
  accountId: string;
  listingId: number;
}

/** Saves a live boat; false if it was saved before, is not live, or the watchlist is full. */
export async function insertEntry(
  executor: Executor,
  entry: Entry & { at: Date; max: number },
): Promise<boolean> {
  const { accountId, listingId, at, max } = entry;
  const { rows } = await executor.execute(sql`
    insert into ${watchlistEntries} (account_id, listing_id, created_at,
      saved_price, saved_currency, saved_photos, saved_state)
    select ${accountId}::uuid, id, ${at.toISOString()}::timestamptz, price, currency, (
        select count(*) from ${listingMedia} m
        where m.listing_id = ${listings.id} and m.revision_id is null and m.kind = 'photo'),
      case when under_offer_at is null then 'for-sale' else 'under-offer' end
    from ${listings}
    where id = ${listingId}::integer and live
      and (select count(*) from ${watchlistEntries} where account_id = ${accountId}::uuid) < ${max}::integer
    on conflict (account_id, listing_id) do nothing
    returning listing_id`);
  return rows.length > 0;
}

const isEntry = ({ accountId, listingId }: Entry) =>
  and(eq(watchlistEntries.accountId, accountId), eq(watchlistEntries.listingId, listingId));

export async function setNote(executor: Executor, entry: Entry & { note: string }): Promise<void> {
  await executor
    .update(watchlistEntries)
    .set({ note: entry.note || null })
    .where(isEntry(entry));
}

type Noted = Pick<typeof watchlistEntries.$inferSelect, 'note'>;

/** The note of the removed entry; undefined if the boat was not saved. */
export async function deleteEntry(executor: Executor, entry: Entry): Promise<Noted | undefined> {
  const [deleted] = await executor
    .delete(watchlistEntries)
    .where(isEntry(entry))
    .returning({ note: watchlistEntries.note });
  return deleted;
}

const isShown = eq(listings.shown, true);

export async function findEntry(executor: Executor, entry: Entry): Promise<Noted | undefined> {
  const [found] = await executor
    .select({ note: watchlistEntries.note })
    .from(watchlistEntries)
    .innerJoin(listings, eq(listings.id, watchlistEntries.listingId))
    .where(and(isEntry(entry), isShown));
  return found;
}

export type SavedEntry = typeof watchlistEntries.$inferSelect;

/** An account's watchlist, most recently saved first. */
export function listEntries(executor: Executor, accountId: string): Promise<SavedEntry[]> {
  return executor
    .select(getTableColumns(watchlistEntries))
    .from(watchlistEntries)
    .innerJoin(listings, eq(listings.id, watchlistEntries.listingId))
    .where(and(eq(watchlistEntries.accountId, accountId), isShown))
    .orderBy(desc(watchlistEntries.createdAt), desc(watchlistEntries.listingId));
}
