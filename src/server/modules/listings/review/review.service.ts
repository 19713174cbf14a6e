import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import {
  type ListingEvent,
  type ListingState,
  type TransitionFacts,
  transition,
} from '#domain/listings/lifecycle.ts';
import { featuredUntil } from '#domain/listings/time-limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import { noteDeed } from '#server/modules/accounts/audit/audit.repository.ts';
import type { MailDraft } from '#server/platform/mail/mailer.ts';
import { endPeriods, startPeriod } from '../featured/featured-periods.repository.ts';
import { stateOfRow } from '../listing-state.ts';
import { boatNotFound } from '../listings.errors.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import {
  approveRevision,
  findWaitingRevision,
  type Revision,
  rejectRevision,
  withdrawRevision,
} from '../revisions/revisions.repository.ts';
import { changeHeld, type HeldListing, holdListing } from '../selling/own-listings.repository.ts';
import { alreadyDecided, changedMeanwhile, notLiveNow, reasonMissing } from './review.errors.ts';
import {
  approvedAsSoldMail,
  approvedMail,
  changesApprovedMail,
  changesRejectedMail,
  rejectedMail,
  type Told,
  takenDownMail,
} from './review.mails.ts';

type Reviewing = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const REFUSALS = {
  'nothing-to-review': alreadyDecided,
  'wrong-state': alreadyDecided,
  'wrong-actor': alreadyDecided,
  'no-reason': reasonMissing,
  'changed-meanwhile': changedMeanwhile,
} as const;

/** A listing that is held for a decision, with the change of it that waits. */
interface Held {
  row: HeldListing;
  waiting: Revision | undefined;
}

async function hold(tx: Executor, id: number): Promise<Held> {
  const row = await holdListing(tx, id);
  if (!row || row.deletedAt) throw boatNotFound();
  return { row, waiting: await findWaitingRevision(tx, id) };
}

/** The version that a reviewer decides about: of the change that waits, or of the listing itself. */
const versionToReview = ({ row, waiting }: Held): number => waiting?.version ?? row.reviewVersion;

/** The state that the decision leads to. */
function decide(held: Held, event: ListingEvent, facts: TransitionFacts = {}): ListingState {
  const result = transition(stateOfRow(held.row), event, 'admin', {
    wasSold: held.row.soldAt !== null,
    revisionWaiting: held.waiting !== undefined,
    current: versionToReview(held),
    ...facts,
  });
  if (!result.ok) throw REFUSALS[result.refusal]();
  return result.state;
}

async function tell(
  { mailer, config }: Reviewing,
  tx: Executor,
  { id, ownerId, sellerName, title }: HeldListing,
  draft: (told: Told) => MailDraft,
): Promise<void> {
  const to = (await findEmails(tx, [ownerId])).get(ownerId);
  if (!to) return;
  const mail = draft({ to, sellerName, title, listingId: id, publicUrl: config.publicUrl });
  await mailer.queue(tx, { ...mail, replyTo: config.mail.supportEmail });
}

const note = (
  tx: Executor,
  admin: Principal,
  { id, title }: HeldListing,
  { action, reason, at }: { action: AuditAction; reason?: string; at: Date },
) =>
  noteDeed(tx, {
    actorId: admin.accountId,
    action,
    subjectType: 'listing',
    subjectId: id,
    details: { subject: title, ...(reason && { reason }) },
    at,
  });

/** Makes public exactly what the reviewer saw: the listing itself, as live or sold, or a change of what was public. */
export async function approveListing(
  deps: Reviewing,
  admin: Principal,
  id: number,
  { version }: { version?: number } = {},
): Promise<ListingState> {
  const at = deps.clock.now();
  const reviewedBy = admin.accountId;
  return deps.db.transaction(async (tx) => {
    const held = await hold(tx, id);
    const state = decide(held, 'approve', { reviewed: version });
    const { row, waiting } = held;
    if (waiting) {
      await approveRevision(tx, { listingId: id, version: waiting.version, reviewedBy, at });
      await tell(deps, tx, row, changesApprovedMail);
      await note(tx, admin, row, { action: 'approve-changes', at });
      return state;
    }
    await changeHeld(tx, row, {
      status: 'approved',
      approvedAt: at,
      liveAt: row.liveAt ?? at,
      reviewedAt: at,
      reviewedBy,
      updatedAt: at,
    });
    await tell(deps, tx, row, state === 'sold' ? approvedAsSoldMail : approvedMail);
    await note(tx, admin, row, { action: 'approve-listing', at });
    return state;
  });
}

