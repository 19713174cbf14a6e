import { and, gt, inArray, lt, ne } from '#server/db/drizzle.ts';
import { inBatches } from '#server/db/queries/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import { deleteDraftAndFiles } from './drafts/drafts.service.ts';
import { drafts } from './drafts/drafts.table.ts';
import { listings } from './listings.table.ts';
import { removeListings } from './removal.repository.ts';
import { listingRevisions } from './revisions/revisions.table.ts';

/** Removes listings that were marked as deleted before this time. */
export const removeDeletedListings = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, before: Date) =>
  inBatches((after, limit) =>
    db.transaction(async (tx) => {
      const expired = await tx
        .select({ id: listings.id })
        .from(listings)
        .where(and(lt(listings.deletedAt, before), gt(listings.id, after)))
        .orderBy(listings.id)
        .limit(limit)
        .for('update', { skipLocked: true });
      const ids = expired.map(({ id }) => id);
      return ids.length > 0 ? removeListings(tx, inArray(listings.id, ids), clock.now()) : [];
    }),
  );

/**
 * Removes revisions that were approved, rejected or withdrawn before this time. Another job deletes their orphaned
 * files.
 */
export const removeDecidedChanges = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  inBatches(async (after, limit) => {
    const { id, status, updatedAt } = listingRevisions;
    const expired = db
      .select({ id })
      .from(listingRevisions)
      .where(and(ne(status, 'pending'), lt(updatedAt, before), gt(id, after)))
      .orderBy(id)
      .limit(limit);
    const removed = await db.delete(listingRevisions).where(inArray(id, expired)).returning({ id });
    return removed.map((revision) => revision.id);
  });

const DRAFTS_PER_BATCH = 50;

/** Removes drafts that were last saved before this time, with their photos. */
export async function removeOldDrafts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<void> {
  const removeSome = () =>
    db.transaction(async (tx) => {
      const expired = await tx
        .select({ id: drafts.id, ownerId: drafts.ownerId })
        .from(drafts)
        .where(lt(drafts.updatedAt, before))
        .limit(DRAFTS_PER_BATCH)
        .for('update', { skipLocked: true });
      for (const draft of expired) await deleteDraftAndFiles({ jobs }, tx, draft);
      return expired.length;
    });
  while ((await removeSome()) === DRAFTS_PER_BATCH);
}
