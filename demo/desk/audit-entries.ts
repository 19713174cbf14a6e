import type { AuditAction } from '../../src/domain/accounts/audit-actions.ts';
import type { AuditSubject } from '../../src/server/modules/accounts/audit/audit.table.ts';
import type { DemoListing } from '../demo-listing.ts';
import { daysAfter } from '../schedule.ts';
import { DESK_PEOPLE } from './people.ts';
import { RESUBMITTED } from './suspicious-listings.ts';

export interface DemoAuditEntry {
  action: AuditAction;
  subjectType: AuditSubject;
  /** The key of a listing, the email address of an account, or the number of something deleted. */
  about: string;
  details: { subject: string; reason?: string };
  createdAt: Date;
}

const WEEKS = 4;

const ofListing = (
  action: AuditAction,
  { key, title }: DemoListing,
  createdAt: Date,
  reason?: string,
): DemoAuditEntry => ({
  action,
  subjectType: 'listing',
  about: key,
  details: { subject: title, ...(reason && { reason }) },
  createdAt,
});

/** The former administrator's actions of the last weeks. */
export function auditEntriesAbout(listings: readonly DemoListing[], now: Date): DemoAuditEntry[] {
  const since = daysAfter(now, -7 * WEEKS);
  const decisions = listings.flatMap((listing) => {
    const { approvedAt, rejectedAt, rejectionReason, featuredUntil } = listing;
    const entries: DemoAuditEntry[] = [];
    if (approvedAt && approvedAt > since) entries.push(ofListing('approve-listing', listing, approvedAt));
    if (rejectedAt)
      entries.push(ofListing('reject-listing', listing, rejectedAt, rejectionReason ?? undefined));
    if (featuredUntil && approvedAt)
      entries.push(
        ofListing(
          'feature-listing',
          listing,
          new Date(Math.max(Number(approvedAt), Number(daysAfter(featuredUntil, -7)))),
        ),
      );
    return entries;
  });
  const { suspended } = DESK_PEOPLE;
  const others: DemoAuditEntry[] = [
    {
      action: 'reject-listing',
      subjectType: 'listing',
      about: RESUBMITTED.key,
      details: { subject: RESUBMITTED.title, reason: RESUBMITTED.rejection.reason },
      createdAt: daysAfter(now, -RESUBMITTED.rejection.daysAgo),
    },
    {
      action: 'suspend-account',
      subjectType: 'account',
      about: suspended.email,
      details: {
        subject: `${suspended.firstName} ${suspended.lastName}`,
        reason: suspended.suspension.reason,
      },
      createdAt: daysAfter(now, -suspended.suspension.daysAgo),
    },
    {
      action: 'delete-message',
      subjectType: 'message',
      about: '0',
      details: { subject: 'Improve your ranking today!!!' },
      createdAt: daysAfter(now, -4.3),
    },
  ];
  return [...decisions, ...others].toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
}
