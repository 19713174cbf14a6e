import type { AuditEntry, AuditQuery } from '#contract/admin/audit.ts';
import type { AdminCounts } from '#contract/admin/desk.ts';
import type { ApprovedBoat, LiveQuery } from '#contract/admin/live-boats.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/accounts/audit-actions.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { type AuditRow, listAuditEntries } from '#server/modules/accounts/audit/audit.repository.ts';
import { countCompanyChanges } from '#server/modules/accounts/company/company.repository.ts';
import { countHeld } from '#server/modules/conversations/held/held.repository.ts';
import { countReports } from '#server/modules/conversations/reports/reports.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { priceJumpFacts } from './facts/facts.service.ts';
import { countApproved, countQueue, readApproved } from './queue/queue.repository.ts';
import { countSamples } from './samples/samples.repository.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

export async function approvedBoats(
  { db, clock }: Reading,
  { page, limit, ...narrowed }: LiveQuery,
): Promise<ListPage<ApprovedBoat>> {
  const now = clock.now();
  const rows = await findOwnBoats(db, await readApproved(db, rowsOf({ page, limit }), narrowed));
  const jumps = await priceJumpFacts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  const entries = rows.map((row) => ({
    ...ownBoatView(row, now),
    sellerId: row.ownerId,
    facts: [jumps.get(row.id) ?? []].flat(),
    featuredUntil: row.featured ? (row.featuredUntil?.toISOString() ?? null) : null,
  }));
  return { entries, total: await countApproved(db, narrowed) };
}

function auditView(row: AuditRow): AuditEntry {
  const { id, action, subjectType, subjectId, details, createdAt, firstName, lastName } = row;
  const words = AUDIT_ACTIONS[action as AuditAction] ?? action;
  return {
    id,
    action,
    subjectType,
    subjectId,
    actorId: row.actorId,
    actor: firstName === null ? 'A former colleague' : `${firstName} ${lastName ?? ''}`.trim(),
    description: details ? `${words} “${details.subject}”` : words,
    reason: details?.reason ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function auditTrail({ db }: Reading, { q, ...page }: AuditQuery): Promise<ListPage<AuditEntry>> {
  const { rows, total } = await listAuditEntries(db, rowsOf(page), q);
  return { entries: rows.map(auditView), total };
}

/** Counts the entries of the support tabs, which belong to another module. */
export type CountSupport = (
  executor: Executor,
) => Promise<Pick<AdminCounts, 'unreadMessages' | 'openReports'>>;

export async function adminCounts({ db }: Reading, countSupport: CountSupport): Promise<AdminCounts> {
  return {
    pending: await countQueue(db),
    samples: await countSamples(db),
    companyChanges: await countCompanyChanges(db),
    live: await countApproved(db),
    ...(await countSupport(db)),
    reportedThreads: await countReports(db),
    heldMessages: await countHeld(db),
    users: await countUpTo(db, sql`from ${accounts}`),
  };
}
