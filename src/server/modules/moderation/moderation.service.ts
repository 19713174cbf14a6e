import { sql } from 'drizzle-orm';
import type {
  AdminCounts,
  AdminPage,
  ApprovedBoat,
  AuditEntry,
  LiveQuery,
  PendingBoat,
  PendingQuery,
} from '#contract/admin/moderation.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/accounts/audit-actions.ts';
import { DAY } from '#domain/durations.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { type AuditRow, listAuditEntries } from '#server/modules/accounts/audit/audit.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import {
  findOwnListings,
  type OwnListingRow,
} from '#server/modules/listings/selling/own-listings.repository.ts';
import { ownListingView } from '#server/modules/listings/selling/own-listings.views.ts';
import { reviewFacts } from './facts/facts.service.ts';
import { countApproved, countQueue, type QueueEntry, readApproved, readQueue } from './queue.repository.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** Promised to sellers. */
const REVIEWED_WITHIN_MS = DAY;

function pendingView(row: OwnListingRow, { submittedAt }: QueueEntry, now: Date): Omit<PendingBoat, 'facts'> {
  const { proposal, ...standing } = ownListingView(row, now);
  const isEdit = row.boat.status === 'approved' && proposal?.status === 'pending';
  return {
    ...(isEdit ? proposal.proposed : standing),
    reviewVersion: isEdit ? (row.proposal?.revision.version ?? 0) : row.boat.reviewVersion,
    isEdit,
    changes: isEdit ? proposal.changes : [],
    photoChange: isEdit ? proposal.photoChange : null,
    submittedAt: submittedAt.toISOString(),
    dueAt: new Date(submittedAt.getTime() + REVIEWED_WITHIN_MS).toISOString(),
  };
}

/** Listings and changes that wait for review, oldest first: new listings as they are, changes as proposed. */
export async function pendingBoats(
  { db, clock }: Reading,
  { q, kind, ...page }: PendingQuery,
): Promise<ListPage<PendingBoat>> {
  const now = clock.now();
  const entries = await readQueue(db, rowsOf(page), { q, kind });
  const total = await countQueue(db, { q, kind });
  const rows = await findOwnListings(
    db,
    entries.map(({ listingId }) => listingId),
  );
  const byId = new Map(rows.map((row) => [row.boat.id, row]));
  const waiting = entries.flatMap((entry) => {
    const row = byId.get(entry.listingId);
    return row ? [{ ownerId: row.boat.ownerId, boat: pendingView(row, entry, now) }] : [];
  });
  const facts = await reviewFacts(
    db,
    waiting.map(({ ownerId, boat }) => ({
      ...boat,
      ownerId,
      photoIds: boat.images.flatMap((address) => objectIdOf(address) ?? []),
    })),
    now,
  );
  return { entries: waiting.map(({ boat }) => ({ ...boat, facts: facts.get(boat.id) ?? [] })), total };
}

export async function approvedBoats(
  { db, clock }: Reading,
  { page, limit, ...narrowed }: LiveQuery,
): Promise<ListPage<ApprovedBoat>> {
  const now = clock.now();
  const rows = await findOwnBoats(db, await readApproved(db, rowsOf({ page, limit }), narrowed));
  const entries = rows.map((row) => ({
    ...ownBoatView(row, now),
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
    actor: firstName === null ? 'Someone who has left' : `${firstName} ${lastName ?? ''}`.trim(),
    description: details ? `${words} “${details.subject}”` : words,
    reason: details?.reason ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function auditTrail({ db }: Reading, page: AdminPage): Promise<ListPage<AuditEntry>> {
  const { rows, total } = await listAuditEntries(db, rowsOf(page));
  return { entries: rows.map(auditView), total };
}

/** Counts the entries of the support tabs, which belong to another module. */
export type CountSupport = (
  executor: Executor,
) => Promise<Pick<AdminCounts, 'unreadMessages' | 'openReports'>>;

export async function adminCounts({ db }: Reading, countSupport: CountSupport): Promise<AdminCounts> {
  return {
    pending: await countQueue(db),
    live: await countApproved(db),
    ...(await countSupport(db)),
    users: await countUpTo(db, sql`from ${accounts}`),
  };
}
