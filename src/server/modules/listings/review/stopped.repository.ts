import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { isNotUndone } from '#server/modules/accounts/audit/audit.repository.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';
import { listings } from '../listings.table.ts';
import type { LockedListing } from '../locked-listings.repository.ts';

/** What each decision of an administrator means for publishing without a review. Others mean nothing for it. */
const DECISIONS: Partial<Record<AuditAction, 'stopped' | 'released'>> = {
  'reject-listing': 'stopped',
  'reject-changes': 'stopped',
  'request-changes': 'stopped',
  'take-down-listing': 'stopped',
  'delete-listing': 'stopped',
  'approve-listing': 'released',
  'approve-changes': 'released',
  'pass-sample': 'released',
};

const ACTIONS = sql.join(
  Object.keys(DECISIONS).map((action) => sql`${action}`),
  sql`, `,
);

/** The last decision about a listing `l` that was not undone. The audit log has it even if the seller edited or deleted since. */
const LAST_DECISION = sql`(
  select d.action from ${auditLog} d
  where d.subject_type = 'listing' and d.subject_id = l.id::text and d.action in (${ACTIONS})
    and ${isNotUndone({ id: sql`d.id`, subjectType: sql`d.subject_type`, subjectId: sql`d.subject_id` })}
  order by d.id desc limit 1)`;

/** Whether a listing `l` of the same seller is about the same boat, as far as its facts show. */
const isSameBoat = ({ title, makeKey, model, yearBuilt, length }: LockedListing) => sql`(
  lower(l.title) = lower(${title})
  or (l.make_key = ${makeKey} and lower(l.model) = lower(${model}) and l.year_built = ${yearBuilt}
    and abs(l.length_ft - ${length}::double precision) <= 0.5))`;

interface Decided {
  id: number;
  status: LockedListing['status'];
  wasReviewed: boolean;
  action: AuditAction | null;
}

const verdictOf = ({ status, wasReviewed, action }: Decided): 'stopped' | 'released' | undefined => {
  // Only a rejected listing can wait for review a second time.
  if (status === 'rejected' || (status === 'pending' && wasReviewed)) return 'stopped';
  return action ? DECISIONS[action] : undefined;
};

/**
 * Whether an administrator rejected a locked listing, took it down or asked to change it, and none has approved it since.
 * If nobody has decided about it yet, the seller's other listings of the same boat count, deleted ones included:
 * otherwise entering a boat again would undo the decision. `replaces` is another one of them.
 */
export async function isStopped(tx: Executor, row: LockedListing, replaces?: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select l.id, l.status, l.reviewed_at is not null as "wasReviewed", ${LAST_DECISION} as action
    from ${listings} l
    where l.owner_id = ${row.ownerId} and (l.id in (${row.id}, ${replaces ?? row.id}) or ${isSameBoat(row)})`);
  const decided = rows as unknown as Decided[];
  const own = decided.find(({ id }) => id === row.id);
  const verdict = own && verdictOf(own);
  return verdict ? verdict === 'stopped' : decided.some((other) => verdictOf(other) === 'stopped');
}
