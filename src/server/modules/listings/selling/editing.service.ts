import type { ListingChangesRequest, OwnListing } from '#contract/selling/selling.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { answerChangeRequest } from '../change-requests/change-requests.repository.ts';
import { confirmed } from '../freshness/confirmation.ts';
import { factsOf } from '../listing-facts.ts';
import { stateOfRow } from '../listing-state.ts';
import { contentOf, type ListingContent } from '../listings.table.ts';
import { type LockedListing, recordOnListing, updateLockedListing } from '../locked-listings.repository.ts';
import { isSameMedia } from '../media/chosen-media.ts';
import { readChosenMedia, replaceMedia } from '../media/listing-media.repository.ts';
import { queuePriceChange } from '../notices/queue-notice.ts';
import {
  findPendingRevision,
  proposeRevision,
  repriceOpenRevisions,
  withdrawRevision,
} from '../revisions/revisions.repository.ts';
import { countSubmission } from '../submissions/submission-limit.ts';
import { applyChanges, mergeChosenMedia } from './listing-content.ts';
import { assertOwnerMay, lockOwnListing, SENT_TO_REVIEW } from './lock-own-listing.ts';
import { readAsOwner } from './own-listings.service.ts';
import { noPendingChanges, notAllowedInState, unchangedResubmission } from './selling.errors.ts';
import { mailUnderReview } from './selling.mails.ts';

type Editing = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

/** Edits a listing that is not public in place. A rejected one has to change before it is reviewed again. */
async function editHidden(
  tx: Executor,
  row: LockedListing,
  { changes, files, at }: Edit & { at: Date },
): Promise<void> {
  const version = { listingId: row.id, revisionId: null };
  const before = await readChosenMedia(tx, version);
  // A pending listing keeps its place in the review queue; a resubmitted one goes to the end.
  const submittedAt = row.status === 'pending' ? row.submittedAt : at;
  const content = applyChanges(contentOf(row), changes);
  const chosen = mergeChosenMedia(files, before);
  const isSame = isSameMedia(chosen, before);
  if (row.status === 'rejected' && isSame && diffFacts(factsOf(row), factsOf(content)).length === 0)
    throw unchangedResubmission();
  await updateLockedListing(tx, row, {
    ...content,
    ...SENT_TO_REVIEW,
    submittedAt,
    updatedAt: at,
  });
  if (!isSame) await replaceMedia(tx, version, { ownerId: row.ownerId, chosen, at });
}

const isPriceAlone = (before: ListingContent, after: ListingContent) =>
  diffFacts(factsOf(before), factsOf(after)).every(({ field }) => field === 'price');

/**
 * Publishes a new price without review. An open revision continues with that price, so that approving it later does not
 * bring an older one back. Returns false if the listing's state requires a review of the price too.
 */
async function publishPrice(
  deps: Editing,
  tx: Executor,
  row: LockedListing,
  { price, now, undoMs }: { price: number; now: Date; undoMs?: number },
): Promise<boolean> {
  if (!transition(stateOfRow(row), 'change-price', 'owner').ok) return false;
  // The history needs a later time than that of the last change, even of one in the same millisecond.
  const at = new Date(Math.max(now.getTime(), row.updatedAt.getTime() + 1));
  if (price !== row.price) await updateLockedListing(tx, row, { price, updatedAt: at });
  await queuePriceChange(deps, tx, row, { ...row, price, at: now, undoMs });
  await repriceOpenRevisions(tx, row.id, price);
  return true;
}

/**
 * Proposes a revision of a public listing, based on the pending revision if there is one. If the result equals the
 * public version, withdraws the pending revision instead. A change of the price alone is published immediately.
 */
async function editPublic(
  deps: Editing,
  tx: Executor,
  row: LockedListing,
  { changes, files, at, undoMs }: Edit & { at: Date },
): Promise<void> {
  const listingId = row.id;
  const pending = await findPendingRevision(tx, listingId);
  const published = await readChosenMedia(tx, { listingId, revisionId: null });
  const before = pending ? await readChosenMedia(tx, { listingId, revisionId: pending.id }) : published;
  const edited = pending?.content ?? contentOf(row);
  const content = applyChanges(edited, changes);
  const chosen = mergeChosenMedia(files, before);
  const isSameAsPublic = (live: ListingContent) =>
    diffFacts(factsOf(live), factsOf(content)).length === 0 && isSameMedia(chosen, published);
  if (isSameAsPublic(row)) {
    await withdrawRevision(tx, { listingId, at });
    return;
  }
  if (isPriceAlone(edited, content) && isSameMedia(chosen, before)) {
    if (await publishPrice(deps, tx, row, { price: content.price, now: at, undoMs })) {
      if (pending && isSameAsPublic({ ...row, price: content.price }))
        await withdrawRevision(tx, { listingId, at });
      return;
    }
  }
  const revision = await proposeRevision(tx, { listingId, content, at });
  await replaceMedia(tx, { listingId, revisionId: revision.id }, { ownerId: row.ownerId, chosen, at });
}

interface Edit {
  changes: Partial<Facts>;
  files: { images?: string[]; video?: string | null };
  /** For how long the seller can undo it. */
  undoMs?: number;
}

/** Edits a locked listing of the seller's in the caller's transaction. */
export async function editLocked(
  deps: Editing,
  tx: Executor,
  { seller, row, edit }: { seller: Principal; row: LockedListing; edit: Edit & { at: Date } },
): Promise<void> {
  const { effect } = assertOwnerMay(row, 'edit', notAllowedInState);
  await answerChangeRequest(tx, row.id, edit.at);
  if (effect === 'revision') {
    await recordOnListing(tx, row, confirmed(edit.at));
    return editPublic(deps, tx, row, edit);
  }
  if (effect === 'resubmission') await countSubmission(tx, seller, edit.at);
  await editHidden(tx, row, edit);
  if (effect === 'resubmission') await mailUnderReview(deps, tx, seller, { ...row, ...edit.changes });
}

/** Of what is public it changes only the price of a boat for sale: everything else needs a review. */
export async function editListing(
  deps: Editing,
  seller: Principal,
  id: number,
  { images, video, ...changes }: ListingChangesRequest,
): Promise<OwnListing> {
  const edit = { changes: changes as Partial<Facts>, files: { images, video }, at: deps.clock.now() };
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnListing(tx, seller, id);
    await editLocked(deps, tx, { seller, row, edit });
  });
  return readAsOwner(deps, id);
}

/** Withdraws the pending or rejected revision. */
export async function withdrawChanges(deps: Editing, seller: Principal, id: number): Promise<OwnListing> {
  await deps.db.transaction(async (tx) => {
    await lockOwnListing(tx, seller, id);
    if (!(await withdrawRevision(tx, { listingId: id, at: deps.clock.now() }))) throw noPendingChanges();
  });
  return readAsOwner(deps, id);
}
