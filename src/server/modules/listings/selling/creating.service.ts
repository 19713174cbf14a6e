import { hash } from 'node:crypto';
import type { NewListingRequest, OwnListing } from '#contract/selling/selling.ts';
import { blankFacts, mergeFacts } from '#domain/listings/fields/read-facts.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { alreadySubmitted } from '../drafts/drafts.errors.ts';
import { assertDraftCurrent, discardDraft } from '../drafts/drafts.service.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { placeMedia } from '../media/listing-media.repository.ts';
import { takeSubmission } from '../submissions/submission-limit.ts';
import {
  claimSubmission,
  completeSubmission,
  findSubmission,
} from '../submissions/submissions.repository.ts';
import { insertListing } from './own-listings.repository.ts';
import { readOne } from './own-listings.service.ts';
import { tellUnderReview } from './selling.mails.ts';
import { chosenBy, contentFrom } from './written-listing.ts';

type Creating = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

const NO_FILES: ChosenMedia = { photos: [], video: null };

/** The same for the same listing, in whichever order its fields were sent. */
function fingerprintOf({ draftId: _id, draftBasedOn: _basedOn, ...listing }: NewListingRequest): Buffer {
  const fields = Object.entries(listing).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(fields), 'buffer');
}

/** Stores the listing, deletes the draft that it was written as and queues the seller's mail. */
async function create(
  deps: Creating,
  tx: Executor,
  seller: Principal,
  { images, video, draftId, draftBasedOn, ...given }: NewListingRequest,
): Promise<number> {
  const at = deps.clock.now();
  const ownerId = seller.accountId;
  const draft = draftId ? { id: draftId, ownerId } : undefined;
  if (draft) await assertDraftCurrent(tx, draft, draftBasedOn);
  await takeSubmission(tx, seller, at);
  const content = contentFrom(mergeFacts(blankFacts(at), given));
  const listingId = await insertListing(tx, {
    ...content,
    ownerId,
    brokerListing: seller.sellerType !== 'private',
    createdAt: at,
    submittedAt: at,
    updatedAt: at,
  });
  const chosen = chosenBy({ images, video }, NO_FILES);
  await placeMedia(tx, { listingId, revisionId: null }, { ownerId, chosen, at });
  if (draft) await discardDraft(deps, tx, draft);
  await tellUnderReview(deps, tx, seller, content);
  return listingId;
}

/**
 * A new listing, waiting for review. The same request again, with the same key or of the same draft, is a retry: it
 * answers the listing that the first one made. Other content with that key or of that draft is refused, so that nothing
 * that was typed disappears behind an answer that sounds like success.
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
    if (!earlier) throw new Error('A submission without a listing was committed');
    if (!earlier.fingerprint?.equals(fingerprint)) throw alreadySubmitted(earlier.listing);
    return earlier.listingId;
  });
  return readOne(deps, id);
}
