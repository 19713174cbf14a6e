import type { AnswerRecord } from '#domain/conversations/answer-time.ts';
import { runPrepared } from '#server/db/adapters/prepared.ts';
import { and, eq, inArray, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { LAST_CONFIRMED } from '../freshness/confirmation.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from '../media/listing-media.table.ts';
import { pendingRevisionOf } from '../revisions/revisions.repository.ts';
import {
  BOAT_COLUMNS,
  type BoatRow,
  decodeBoat,
  FROM_BOATS,
  type OwnBoatRow,
  type PhotoRow,
} from './boat-rows.ts';
import { goneBoats } from './gone-boats.table.ts';
import { isUsable } from './stored/stored-boats.repository.ts';
import { storedBoats } from './stored/stored-boats.table.ts';

export type { BoatRow, OwnBoatRow, PhotoRow } from './boat-rows.ts';

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

/** What a request for a boat's page reads: who may see it, its figures, and its stored JSON if that is valid. */
export interface BoatFigures {
  ownerId: string;
  shown: boolean;
  live: boolean;
  deleted: boolean;
  paused: boolean;
  underOffer: boolean;
  liveAt: string | null;
  closedAt: string | null;
  lastConfirmed: string | null;
  views: number;
  boat: string | null;
  page: string | null;
  answers: AnswerRecord | null;
  /** The broker or dealer, as their page names them; private sellers have none. */
  seller: { id: string; name: string } | null;
}

const SELLER = sql`select json_build_object('id', ${accounts.id},
    'name', coalesce(${companies.name}, trim(${accounts.firstName} || ' ' || ${accounts.lastName})))
  from ${accounts} left join ${companies} on ${companies.accountId} = ${accounts.id}
  where ${accounts.id} = ${listings.ownerId}`;

export async function readBoatFigures(
  executor: Executor,
  id: number,
  { views, answers, now }: { views: SQL; answers: (ownerId: SQL) => SQL; now: Date },
): Promise<BoatFigures | undefined> {
  const [figures] = await runPrepared<BoatFigures>(
    executor,
    'boat_figures',
    sql`select ${listings.ownerId} as "ownerId", ${listings.shown}, ${listings.live}, ${listings.paused},
        ${listings.deletedAt} is not null as deleted, ${listings.liveAt} as "liveAt", ${listings.closedAt} as "closedAt",
        ${listings.underOfferAt} is not null as "underOffer",
        ${LAST_CONFIRMED} as "lastConfirmed", (${views}) as views,
        (${answers(sql`${listings.ownerId}`)}) as answers, ${storedBoats.boat}, ${storedBoats.page},
        case when ${listings.brokerListing} then (${SELLER}) end as seller
      from ${listings} left join ${storedBoats} on ${storedBoats.listingId} = ${listings.id} and ${isUsable(now)}
      where ${listings.id} = ${id}::integer`,
  );
  return figures;
}

/** The photos of the public version of each listing, in order. */
export async function findPhotosOf(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, PhotoRow[]>> {
  const { id, width, height, placeholder } = media;
  const rows = await executor
    .select({ listingId: listingMedia.listingId, photo: { id, width, height, placeholder } })
    .from(listingMedia)
    .innerJoin(media, eq(media.id, listingMedia.mediaId))
    .where(
      and(
        inArray(listingMedia.listingId, [...listingIds]),
        isNull(listingMedia.revisionId),
        eq(listingMedia.kind, 'photo'),
      ),
    )
    .orderBy(listingMedia.listingId, listingMedia.position);
  const byListing = Map.groupBy(rows, ({ listingId }) => listingId);
  return new Map([...byListing].map(([listingId, found]) => [listingId, found.map(({ photo }) => photo)]));
}

/** Whether this id belonged to a public boat that has been removed completely. */
export async function isGoneBoat(executor: Executor, id: number): Promise<boolean> {
  const found = await executor.select({ id: goneBoats.id }).from(goneBoats).where(eq(goneBoats.id, id));
  return found.length > 0;
}