/** Refuses a new listing or a change with a reason, which its seller always sees and is mailed unless asked not to. */
export async function rejectListing(
  deps: Reviewing,
  admin: Principal,
  id: number,
  { reason, emailSeller, version }: { reason: string; emailSeller: boolean; version?: number },
): Promise<void> {
  const at = deps.clock.now();
  const reviewedBy = admin.accountId;
  await deps.db.transaction(async (tx) => {
    const held = await hold(tx, id);
    decide(held, 'reject', { reviewed: version, rejectionReason: reason });
    const { row, waiting } = held;
    if (waiting)
      await rejectRevision(tx, { listingId: id, version: waiting.version, reviewedBy, at, reason });
    else await changeHeld(tx, row, { ...rejection(reason, at), reviewedBy });
    const draft = waiting ? changesRejectedMail : rejectedMail;
    if (emailSeller) await tell(deps, tx, row, (told) => draft(told, reason));
    await note(tx, admin, row, { action: waiting ? 'reject-changes' : 'reject-listing', reason, at });
  });
}

const rejection = (reason: string, at: Date) => ({
  status: 'rejected' as const,
  rejectionReason: reason,
  rejectedAt: at,
  reviewedAt: at,
  updatedAt: at,
});

/** Puts a live boat among the featured ones for some days, or ends that early. */
export async function featureListing(
  deps: Reviewing,
  admin: Principal,
  id: number,
  { featured, duration }: { featured: boolean; duration?: number },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const held = await hold(tx, id);
    const event = featured ? 'feature' : 'unfeature';
    if (!transition(stateOfRow(held.row), event, 'admin').ok) throw notLiveNow();
    const until = featured ? featuredUntil(at, duration) : null;
    await changeHeld(tx, held.row, { featured, featuredUntil: until, updatedAt: at });
    await endPeriods(tx, id, at);
    if (until)
      await startPeriod(tx, { listingId: id, startsAt: at, endsAt: until, grantedBy: admin.accountId });
    await note(tx, admin, held.row, { action: featured ? 'feature-listing' : 'unfeature-listing', at });
  });
}

/**
 * Takes a public listing out of the public for a reason, in the caller's transaction: it becomes a rejected one, which
 * its seller can put right and send again. A change of it that waited goes too. Its seller is told and can answer.
 */
export async function takeDownListing(
  deps: Reviewing,
  tx: Executor,
  admin: Principal,
  { id, reason, at }: { id: number; reason: string; at: Date },
): Promise<HeldListing> {
  const held = await hold(tx, id);
  decide(held, 'take-down', { rejectionReason: reason });
  await withdrawRevision(tx, { listingId: id, at });
  await endPeriods(tx, id, at);
  await changeHeld(tx, held.row, {
    ...rejection(reason, at),
    reviewedBy: admin.accountId,
    featured: false,
    featuredUntil: null,
  });
  await tell(deps, tx, held.row, (told) => takenDownMail(told, reason));
  await note(tx, admin, held.row, { action: 'take-down-listing', reason, at });
  return held.row;
}

/** Deletes a listing for good, whoever's it is. */
export async function removeListing(deps: Reviewing, admin: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const held = await hold(tx, id);
    decide(held, 'delete');
    await withdrawRevision(tx, { listingId: id, at });
    await clearAllMedia(tx, id, at);
    await changeHeld(tx, held.row, { deletedAt: at, updatedAt: at });
    await note(tx, admin, held.row, { action: 'delete-listing', at });
  });
}
