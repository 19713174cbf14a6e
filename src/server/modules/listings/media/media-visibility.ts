import { and, eq, inArray, isNull, lt, ne, notExists, or, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { companies } from '#server/modules/accounts/company/company.table.ts';
import type { MediaParts } from '#server/modules/media/media.parts.ts';
import { media } from '#server/modules/media/media.table.ts';
import { hasPublicBoat } from '../boats/public-sellers.ts';
import { documents } from '../documents/documents.table.ts';
import { draftMedia } from '../drafts/drafts.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from './listing-media.table.ts';

/**
 * Media of live and sold boats are public, and logos of companies that have such a boat; media that only a pending
 * revision uses are not.
 */
export const isPublicMedia: MediaParts['isPublicMedia'] = async (executor, id) => {
  const rows = await executor
    .select({ id: listings.id })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.mediaId, id), isNull(listingMedia.revisionId), eq(listings.shown, true)))
    .limit(1);
  return rows.length > 0 || isPublicLogo(executor, id);
};

async function isPublicLogo(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor
    .select({ id: companies.accountId })
    .from(companies)
    .innerJoin(accounts, eq(accounts.id, companies.accountId))
    .where(
      and(
        eq(companies.logoId, id),
        eq(accounts.suspended, false),
        ne(accounts.sellerType, 'private'),
        hasPublicBoat(sql`${companies.accountId}`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** No listing, revision, draft, document list, message or company refers to it. */
const isUnattached = (executor: Executor) =>
  and(
    eq(media.inMessage, false),
    ...[listingMedia, draftMedia, documents].map((table) =>
      notExists(executor.select({ id: table.mediaId }).from(table).where(eq(table.mediaId, media.id))),
    ),
    notExists(
      executor.select({ id: companies.logoId }).from(companies).where(eq(companies.logoId, media.id)),
    ),
  );

/**
 * Locks the rows first and checks again before deleting. A photo that is being attached concurrently is either locked by
 * that transaction, and skipped, or found attached by the second check.
 */
async function deleteUnattachedOf(
  executor: Executor,
  which: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const locked = await executor
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.status, 'stored'), which, isUnattached(executor)))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const deleted = await executor
    .delete(media)
    .where(and(inArray(media.id, ids), isUnattached(executor)))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

export const deleteUnattached: MediaParts['deleteUnattached'] = (executor, { unusedSince, limit }) => {
  const isUnused = and(
    lt(media.createdAt, unusedSince),
    sql`coalesce(${media.releasedAt}, ${media.createdAt}) < ${unusedSince.toISOString()}`,
  );
  // Deleting a document is not undone.
  const isDeletedDocument = eq(media.kind, 'document');
  return deleteUnattachedOf(executor, or(isUnused, isDeletedDocument), limit);
};

/** Deletes those of these files that nothing refers to; returns the deleted ids. */
export const deleteIfUnattached = (executor: Executor, ids: readonly string[]): Promise<string[]> =>
  ids.length > 0
    ? deleteUnattachedOf(executor, inArray(media.id, [...ids]), ids.length)
    : Promise.resolve([]);
