import { and, eq, gte, inArray, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { pendingRevisionOf } from '#server/modules/listings/revisions/revisions.repository.ts';
import type { ImportRecord } from '../imports.repository.ts';
import { importRows } from '../imports.table.ts';

/** The listings that an import has created or changed. */
const isImported = (importId: string): SQL | undefined =>
  and(
    eq(importRows.importId, importId),
    eq(importRows.isDone, true),
    inArray(importRows.outcome, ['new', 'changed']),
  );

/** Those that an import has published without a review: one at a time runs, and nothing else publishes in that way. */
export async function findPublished(
  executor: Executor,
  { id, createdAt }: Pick<ImportRecord, 'id' | 'createdAt'>,
): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ id: listings.id })
    .from(importRows)
    .innerJoin(listings, eq(listings.id, importRows.boatId))
    .where(
      and(
        isImported(id),
        eq(listings.status, 'approved'),
        isNull(listings.reviewedBy),
        gte(listings.reviewedAt, createdAt),
      ),
    )
    .orderBy(listings.id);
  return rows.map((row) => row.id);
}

/** How many of an import's boats are public only once an administrator has looked at them or at their changes. */
export async function countWaitingForReview(executor: Executor, importId: string): Promise<number> {
  const [row] = await executor
    .select({ count: sql`count(distinct ${listings.id})`.mapWith(Number) })
    .from(importRows)
    .innerJoin(listings, eq(listings.id, importRows.boatId))
    .where(
      and(
        isImported(importId),
        sql`(${listings.status} = 'pending' or exists (${pendingRevisionOf(listings.id)}))`,
      ),
    );
  return row?.count ?? 0;
}
