import { randomUUID } from 'node:crypto';
import { UNDO_ACCEPTED_MS } from '#domain/listings/review/undo.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { type MailHold, SEND_MAIL } from '#server/platform/mail/mailer.ts';
import { type LockedListing, lockListing } from '../locked-listings.repository.ts';
import { changedSinceDecision, listedSinceDecision, tooLateToUndo, undoNotFound } from './review.errors.ts';
import { isListedAlready } from './same-hull-number.repository.ts';
import {
  deleteUndoableBefore,
  findUndoable,
  insertUndoable,
  readReviewed,
  restoreBeforeDecision,
  takeUndoable,
  type UndoableDecision,
} from './undo.repository.ts';

/** Collects what is needed to undo a decision while it is taken. Does nothing for a decision that is final immediately. */
export interface UndoRecorder {
  /** The delay of the next mail about the decision. */
  holdMail(): MailHold | undefined;
  /** Stores the record; returns its id. */
  finish(decision: {
    action: UndoableDecision['action'];
    auditId: number;
    reportIds?: number[];
  }): Promise<string | undefined>;
}

const FINAL: UndoRecorder = { holdMail: () => undefined, finish: async () => undefined };

/** Call it in the decision's transaction once the listing is locked, before anything is changed. */
export async function startUndoRecord(
  tx: Executor,
  { undoable, listingId, actorId, at }: { undoable: boolean; listingId: number; actorId: string; at: Date },
): Promise<UndoRecorder> {
  if (!undoable) return FINAL;
  const before = await readReviewed(tx, listingId);
  const mailIds: string[] = [];
  return {
    holdMail() {
      const jobId = randomUUID();
      mailIds.push(jobId);
      return { jobId, delayMs: UNDO_ACCEPTED_MS };
    },
    async finish({ action, auditId, reportIds = [] }) {
      const after = await lockListing(tx, listingId);
      if (!after) throw new Error(`There is no listing ${listingId}`);
      const { reviewVersion, updatedAt } = after;
      const { listing, revision } = await readReviewed(tx, listingId);
      return insertUndoable(tx, {
        listingId,
        actorId,
        auditId,
        action,
        before: { ...before, left: { listing, revision } },
        reviewVersion,
        updatedAt,
        mailIds,
        reportIds,
        decidedAt: at,
      });
    },
  };
}

/** Opens reports again, which another module stores. */
export type ReopenReports = (tx: Executor, reportIds: readonly number[]) => Promise<void>;

/**
 * Restores what an administrator's own decision changed, as long as its mails wait and nobody has changed the content.
 * Both the decision and the undo stay in the audit log.
 */
export async function undoDecision(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  admin: Principal,
  id: string,
  reopenReports: ReopenReports,
): Promise<UndoableDecision> {
  const at = clock.now();
  const actorId = admin.accountId;
  return db.transaction(async (tx) => {
    const found = await findUndoable(tx, { id, actorId });
    if (!found) throw undoNotFound();
    const listing = await lockListing(tx, found.listingId);
    const decision = await takeUndoable(tx, { id, actorId });
    if (!decision || !listing || listing.deletedAt) throw undoNotFound();
    const { left } = decision.before;
    if (!left || at.getTime() - decision.decidedAt.getTime() > UNDO_ACCEPTED_MS) throw tooLateToUndo();
    if (listing.reviewVersion !== decision.reviewVersion) throw changedSinceDecision();
    if (await wasListedMeanwhile(tx, listing, decision)) throw listedSinceDecision();
    for (const mailId of decision.mailIds)
      if (!(await jobs.cancel(tx, SEND_MAIL, mailId))) throw tooLateToUndo();
    await restoreBeforeDecision(tx, decision, left, at);
    await reopenReports(tx, decision.reportIds);
    await recordAudit(tx, {
      actorId,
      action: `undo-${decision.action}`,
      subjectType: 'listing',
      subjectId: decision.listingId,
      details: { subject: listing.title, undoes: decision.auditId },
      at,
    });
    return decision;
  });
}

/** Whether undoing would put a second listing of a boat on the market: another one went there since the decision. */
async function wasListedMeanwhile(
  tx: Executor,
  now: LockedListing,
  { before, decidedAt }: UndoableDecision,
): Promise<boolean> {
  const { status, sold_at: closedAt, hull_number: hullNumber } = before.listing;
  if (status !== 'approved' || closedAt || typeof hullNumber !== 'string') return false;
  const isThere = now.status === 'approved' && !now.closedAt && now.hullNumber === hullNumber;
  return !isThere && isListedAlready(tx, { id: now.id, hullNumber }, { since: decidedAt });
}

export const forgetUndoableJob = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job<object> => ({
  name: 'forget-undoable-decisions',
  schedule: '*/5 * * * *',
  async run() {
    await deleteUndoableBefore(db, new Date(clock.now().getTime() - UNDO_ACCEPTED_MS));
  },
});
