import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { runPrepared } from '#server/db/queries/prepared.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { pendingRevisionOf } from '../revisions/revisions.repository.ts';
import { BOAT_COLUMNS, type BoatRow, decodeBoat, FROM_BOATS, type PhotoShape } from './boat-rows.ts';
import { goneBoats } from './gone-boats.table.ts';

export type { BoatRow } from './boat-rows.ts';

/** Includes what only the seller and administrators may see. */
export type OwnBoatRow = BoatRow & { sellerEmail: string; hasPendingChanges: boolean };

/** `ids` is a subquery; `order` is the `order by` expression. */
interface BoatSelection {
  ids: SQL;
  order: SQL;
}

const selectByIds = (ids: readonly number[]): BoatSelection => ({
  ids: sql`select unnest(${`{${ids.join(',')}}`}::integer[])`,
  order: sql`array_position(${`{${ids.join(',')}}`}::integer[], ${listings.id})`,
});

async function listBoats(executor: Executor, { ids, order }: BoatSelection): Promise<BoatRow[]> {
  const rows = await runPrepared<Record<string, unknown>>(
    executor,
    'boats_by_ids',
    sql`select ${BOAT_COLUMNS} from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`,
  );
  return rows.map((row) => decodeBoat(row));
}

export async function listOwnBoats(executor: Executor, { ids, order }: BoatSelection): Promise<OwnBoatRow[]> {
  const { rows } = await executor.execute(sql`
    select ${BOAT_COLUMNS}, exists (${pendingRevisionOf(listings.id)}) as "hasPendingChanges"
    from ${FROM_BOATS} where ${listings.id} in (${ids}) order by ${order}`);
  const boats = rows.map((row) => decodeBoat<Pick<OwnBoatRow, 'hasPendingChanges'>>(row));
  const emails = await findEmails(
    executor,
    boats.map(({ ownerId }) => ownerId),
  );
  return boats.map((boat) => ({ ...boat, sellerEmail: emails.get(boat.ownerId) ?? '' }));
}

/** In the order of the ids; unknown ids are left out. */
export async function findBoats(executor: Executor, ids: readonly number[]): Promise<BoatRow[]> {
  return ids.length > 0 ? listBoats(executor, selectByIds(ids)) : [];
}

export async function findOwnBoats(executor: Executor, ids: readonly number[]): Promise<OwnBoatRow[]> {
  return ids.length > 0 ? listOwnBoats(executor, selectByIds(ids)) : [];
}

export async function findBoat(executor: Executor, id: number): Promise<BoatRow | undefined> {
  const [row] = await findBoats(executor, [id]);
  return row;
}

/** What every request for a boat's page reads, even if the page itself is cached. */
export interface BoatFigures {
  version: string;
  ownerId: string;
  shown: boolean;
  deleted: boolean;
  wasLive: boolean;
  soldAt: string | null;
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
        ${listings.deletedAt} is not null as deleted, ${listings.liveAt} is not null as "wasLive",
        case when not ${listings.paused} then ${listings.closedAt} end as "soldAt", (${views}) as views
      from ${listings} where ${listings.id} = ${id}::integer`,
  );
  return figures;
}

export type PhotoRow = PhotoShape & { id: string };

/** The photos of the public version, in order. */
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

/** The broker or dealer who sells a boat, as their page names them; private sellers have no page. */
export async function findSellerOfBoat(
  executor: Executor,
  { ownerId, brokerListing }: Pick<BoatRow, 'ownerId' | 'brokerListing'>,
): Promise<{ id: string; name: string } | null> {
  if (!brokerListing) return null;
  const [seller] = await executor
    .select({
      id: accounts.id,
      name: sql<string>`coalesce(${companies.name}, trim(${accounts.firstName} || ' ' || ${accounts.lastName}))`,
    })
    .from(accounts)
    .leftJoin(companies, eq(companies.accountId, accounts.id))
    .where(eq(accounts.id, ownerId));
  return seller ?? null;
}

/** Whether this id belonged to a public boat that has been removed completely. */
export async function isGoneBoat(executor: Executor, id: number): Promise<boolean> {
  const found = await executor.select({ id: goneBoats.id }).from(goneBoats).where(eq(goneBoats.id, id));
  return found.length > 0;
}
