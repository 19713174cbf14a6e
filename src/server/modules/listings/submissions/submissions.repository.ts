import { and, eq, lt, or } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
import { listingSubmissions } from './submissions.table.ts';

type NewSubmission = Omit<typeof listingSubmissions.$inferInsert, 'listingId'>;
type Owned = { ownerId: string };

/** Returns false if the key was used or the draft submitted before. Waits for a concurrent submission to finish. */
export async function claimSubmission(tx: Executor, submission: NewSubmission): Promise<boolean> {
  const claimed = await tx
    .insert(listingSubmissions)
    .values(submission)
    .onConflictDoNothing()
    .returning({ key: listingSubmissions.key });
  return claimed.length > 0;
}

export async function completeSubmission(
  tx: Executor,
  { ownerId, key, listingId }: Owned & { key: string; listingId: number },
): Promise<void> {
  await tx
    .update(listingSubmissions)
    .set({ listingId })
    .where(and(eq(listingSubmissions.ownerId, ownerId), eq(listingSubmissions.key, key)));
}

export interface FoundSubmission {
  listingId: number;
  fingerprint: Buffer | null;
  /** Undefined if the seller has deleted it. */
  listing: { id: number; title: string } | undefined;
}

/** The earlier submission with this key or of this draft. */
export async function findSubmission(
  executor: Executor,
  { ownerId, key, draftId }: Owned & { key?: string; draftId?: string | null },
): Promise<FoundSubmission | undefined> {
  const isMatch = or(
    key === undefined ? undefined : eq(listingSubmissions.key, key),
    draftId ? eq(listingSubmissions.draftId, draftId) : undefined,
  );
  const [found] = await executor
    .select({
      id: listings.id,
      title: listings.title,
      deletedAt: listings.deletedAt,
      fingerprint: listingSubmissions.fingerprint,
    })
    .from(listingSubmissions)
    .innerJoin(listings, eq(listings.id, listingSubmissions.listingId))
    .where(and(eq(listingSubmissions.ownerId, ownerId), isMatch))
    .limit(1);
  if (!found) return undefined;
  const { id, title, deletedAt, fingerprint } = found;
  return { listingId: id, fingerprint, listing: deletedAt ? undefined : { id, title } };
}

export async function deleteSubmissionsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(listingSubmissions).where(lt(listingSubmissions.createdAt, moment));
}
