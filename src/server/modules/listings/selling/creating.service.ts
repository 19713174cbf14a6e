import type { NewListingRequest, OwnListing } from '#contract/selling.ts';
import { blankFacts, mergeFacts } from '#domain/listings/fields/read-facts.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import { discardDraft, putDraftAway } from '../drafts/drafts.service.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { placeMedia } from '../media/listing-media.repository.ts';
import { submitOnce } from '../submissions/submissions.repository.ts';
import { insertListing } from './own-listings.repository.ts';
import { readOne } from './own-listings.service.ts';
import { tellUnderReview } from './selling.mails.ts';
import { chosenBy, contentFrom } from './written-listing.ts';

type Creating = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mailer' | 'config'>;

const NO_FILES: ChosenMedia = { photos: [], video: null };

/**
 * A new listing, waiting for review. With a key the same request sent again, by a nervous finger or a retry, makes
 * no second one and no second mail.
 */
export async function createListing(
  deps: Creating,
  seller: Principal,
  request: NewListingRequest,
  key: string | undefined,
): Promise<OwnListing> {
  const { images, video, draftId, ...given } = request;
  const at = deps.clock.now();
  const ownerId = seller.accountId;
  const content = contentFrom(mergeFacts(blankFacts(at), given));

  const id = await deps.db.transaction(async (tx) => {
    const create = async () => {
      const brokerListing = seller.sellerType !== 'private';
      const listingId = await insertListing(tx, {
        ...content,
        ownerId,
        brokerListing,
        createdAt: at,
        submittedAt: at,
        updatedAt: at,
      });
      const chosen = chosenBy({ images, video }, NO_FILES);
      await placeMedia(tx, { listingId, revisionId: null }, { ownerId, chosen, at });
      if (draftId) await discardDraft(deps, tx, { id: draftId, ownerId });
      await tellUnderReview(deps, tx, seller, content);
      return listingId;
    };
    if (!key) return create();
    const { listingId, isNew } = await submitOnce(tx, { ownerId, key, at }, create);
    // Who never saw the first answer may have gone on writing the draft.
    if (!isNew && draftId) await putDraftAway(tx, { id: draftId, ownerId, at });
    return listingId;
  });
  return readOne(deps, id);
}
