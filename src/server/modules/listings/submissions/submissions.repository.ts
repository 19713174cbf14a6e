import { and, eq, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listingSubmissions } from './submissions.table.ts';

interface Submission {
  ownerId: string;
  /** Made up by the browser for one press of the button and sent again with every retry. */
  key: string;
  at: Date;
}

/**
 * Makes a listing once for each key. Whoever comes second waits for the first one's transaction and is answered the
 * same listing; if the first one fails, the second makes it.
 */
export async function submitOnce(
  tx: Executor,
  { ownerId, key, at }: Submission,
  create: () => Promise<number>,
): Promise<{ listingId: number; isNew: boolean }> {
  const isThis = and(eq(listingSubmissions.ownerId, ownerId), eq(listingSubmissions.key, key));
  const claimed = await tx
    .insert(listingSubmissions)
    .values({ ownerId, key, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: listingSubmissions.key });
  if (claimed.length > 0) {
    const listingId = await create();
    await tx.update(listingSubmissions).set({ listingId }).where(isThis);
    return { listingId, isNew: true };
  }
  const [made] = await tx
    .select({ listingId: listingSubmissions.listingId })
    .from(listingSubmissions)
    .where(isThis);
  if (!made?.listingId) throw new Error('A submission without a listing was committed');
  return { listingId: made.listingId, isNew: false };
}

export async function deleteSubmissionsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(listingSubmissions).where(lt(listingSubmissions.createdAt, moment));
}
