import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from './listings.table.ts';

const { searchText, makeKey, cell, beamMetres, draftMetres, latitude, longitude, live, ...shown } =
  getTableColumns(listings);
const cover = alias(media, 'cover');

/** A listing with the shape of its cover; what only filters read is left in the database. */
const boatColumns = {
  ...shown,
  cover: { width: cover.width, height: cover.height, placeholder: cover.placeholder },
};

const selectBoats = (executor: Executor) =>
  executor
    .select(boatColumns)
    .from(listings)
    .leftJoin(cover, eq(cover.id, sql`${listings.imageIds}[1]`));

export type BoatRow = Awaited<ReturnType<typeof selectBoats>>[number];

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The boats with these ids, in the order of the ids; ids that are none's are left out. */
export async function findBoats(executor: Executor, ids: readonly number[]): Promise<BoatRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await selectBoats(executor).where(inArray(listings.id, [...ids])));
}

/** Boats by a query for their ids, in an order that may name any column of theirs. */
export function listBoats(executor: Executor, { ids, order }: { ids: SQL; order: SQL }): Promise<BoatRow[]> {
  return selectBoats(executor).where(sql`${listings.id} in (${ids})`).orderBy(order);
}

export async function findBoat(executor: Executor, id: number): Promise<BoatRow | undefined> {
  const [row] = await selectBoats(executor).where(eq(listings.id, id));
  return row;
}

export type PhotoRow = Pick<typeof media.$inferSelect, 'id' | 'width' | 'height' | 'placeholder'>;

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

const hasPendingChanges: SQL<boolean> = sql`exists (
  select from listing_revisions r where r.listing_id = ${listings.id} and r.status = 'pending')`;

const selectOwnBoats = (executor: Executor) =>
  executor
    .select({ ...boatColumns, hasPendingChanges, sellerEmail: accounts.email })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.ownerId))
    .leftJoin(cover, eq(cover.id, sql`${listings.imageIds}[1]`));

export type OwnBoatRow = Awaited<ReturnType<typeof selectOwnBoats>>[number];

/** As `listBoats`, with what only the owner and administrators see. */
export function listOwnBoats(
  executor: Executor,
  { ids, order }: { ids: SQL; order: SQL },
): Promise<OwnBoatRow[]> {
  return selectOwnBoats(executor).where(sql`${listings.id} in (${ids})`).orderBy(order);
}

/** As `findBoats`, with what only the owner and administrators see. */
export async function findOwnBoats(executor: Executor, ids: readonly number[]): Promise<OwnBoatRow[]> {
  if (ids.length === 0) return [];
  return inOrderOf(ids, await selectOwnBoats(executor).where(inArray(listings.id, [...ids])));
}
