import { hash } from 'node:crypto';
import type { NewListingRequest, OwnListing } from '#contract/selling/selling.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import { blankFacts, mergeFacts } from '#domain/listings/fields/read-facts.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { setDismissedAdvice } from '../advice/dismissed-advice.repository.ts';
import { alreadySubmitted } from '../drafts/drafts.errors.ts';
import { assertDraftCurrent, deleteDraftAndFiles } from '../drafts/drafts.service.ts';
import type { ListingContent } from '../listings.table.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { replaceMedia } from '../media/listing-media.repository.ts';
import { countSubmission } from '../submissions/submission-limit.ts';
import {
  claimSubmission,
  completeSubmission,
  findSubmission,
} from '../submissions/submissions.repository.ts';
import { contentFrom, mergeChosenMedia } from './listing-content.ts';
import { insertListing } from './own-listings.repository.ts';
import { readAsOwner } from './own-listings.service.ts';
import { mailUnderReview } from './selling.mails.ts';

type Creating = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

const NO_FILES: ChosenMedia = { photos: [], video: null };

/** Of what buyers will see. Does not depend on the order of the fields. */
function fingerprintOf(request: NewListingRequest): Buffer {
  const { draftId: _id, draftBasedOn: _basedOn, dismissedAdvice: _dismissed, ...listing } = request;
  const fields = Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(fields), 'buffer');
}

interface NewListing {
  given: Partial<Facts>;
  chosen: ChosenMedia;
  at: Date;
}

/** Stores a pending listing. */
export async function storeNewListing(
  tx: Executor,
  seller: Principal,
  { given, chosen, at }: NewListing,
): Promise<{ listingId: number; content: ListingContent }> {
  const ownerId = seller.accountId;
  const content = contentFrom(mergeFacts(blankFacts(at), given));
  const listingId = await insertListing(tx, {
    ...content,
    ownerId,
    brokerListing: seller.sellerType !== 'private',
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
  });
  await replaceMedia(tx, { listingId, revisionId: null }, { ownerId, chosen, at });
  return { listingId, content };
}

/** Stores the listing, deletes its draft and queues the seller's mail. */
async function create(
  deps: Creating,
  tx: Executor,
  seller: Principal,
  { images, video, draftId, draftBasedOn, dismissedAdvice, ...given }: NewListingRequest,
): Promise<number> {
  const at = deps.clock.now();
  const ownerId = seller.accountId;
  const draft = draftId ? { id: draftId, ownerId } : undefined;
  if (draft) await assertDraftCurrent(tx, draft, draftBasedOn);
  await countSubmission(tx, seller, at);
  const chosen = mergeChosenMedia({ images, video }, NO_FILES);
  const { listingId, content } = await storeNewListing(tx, seller, { given, chosen, at });
  if (dismissedAdvice.length > 0) await setDismissedAdvice(tx, listingId, dismissedAdvice);
  if (draft) await deleteDraftAndFiles(deps, tx, draft);
  await mailUnderReview(deps, tx, seller, content);
  return listingId;
}

/**
 * Creates a pending listing. The same request with the same key or draft is a retry and returns the listing that the
 * first one created. Different content with that key or draft is refused, because reporting success would hide that it
 * was not saved.
 */
export async function createListing(
  deps: Creating,
  seller: Principal,
  request: NewListingRequest,
  givenKey: string | undefined,
): Promise<OwnListing> {
  const ownerId = seller.accountId;
  const { draftId } = request;
  const key = givenKey ?? (draftId ? `draft ${draftId}` : undefined);

  const id = await deps.db.transaction(async (tx) => {
    if (key === undefined) return create(deps, tx, seller, request);
    const fingerprint = fingerprintOf(request);
    if (await claimSubmission(tx, { ownerId, key, draftId, fingerprint, createdAt: deps.clock.now() })) {
      const listingId = await create(deps, tx, seller, request);
      await completeSubmission(tx, { ownerId, key, listingId });
      return listingId;
    }
    const earlier = await findSubmission(tx, { ownerId, key, draftId });
    if (!earlier) throw new Error('The earlier submission has no listing');
    if (!earlier.fingerprint?.equals(fingerprint)) throw alreadySubmitted(earlier.listing);
    return earlier.listingId;
  });
  return readAsOwner(deps, id);
}
