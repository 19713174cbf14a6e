import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { announceListingsChanged } from '#server/db/queries/transactions.ts';
import { type ListingContent, listings } from '../listings.table.ts';
import { clearProposedMedia, promoteMedia } from '../media/listing-media.repository.ts';
import { listingRevisions } from './revisions.table.ts';

export type Revision = typeof listingRevisions.$inferSelect;

/** The revision of a listing that waits for review, as a query within a query. */
export const waitingRevisionOf = (listingId: AnyColumn): SQL => sql`
  select ${listingRevisions.id} from ${listingRevisions}
  where ${listingRevisions.listingId} = ${listingId} and ${listingRevisions.status} = 'pending'`;

export async function findWaitingRevision(
  executor: Executor,
  listingId: number,
): Promise<Revision | undefined> {
  const [waiting] = await executor
    .select()
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, listingId), eq(listingRevisions.status, 'pending')));
  return waiting;
}

/** Moves the listing on to its next version, holding it: two changes at once get two numbers, one after the other. */
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
 * Proposes other words for a listing; what waits already is replaced and keeps what it was based upon. The photos of an
 * earlier, rejected proposal are let go.
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

/** Still to be dealt with by the seller: what was approved or withdrawn is over. */
const OPEN = ['pending', 'rejected'] as const;

const newestRevisionOf = (listingId: number) =>
  sql`(select ${listingRevisions.id} from ${listingRevisions}
    where ${listingRevisions.listingId} = ${listingId} order by ${listingRevisions.version} desc limit 1)`;

/** Every change of a revision takes its listing first, so that no two wait for each other. */
async function holdListing(tx: Executor, listingId: number): Promise<void> {
  await tx.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('update');
}

/** Takes back what waits for review, or puts away what was refused last, photos included; false when there is neither. */
export async function withdrawRevision(
  tx: Executor,
  { listingId, at }: { listingId: number; at: Date },
): Promise<boolean> {
  await holdListing(tx, listingId);
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
  /** What the reviewer saw: a revision that has changed since is not decided. */
  version: number;
  reviewedBy: string;
  at: Date;
}

async function decide(
  tx: Executor,
  { listingId, version, reviewedBy, at }: Decision,
  outcome: { status: 'approved' } | { status: 'rejected'; rejectionReason: string },
): Promise<Revision | undefined> {
  await holdListing(tx, listingId);
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

/** Makes exactly what the reviewer saw the live version; false when that is no longer what waits. */
export async function approveRevision(tx: Executor, decision: Decision): Promise<boolean> {
  const { listingId, reviewedBy, at } = decision;
  const approved = await decide(tx, decision, { status: 'approved' });
  if (!approved) return false;
  announceListingsChanged(tx);
  await tx
    .update(listings)
    .set({ ...approved.content, updatedAt: at, reviewedAt: at, reviewedBy })
    .where(eq(listings.id, listingId));
  await promoteMedia(tx, { listingId, revisionId: approved.id }, at);
  return true;
}

/** Leaves the live version as it is; false when what the reviewer saw is no longer what waits. */
export async function rejectRevision(
  tx: Executor,
  decision: Decision & { reason: string },
): Promise<boolean> {
  const rejected = await decide(tx, decision, { status: 'rejected', rejectionReason: decision.reason });
  return rejected !== undefined;
}
