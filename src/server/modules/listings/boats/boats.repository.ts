import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { BOAT_COLUMNS, type BoatRow, decodeBoat, FROM_BOATS, type PhotoShape } from './boat-rows.ts';

export type { BoatRow } from './boat-rows.ts';

/** With what only the owner and administrators see. */
export type OwnBoatRow = BoatRow & { sellerEmail: string; hasPendingChanges: boolean };

/** Which boats, by a query for their ids or the ids themselves, and in which order. */
interface Wanted {
  ids: SQL;
  order: SQL;
}

const thoseOf = (ids: readonly number[]): Wanted => ({
  ids: sql`select unnest(${`{${ids.join(',')}}`}::integer[])`,
  order: sql`array_position(${`{${ids.join(',')}}`}::integer[], ${listings.id})`,
});

export async function listBoats(executor: Executor, { ids, order }: Wanted): Promise<BoatRow[]> {
  const { rows } = await executor.execute(sql`
    select ${BOAT_COLUMNS} from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`);
  return rows.map((row) => decodeBoat(row));
}

export async function listOwnBoats(executor: Executor, { ids, order }: Wanted): Promise<OwnBoatRow[]> {
  const { rows } = await executor.execute(sql`
    select ${BOAT_COLUMNS}, (select email from accounts where id = listings.owner_id) as "sellerEmail",
      exists (select from listing_revisions r where r.listing_id = listings.id and r.status = 'pending')
        as "hasPendingChanges"
    from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`);
  return rows.map((row) => decodeBoat<Pick<OwnBoatRow, 'sellerEmail' | 'hasPendingChanges'>>(row));
}

/** The boats with these ids, in the order of the ids; ids that are none's are left out. */
export async function findBoats(executor: Executor, ids: readonly number[]): Promise<BoatRow[]> {
  return ids.length > 0 ? listBoats(executor, thoseOf(ids)) : [];
}

/** As `findBoats`, with what only the owner and administrators see. */
export async function findOwnBoats(executor: Executor, ids: readonly number[]): Promise<OwnBoatRow[]> {
  return ids.length > 0 ? listOwnBoats(executor, thoseOf(ids)) : [];
}

export async function findBoat(executor: Executor, id: number): Promise<BoatRow | undefined> {
  const [row] = await findBoats(executor, [id]);
  return row;
}

export type PhotoRow = PhotoShape & { id: string };

/** The shapes of a boat's photographs, in no order. */
export async function findPhotos(executor: Executor, imageIds: readonly string[]): Promise<PhotoRow[]> {
  if (imageIds.length === 0) return [];
  return executor
    .select({ id: media.id, width: media.width, height: media.height, placeholder: media.placeholder })
    .from(media)
    .where(inArray(media.id, [...imageIds]));
}

/** How often a boat was looked at in the seven days that end today, as days go in Britain. */
export async function countViewsThisWeek(executor: Executor, id: number, now: Date): Promise<number> {
  const { rows } = await executor.execute<{ views: number }>(sql`
    select coalesce(sum(views), 0)::integer as views from listing_daily_counts
    where listing_id = ${id}
      and day > (${now.toISOString()}::timestamptz at time zone 'Europe/London')::date - 7`);
  return rows[0]?.views ?? 0;
}
