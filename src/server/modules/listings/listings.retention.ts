import { and, gt, inArray, lt, ne } from 'drizzle-orm';
import { inBatches } from '#server/db/queries/in-batches.ts';
import type { Deps } from '#server/deps.ts';
import { discardDraft } from './drafts/drafts.service.ts';
import { drafts } from './drafts/drafts.table.ts';
import { listings } from './listings.table.ts';
import { removeListings } from './removal.repository.ts';
import { listingRevisions } from './revisions/revisions.table.ts';

/** Removes listings that were deleted before this moment. */
export const removeDeletedListings = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, before: Date) =>
  inBatches((after, limit) =>
    db.transaction(async (tx) => {
      const over = await tx
        .select({ id: listings.id })
        .from(listings)
        .where(and(lt(listings.deletedAt, before), gt(listings.id, after)))
        .orderBy(listings.id)
        .limit(limit)
        .for('update', { skipLocked: true });
      const ids = over.map(({ id }) => id);
      return ids.length > 0 ? removeListings(tx, inArray(listings.id, ids), clock.now()) : [];
    }),
  );

/** Removes changes that were approved, rejected or withdrawn before this moment; the sweep of unused files follows. */
export const removeDecidedChanges = ({ db }: Pick<Deps, 'db'>, before: Date) =>
  inBatches(async (after, limit) => {
    const { id, status, updatedAt } = listingRevisions;
    const over = db
      .select({ id })
      .from(listingRevisions)
      .where(and(ne(status, 'pending'), lt(updatedAt, before), gt(id, after)))
      .orderBy(id)
      .limit(limit);
    const removed = await db.delete(listingRevisions).where(inArray(id, over)).returning({ id });
    return removed.map((revision) => revision.id);
  });

const DRAFTS_AT_ONCE = 50;

/** Removes drafts that were last saved before this moment, with their photos. */
export async function removeOldDrafts({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, before: Date): Promise<void> {
  const removeSome = () =>
    db.transaction(async (tx) => {
      const over = await tx
        .select({ id: drafts.id, ownerId: drafts.ownerId })
        .from(drafts)
        .where(lt(drafts.updatedAt, before))
        .limit(DRAFTS_AT_ONCE)
        .for('update', { skipLocked: true });
      for (const draft of over) await discardDraft({ jobs }, tx, draft);
      return over.length;
    });
  while ((await removeSome()) === DRAFTS_AT_ONCE);
}
