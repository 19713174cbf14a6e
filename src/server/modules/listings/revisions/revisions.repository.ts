import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { type AnyColumn, and, eq, inArray, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { type ListingContent, listings } from '../listings.table.ts';
import { lockListing } from '../locked-listings.repository.ts';
import { clearProposedMedia, promoteMedia } from '../media/listing-media.repository.ts';
import { listingRevisions } from './revisions.table.ts';

export type Revision = typeof listingRevisions.$inferSelect;

/** A subquery. */
export const pendingRevisionOf = (listingId: AnyColumn): SQL => sql`
  select ${listingRevisions.id} from ${listingRevisions}
  where ${listingRevisions.listingId} = ${listingId} and ${listingRevisions.status} = 'pending'`;

export async function findPendingRevision(
  executor: Executor,
  listingId: number,
): Promise<Revision | undefined> {
  const [pending] = await executor
    .select()
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.status, 'pending')));
  return pending;
}

/** Increments the listing's review version. The update locks the row, so parallel changes get different numbers. */
async function nextVersion(executor: Executor, listingId: number): Promise<number> {
  const [listing] = await executor
    .update(listings)
    .set({ reviewVersion: sql`${listings.reviewVersion} + 1` })
    .where(eq(listings.id, listingId))
    .returning({ version: listings.reviewVersion });
  if (!listing) throw new Error(`There is no listing ${listingId} to revise`);
  return listing.version;
}

/**
 * Creates the pending revision or replaces its content; a replaced one keeps its base version. Releases the photos of an
 * earlier, rejected revision.
 */
export async function proposeRevision(
  tx: Executor,
  { listingId, content, at }: { listingId: number; content: ListingContent; at: Date },
): Promise<Revision> {
  const version = await nextVersion(tx, listingId);
  const [revision] = await tx
    .insert(listingRevisions)
    .values({ listingId, version, baseVersion: version - 1, content, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: listingRevisions.listingId,
      targetWhere: sql`${listingRevisions.status} = 'pending'`,
      set: { version, content, updatedAt: at },
    })
    .returning();
  if (!revision) throw new Error('The revision was not inserted');
  await clearProposedMedia(tx, { listingId, except: revision.id, at });
  return revision;
}

/** Revisions that the seller can still withdraw. */
const OPEN = ['pending', 'rejected'] as const;

const newestRevisionOf = (listingId: number) =>
  sql`(select ${listingRevisions.id} from ${listingRevisions}
    where ${listingRevisions.listingId} = ${listingId} order by ${listingRevisions.version} desc limit 1)`;

/**
 * The price was changed outside of a review: pending and rejected revisions take it over. They keep their version, so a
 * reviewer who has one open can still decide.
 */
export async function repriceOpenRevisions(tx: Executor, listingId: number, price: number): Promise<void> {
  await tx
    .update(listingRevisions)
    .set({ content: sql`jsonb_set(${listingRevisions.content}, '{price}', ${JSON.stringify(price)}::jsonb)` })
    .where(and(eq(listingRevisions.listingId, listingId), inArray(listingRevisions.status, OPEN)));
}

/**
 * Withdraws the newest revision, if it is pending or rejected, and releases its photos; returns whether there was
 * one.
 */
export async function withdrawRevision(
  tx: Executor,
  { listingId, at }: { listingId: number; at: Date },
): Promise<boolean> {
  // Every change of a revision locks its listing first, so that two changes cannot deadlock.
  await lockListing(tx, listingId);
  const [withdrawn] = await tx
    .update(listingRevisions)
    .set({ status: 'withdrawn', rejectionReason: null, reviewedAt: null, reviewedBy: null, updatedAt: at })
    .where(and(eq(listingRevisions.id, newestRevisionOf(listingId)), inArray(listingRevisions.status, OPEN)))
    .returning({ id: listingRevisions.id });
  if (!withdrawn) return false;
  await nextVersion(tx, listingId);
  await clearProposedMedia(tx, { listingId, at });
  return true;
}

interface Decision {
  listingId: number;
  /** The version the reviewer saw: if the revision has changed since, the decision has no effect. */
  version: number;
  /** Null for what is published without a review. */
  reviewedBy: string | null;
  at: Date;
}

async function recordDecision(
  tx: Executor,
  { listingId, version, reviewedBy, at }: Decision,
  outcome: { status: 'approved' } | { status: 'rejected'; rejectionReason: string },
): Promise<Revision | undefined> {
  await lockListing(tx, listingId);
  const [decided] = await tx
    .update(listingRevisions)
    .set({ ...outcome, reviewedBy, reviewedAt: at, updatedAt: at })
    .where(
      and(
        eq(listingRevisions.listingId, listingId),
        eq(listingRevisions.version, version),
        eq(listingRevisions.status, 'pending'),
      ),
    )
    .returning();
  if (decided) await nextVersion(tx, listingId);
  return decided;
}

/** Publishes the version the reviewer saw; returns false if it is no longer pending. */
export async function approveRevision(tx: Executor, decision: Decision): Promise<boolean> {
  const { listingId, reviewedBy, at } = decision;
  const approved = await recordDecision(tx, decision, { status: 'approved' });
  if (!approved) return false;
  announceListingsChanged(tx);
  await tx
    .update(listings)
    .set({ ...approved.content, updatedAt: at, reviewedAt: at, reviewedBy })
    .where(eq(listings.id, listingId));
  await promoteMedia(tx, { listingId, revisionId: approved.id }, at);
  return true;
}

/** Applies what waits to a listing that leaves the market for a review: both are reviewed together. */
export async function mergePendingRevision(
  tx: Executor,
  { listingId, at }: { listingId: number; at: Date },
): Promise<void> {
  await lockListing(tx, listingId);
  const [merged] = await tx
    .update(listingRevisions)
    .set({ status: 'withdrawn', updatedAt: at })
    .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.status, 'pending')))
    .returning();
  if (!merged) return;
  await nextVersion(tx, listingId);
  announceListingsChanged(tx);
  await tx
    .update(listings)
    .set({ ...merged.content, updatedAt: at })
    .where(eq(listings.id, listingId));
  await promoteMedia(tx, { listingId, revisionId: merged.id }, at);
}

/** Leaves the public version as it is; returns false if the version the reviewer saw is no longer pending. */
export async function rejectRevision(
  tx: Executor,
  decision: Decision & { reason: string },
): Promise<boolean> {
  const rejected = await recordDecision(tx, decision, {
    status: 'rejected',
    rejectionReason: decision.reason,
  });
  return rejected !== undefined;
}
