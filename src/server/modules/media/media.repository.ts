import { and, eq, exists, inArray, isNotNull, lt, ne, not, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { media } from './media.table.ts';

export type Media = typeof media.$inferSelect;
export type NewMedia = typeof media.$inferInsert;

export async function findMedia(executor: Executor, id: string): Promise<Media | undefined> {
  const [found] = await executor.select().from(media).where(eq(media.id, id));
  return found;
}

export async function insertMedia(executor: Executor, row: NewMedia): Promise<Media> {
  const [inserted] = await executor.insert(media).values(row).returning();
  if (!inserted) throw new Error('The media row was not inserted');
  return inserted;
}

/** A suspended account can store nothing, even with an earlier permission. */
const isOwnerActive = (executor: Executor) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(accounts)
      .where(and(eq(accounts.id, media.ownerId), not(accounts.suspended))),
  );

/** Allows for a refused file, a broken connection and another try. */
const MAX_ATTEMPTS = 3;

/** Claims the permission for one attempt. Of several simultaneous attempts only one gets the row. */
export async function claimUpload(executor: Executor, id: string): Promise<Media | undefined> {
  const [claimed] = await executor
    .update(media)
    .set({ uploadExpiresAt: null, uploadAttempts: sql`${media.uploadAttempts} + 1` })
    .where(
      and(
        eq(media.id, id),
        eq(media.status, 'awaiting'),
        isNotNull(media.uploadExpiresAt),
        lt(media.uploadAttempts, MAX_ATTEMPTS),
        isOwnerActive(executor),
      ),
    )
    .returning();
  return claimed;
}

/** Returns the permission after a failed upload, for another attempt before it expires. */
export async function releaseUpload(executor: Executor, id: string, uploadExpiresAt: Date): Promise<void> {
  await executor
    .update(media)
    .set({ uploadExpiresAt })
    .where(and(eq(media.id, id), eq(media.status, 'awaiting')));
}

export type StoredFacts = Pick<NewMedia, 'contentType' | 'bytes' | 'storedAt'> &
  Partial<Pick<NewMedia, 'width' | 'height' | 'durationSeconds' | 'placeholder' | 'pictureHash'>>;

export async function markStored(
  executor: Executor,
  id: string,
  facts: StoredFacts,
): Promise<Media | undefined> {
  const [stored] = await executor
    .update(media)
    .set({ ...facts, hashRead: facts.pictureHash !== undefined, status: 'stored' })
    .where(and(eq(media.id, id), eq(media.status, 'awaiting'), isOwnerActive(executor)))
    .returning();
  return stored;
}

/** Photos that have no hash yet, because they were uploaded before hashes existed. */
export async function photosWithoutHash(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: media.id })
    .from(media)
    .where(sql`kind = 'photo' and status = 'stored' and picture_hash is null and not hash_read`)
    .orderBy(media.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function storeHash(executor: Executor, id: string, pictureHash: bigint | null): Promise<void> {
  await executor.update(media).set({ pictureHash, hashRead: true }).where(eq(media.id, id));
}

/** Deletes expired permissions without an accepted file; returns their ids. */
export async function deleteUnusedPermissions(executor: Executor, createdBefore: Date): Promise<string[]> {
  const deleted = await executor
    .delete(media)
    .where(and(eq(media.status, 'awaiting'), lt(media.createdAt, createdBefore)))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

/** Those of these files that are stored and belong to the account, locked so that the sweep cannot delete them. */
export async function findOwnFiles(
  executor: Executor,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<Pick<Media, 'id' | 'kind'>[]> {
  if (ids.length === 0) return [];
  return executor
    .select({ id: media.id, kind: media.kind })
    .from(media)
    .where(
      and(
        inArray(media.id, [...ids]),
        eq(media.ownerId, ownerId),
        eq(media.status, 'stored'),
        eq(media.inMessage, false),
        ne(media.kind, 'document'),
      ),
    )
    .orderBy(media.id)
    .for('key share');
}

/** Records that a listing or draft no longer shows these files. */
export async function noteReleased(executor: Executor, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  // Locked in order, so that two callers with the same files do not deadlock.
  const locked = executor
    .select({ id: media.id })
    .from(media)
    .where(inArray(media.id, [...ids]))
    .orderBy(media.id)
    .for('no key update');
  await executor.update(media).set({ releasedAt: at }).where(inArray(media.id, locked));
}

/** Deletes everything that an account uploaded; returns the ids. */
export async function deleteMediaOf(executor: Executor, ownerId: string): Promise<string[]> {
  const deleted = await executor.delete(media).where(eq(media.ownerId, ownerId)).returning({ id: media.id });
  return deleted.map(({ id }) => id);
}
