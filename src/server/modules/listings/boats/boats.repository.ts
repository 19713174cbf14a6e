import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { runPrepared } from '#server/db/queries/prepared.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { waitingRevisionOf } from '../revisions/revisions.repository.ts';
import { BOAT_COLUMNS, type BoatRow, decodeBoat, FROM_BOATS, type PhotoShape } from './boat-rows.ts';
import { goneBoats } from './gone-boats.table.ts';

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

async function listBoats(executor: Executor, { ids, order }: Wanted): Promise<BoatRow[]> {
  const rows = await runPrepared<Record<string, unknown>>(
    executor,
    'boats_by_ids',
    sql`select ${BOAT_COLUMNS} from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`,
  );
  return rows.map((row) => decodeBoat(row));
}

export async function listOwnBoats(executor: Executor, { ids, order }: Wanted): Promise<OwnBoatRow[]> {
  const { rows } = await executor.execute(sql`
    select ${BOAT_COLUMNS}, exists (${waitingRevisionOf(listings.id)}) as "hasPendingChanges"
    from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`);
  const boats = rows.map((row) => decodeBoat<Pick<OwnBoatRow, 'hasPendingChanges'>>(row));
  const emails = await findEmails(
    executor,
    boats.map(({ ownerId }) => ownerId),
  );
  return boats.map((boat) => ({ ...boat, sellerEmail: emails.get(boat.ownerId) ?? '' }));
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

/** Who may see a boat, which version of it there is, and how often it is looked at. */
export interface BoatFigures {
  version: string;
  ownerId: string;
  shown: boolean;
  deleted: boolean;
  wasLive: boolean;
  views: number;
}

export async function readBoatFigures(
  executor: Executor,
  id: number,
  views: SQL,
): Promise<BoatFigures | undefined> {
  const [figures] = await runPrepared<BoatFigures>(
    executor,
    'boat_figures',
    sql`select xmin::text as version, ${listings.ownerId} as "ownerId", ${listings.shown},
        ${listings.deletedAt} is not null as deleted, ${listings.liveAt} is not null as "wasLive", (${views}) as views
      from ${listings} where ${listings.id} = ${id}::integer`,
  );
  return figures;
}

export type PhotoRow = PhotoShape & { id: string };

/** The photographs of a boat's live version, in their order. */
export async function findPhotos(executor: Executor, listingId: number): Promise<PhotoRow[]> {
  return executor
    .select({ id: media.id, width: media.width, height: media.height, placeholder: media.placeholder })
    .from(listingMedia)
    .innerJoin(media, eq(media.id, listingMedia.mediaId))
    .where(
      and(
        eq(listingMedia.listingId, listingId),
        isNull(listingMedia.revisionId),
        eq(listingMedia.kind, 'photo'),
      ),
    )
    .orderBy(listingMedia.position);
}

/** Whether a boat of this number was public once, though nothing of it is kept. */
export async function isGoneBoat(executor: Executor, id: number): Promise<boolean> {
  const found = await executor.select({ id: goneBoats.id }).from(goneBoats).where(eq(goneBoats.id, id));
  return found.length > 0;
}
