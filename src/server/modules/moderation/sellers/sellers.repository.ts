import { type SellerRecord, TRUST } from '#domain/accounts/trusted-seller.ts';
import { DAY } from '#domain/durations.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { isNotUndone } from '#server/modules/accounts/audit/audit.repository.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { REFUSALS } from '../facts/facts.repository.ts';

/** Reports of the listings of these accounts, which another module stores. */
export type CountReports = (
  executor: Executor,
  ownerIds: readonly string[],
) => Promise<Map<string, { open: number; total: number }>>;

interface SellerCounts {
  listings: { live: number; pending: number; sold: number; rejected: number };
  rejections: number;
  record: Omit<SellerRecord, 'openReports'>;
}

type Row = Record<string, unknown>;

const refusalsOf = (since?: Date) => sql`(
  select count(*)::integer from ${listings} l
  join ${auditLog} entry on entry.subject_type = 'listing' and entry.subject_id = l.id::text
  where l.owner_id = a.id and entry.action = any(${`{${REFUSALS.join(',')}}`}::text[])
    ${since ? sql`and entry.created_at >= ${since.toISOString()}` : sql``}
    and ${isNotUndone({ id: sql`entry.id`, subjectType: sql`entry.subject_type`, subjectId: sql`entry.subject_id` })})`;

/** How many listings of each kind these accounts have, and what decides whether they are trusted. */
export async function countForSellers(
  executor: Executor,
  ownerIds: readonly string[],
  now: Date,
): Promise<Map<string, SellerCounts>> {
  if (ownerIds.length === 0) return new Map();
  const recent = new Date(now.getTime() - TRUST.rejectionsCountForDays * DAY);
  const { rows } = await executor.execute(sql`
    select a.id, a.suspended, ${refusalsOf()} as rejections, ${refusalsOf(recent)} as "recentRejections", of_account.*
    from ${accounts} a
    cross join lateral (
      select count(*) filter (where approved_at is not null)::integer as approved,
        count(*) filter (where deleted_at is null and status = 'approved' and sold_at is null)::integer as live,
        count(*) filter (where deleted_at is null and status = 'approved' and sold_at is not null and not paused)::integer as sold,
        count(*) filter (where deleted_at is null and status = 'pending')::integer as pending,
        count(*) filter (where deleted_at is null and status = 'rejected')::integer as rejected
      from ${listings} where owner_id = a.id
    ) of_account
    where a.id = any(${`{${[...new Set(ownerIds)].join(',')}}`}::uuid[])`);
  return new Map(
    (rows as Row[]).map((row) => [
      String(row.id),
      {
        listings: {
          live: Number(row.live),
          pending: Number(row.pending),
          sold: Number(row.sold),
          rejected: Number(row.rejected),
        },
        rejections: Number(row.rejections),
        record: {
          approved: Number(row.approved),
          recentRejections: Number(row.recentRejections),
          isSuspended: row.suspended === true,
        },
      },
    ]),
  );
}
