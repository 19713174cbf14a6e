import type { AdminPage, ApprovedBoat, AuditEntry, PendingBoat } from '#contract/moderation.ts';
import { AUDIT_ACTIONS, type AuditAction } from '#domain/accounts/audit-actions.ts';
import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { type AuditRow, listDeeds } from '#server/modules/accounts/audit/audit.repository.ts';
import { findOwnBoats } from '#server/modules/listings/boats/boats.repository.ts';
import { ownBoatView } from '#server/modules/listings/listings.views.ts';
import { findOwnListings } from '#server/modules/listings/selling/own-listings.repository.ts';
import { ownListingView } from '#server/modules/listings/selling/own-listings.views.ts';
import { readApproved, readQueue } from './queue.repository.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

export interface Listed<Entry> {
  entries: Entry[];
  total: number;
}

/** What sellers are promised. */
const REVIEWED_WITHIN_MS = DAY;

const offsetOf = ({ page, limit }: AdminPage) => ({ limit, offset: (page - 1) * limit });

/** What waits for review, the oldest first: new listings as they are, changes as they would be. */
export async function pendingBoats({ db, clock }: Reading, page: AdminPage): Promise<Listed<PendingBoat>> {
  const now = clock.now();
  const { entries, total } = await readQueue(db, offsetOf(page));
  const rows = await findOwnListings(
    db,
    entries.map(({ listingId }) => listingId),
  );
  const byId = new Map(rows.map((row) => [row.boat.id, row]));
  const boats = entries.flatMap(({ listingId, submittedAt }) => {
    const row = byId.get(listingId);
    if (!row) return [];
    const { proposal, ...standing } = ownListingView(row, now);
    const isEdit = row.boat.status === 'approved' && proposal?.status === 'pending';
    return [
      {
        ...(isEdit ? proposal.proposed : standing),
        reviewVersion: isEdit ? (row.proposal?.revision.version ?? 0) : row.boat.reviewVersion,
        isEdit,
        changes: isEdit ? proposal.changes : [],
        photoChange: isEdit ? proposal.photoChange : null,
        submittedAt: submittedAt.toISOString(),
        dueAt: new Date(submittedAt.getTime() + REVIEWED_WITHIN_MS).toISOString(),
        facts: [],
      },
    ];
  });
  return { entries: boats, total };
}

export async function approvedBoats({ db, clock }: Reading, page: AdminPage): Promise<Listed<ApprovedBoat>> {
  const now = clock.now();
  const { ids, total } = await readApproved(db, offsetOf(page));
  const rows = await findOwnBoats(db, ids);
  const entries = rows.map((row) => ({
    ...ownBoatView(row, now),
    featuredUntil: row.featured ? (row.featuredUntil?.toISOString() ?? null) : null,
  }));
  return { entries, total };
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

export async function auditTrail({ db }: Reading, page: AdminPage): Promise<Listed<AuditEntry>> {
  const { rows, total } = await listDeeds(db, offsetOf(page));
  return { entries: rows.map(auditView), total };
}
