import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';

interface Page {
  limit: number;
  offset: number;
}

/** One thing to review: a listing by itself, or the change of one. */
export interface QueueEntry {
  listingId: number;
  submittedAt: Date;
}

/** New listings and changes of public ones in one line, the oldest first, with how many there are. */
export async function readQueue(
  executor: Executor,
  { limit, offset }: Page,
): Promise<{ entries: QueueEntry[]; total: number }> {
  const waiting = sql`
    select ${listings.id} as id, ${listings.createdAt} as at from ${listings}
    where ${listings.status} = 'pending' and ${listings.deletedAt} is null
    union all
    select ${listingRevisions.listingId}, ${listingRevisions.createdAt} from ${listingRevisions}
    join ${listings} on ${listings.id} = ${listingRevisions.listingId}
    where ${listingRevisions.status} = 'pending' and ${listings.deletedAt} is null`;
  const { rows } = await executor.execute(
    sql`select id, at from (${waiting}) queue order by at, id limit ${limit} offset ${offset}`,
  );
  const { rows: counted } = await executor.execute(
    sql`select count(*)::int as total from (${waiting}) queue`,
  );
  return {
    entries: rows.map(({ id, at }) => ({ listingId: Number(id), submittedAt: new Date(String(at)) })),
    total: Number(counted[0]?.total ?? 0),
  };
}

/** Public listings, the last approved first. */
export async function readApproved(
  executor: Executor,
  { limit, offset }: Page,
): Promise<{ ids: number[]; total: number }> {
  const isApproved = and(eq(listings.status, 'approved'), isNull(listings.deletedAt));
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(isApproved)
    .orderBy(desc(listings.approvedAt), desc(listings.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await executor
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(listings)
    .where(isApproved);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
