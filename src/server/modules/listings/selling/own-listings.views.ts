import type { OwnListing } from '#contract/selling/selling.ts';
import { coach } from '#domain/listings/coach/coach.ts';
import { diffFacts } from '#domain/listings/fields/diff-facts.ts';
import { confirmBy } from '#domain/listings/sale/freshness.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { OwnBoatRow } from '../boats/boats.repository.ts';
import { lastConfirmed } from '../freshness/confirmation.ts';
import { factsOf } from '../listing-facts.ts';
import { ownBoatView, photosView } from '../listings.views.ts';
import { type ChosenMedia, isSameMedia } from '../media/chosen-media.ts';
import type { OwnListingRow } from './own-listings.repository.ts';

type Files = OwnListingRow['files'];

const videoUrl = (id: string | null) => id && objectUrl(id);

const NO_SHAPE = { width: null, height: null, placeholder: null };

/** The boat as it would look if the revision were approved. */
function withProposal(
  boat: OwnBoatRow,
  { revision, files }: NonNullable<OwnListingRow['proposal']>,
): OwnBoatRow {
  const { id: _id, ...cover } = files.photos[0] ?? { id: '', ...NO_SHAPE };
  return {
    ...boat,
    ...revision.content,
    imageIds: files.photos.map(({ id }) => id),
    videoId: files.videoId,
    cover,
  };
}

const chosenMediaOf = ({ photos, videoId }: Files): ChosenMedia => ({
  photos: photos.map(({ id }) => id),
  video: videoId,
});

const confirmByOf = (boat: OwnBoatRow): Date | null => {
  const last = lastConfirmed(boat);
  return last && confirmBy(last);
};

export function ownListingView(row: OwnListingRow, now: Date): OwnListing {
  const { boat, files, proposal, changeRequest, reference } = row;
  const photos = photosView(files.photos);
  const { score, steps } = coach({ facts: factsOf(boat), photos: photos.length }, row.dismissedAdvice);
  return {
    ...ownBoatView(boat, now),
    photos,
    proposal: proposal && proposalView({ ...row, proposal }, now),
    changeRequest: changeRequest && {
      message: changeRequest.message,
      requestedAt: changeRequest.requestedAt.toISOString(),
    },
    reference,
    confirmBy: boat.live ? (confirmByOf(boat)?.toISOString() ?? null) : null,
    score,
    nextStep: steps[0] ?? null,
    dismissedAdvice: row.dismissedAdvice,
  };
}

function proposalView(
  { boat, files, proposal }: OwnListingRow & { proposal: NonNullable<OwnListingRow['proposal']> },
  now: Date,
): NonNullable<OwnListing['proposal']> {
  const proposed = withProposal(boat, proposal);
  const { revision } = proposal;
  return {
    status: revision.status === 'rejected' ? 'rejected' : 'pending',
    submittedAt: revision.updatedAt.toISOString(),
    rejectionReason: revision.rejectionReason,
    changes: diffFacts(factsOf(boat), factsOf(proposed)),
    photoChange: isSameMedia(chosenMediaOf(files), chosenMediaOf(proposal.files))
      ? null
      : {
          from: photosView(files.photos),
          to: photosView(proposal.files.photos),
          video:
            files.videoId === proposal.files.videoId
              ? null
              : { from: videoUrl(files.videoId), to: videoUrl(proposal.files.videoId) },
        },
    proposed: { ...ownBoatView(proposed, now), photos: photosView(proposal.files.photos) },
  };
}
