import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { isNotUndone } from '#server/modules/accounts/audit/audit.repository.ts';
import { auditLog } from '#server/modules/accounts/audit/audit.table.ts';

export const OUTCOMES = {
  approved: ['approve-listing', 'approve-changes'],
  rejected: ['reject-listing', 'reject-changes'],
  changesRequested: ['request-changes'],
} as const;
export type Outcome = keyof typeof OUTCOMES;
const ACTIONS = Object.values(OUTCOMES).flat();

/** Decisions of the queue since then, without those that were undone. Taking down is not one: nothing waited. */
const decided = (since: Date) => sql`
  from ${auditLog} entry
  where entry.subject_type = 'listing' and entry.action = any(${`{${ACTIONS.join(',')}}`}::text[])
    and entry.created_at >= ${since.toISOString()} and entry.details ? 'waitedSeconds'
    and ${isNotUndone({ id: sql`entry.id`, subjectType: sql`entry.subject_type`, subjectId: sql`entry.subject_id` })}`;

export interface DecisionCount {
  day: string;
  action: string;
  actorId: string | null;
  name: string | null;
  total: number;
}

/** By day in the UK, kind and administrator. */
export async function countDecisions(executor: Executor, since: Date): Promise<DecisionCount[]> {
  const { rows } = await executor.execute(sql`
    select counted.*, trim(a.first_name || ' ' || a.last_name) as name from (
      select to_char(entry.created_at at time zone 'Europe/London', 'YYYY-MM-DD') as day, entry.action,
        entry.actor_id as "actorId", count(*)::integer as total
      ${decided(since)} group by 1, 2, 3) counted
    left join ${accounts} a on a.id = counted."actorId"`);
  return rows as unknown as DecisionCount[];
}

/** In seconds. */
export async function readWaits(executor: Executor, since: Date, promised: number) {
  const { rows } = await executor.execute(sql`
    select percentile_cont(0.5) within group (order by waited) as median, max(waited) as longest,
      avg((waited <= ${promised})::integer) as within
    from (select (entry.details ->> 'waitedSeconds')::double precision as waited ${decided(since)}) waits`);
  const number = (value: unknown) => (value === null || value === undefined ? null : Number(value));
  const [row] = rows;
  return { median: number(row?.median), longest: number(row?.longest), within: number(row?.within) };
}

/** The latest reasons; erased ones have none. */
export async function readReasons(executor: Executor, since: Date, limit: number): Promise<string[]> {
  const { rows } = await executor.execute(sql`
    select entry.details ->> 'reason' as reason ${decided(since)} and entry.details ? 'reason'
    order by entry.id desc limit ${limit}`);
  return rows.map(({ reason }) => String(reason));
}
