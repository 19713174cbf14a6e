import { and, eq, gte, inArray, isNull, or } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { contentOf, listings } from '../listings.table.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { readChosenMedia } from '../media/listing-media.repository.ts';
import type { Revision } from '../revisions/revisions.repository.ts';
import { rejectedVersions } from './rejected-versions.table.ts';

export type RejectedVersion = typeof rejectedVersions.$inferSelect;

/** Keeps what a reviewer saw and rejected, in place of what was rejected before. The caller holds the listing's lock. */
export async function keepRejectedVersion(
  tx: Executor,
  { row, pending }: { row: LockedListing; pending: Revision | undefined },
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const version = {
    content: pending?.content ?? contentOf(row),
    media: await readChosenMedia(tx, { listingId: row.id, revisionId: pending?.id ?? null }),
    reason,
    rejectedAt: at,
  };
  await tx
    .insert(rejectedVersions)
    .values({ listingId: row.id, ...version })
    .onConflictDoUpdate({ target: rejectedVersions.listingId, set: version });
}

/** Undoes a rejection that was made at this time. */
export async function forgetRejectedVersion(tx: Executor, listingId: number, at: Date): Promise<void> {
  await tx
    .delete(rejectedVersions)
    .where(and(eq(rejectedVersions.listingId, listingId), eq(rejectedVersions.rejectedAt, at)));
}

/** By listing: its last rejected version, unless something in it has been approved since. */
export async function findRejectedVersions(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, RejectedVersion>> {
  if (listingIds.length === 0) return new Map();
  const rows = await executor
    .select({ version: rejectedVersions })
    .from(rejectedVersions)
    .innerJoin(listings, eq(listings.id, rejectedVersions.listingId))
    .where(
      and(
        inArray(rejectedVersions.listingId, [...listingIds]),
        or(isNull(listings.reviewedAt), gte(rejectedVersions.rejectedAt, listings.reviewedAt)),
      ),
    );
  return new Map(rows.map(({ version }) => [version.listingId, version]));
}
