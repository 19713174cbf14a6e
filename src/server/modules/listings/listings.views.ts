import type { Boat, BoatPage, OwnBoat, Photo } from '#contract/boats/boat.ts';
import { HOUR } from '#domain/durations.ts';
import { confirmationText, soldAfterText } from '#domain/listings/freshness.ts';
import { isFeatured, reducedUntil } from '#domain/listings/time-limits.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { BoatRow, PhotoShape } from './boats/boat-rows.ts';
import type { OwnBoatRow, PhotoRow } from './boats/boats.repository.ts';
import { lastConfirmed } from './freshness/confirmation.ts';
import { publicFacts } from './listing-facts.ts';
import { saleStateOfRow } from './listing-state.ts';

const UNKNOWN_SHAPE: PhotoShape = { width: null, height: null, placeholder: null };

const photoView = (id: string, shape: PhotoShape | undefined): Photo => ({
  url: objectUrl(id),
  ...(shape ?? UNKNOWN_SHAPE),
});

/**
 * A boat as anyone may see it. Contains only fields whose definition says they are public, and the others listed here: a
 * new column is never exposed by accident.
 */
export function boatView(row: BoatRow, now: Date): Boat {
  const [coverId] = row.imageIds;
  const state = saleStateOfRow(row);
  return {
    id: row.id,
    ...publicFacts(row),
    images: row.imageIds.map(objectUrl),
    cover: coverId ? photoView(coverId, row.cover) : null,
    video: row.videoId && objectUrl(row.videoId),
    featured: row.featured && isFeatured(row.featuredUntil, now),
    brokerListing: row.brokerListing,
    sold: row.status === 'approved' && state === 'sold',
    state,
    confirmedAt: lastConfirmed(row)?.toISOString() ?? null,
    listedAt: row.liveAt?.toISOString() ?? null,
    firstListedAt: (row.firstListedAt ?? row.liveAt)?.toISOString() ?? null,
    ...reductionOf(row, now),
    showPhone: row.showPhone && Boolean(row.sellerPhone?.trim()),
    createdAt: row.createdAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
  };
}

/** The last fall of the price of a boat for sale, while it is shown. */
function reductionOf(
  { live, reducedBy, reducedAt }: BoatRow,
  now: Date,
): Pick<Boat, 'reducedBy' | 'reducedAt'> {
  return live && reducedAt && now < reducedUntil(reducedAt)
    ? { reducedBy, reducedAt: reducedAt.toISOString() }
    : { reducedBy: null, reducedAt: null };
}

/**
 * In milliseconds. A view changes without a change to the listing when its featured period ends, and when a fall of its
 * price is no longer shown.
 */
export const viewExpiresAt = ({ featured, featuredUntil, reducedAt }: BoatRow, now: Date): number =>
  Math.min(
    ...[featured ? featuredUntil : null, reducedAt && reducedUntil(reducedAt)].map((end) =>
      end && now < end ? end.getTime() : Infinity,
    ),
  );

export const photosView = (photos: readonly PhotoRow[]): Photo[] =>
  photos.map(({ id, ...shape }) => photoView(id, shape));

function availabilityOf(row: BoatRow, now: Date): BoatPage['availability'] {
  const last = lastConfirmed(row);
  if (row.live && last) return confirmationText(last, now);
  if (saleStateOfRow(row) !== 'sold' || !row.liveAt || !row.closedAt) return null;
  return { text: soldAfterText(row.liveAt, row.closedAt), isOverdue: false };
}

/** The page names days as well. They change at midnight in London, which is always on the hour. */
export const pageExpiresAt = (row: BoatRow, now: Date): number =>
  Math.min(viewExpiresAt(row, now), (Math.floor(now.getTime() / HOUR) + 1) * HOUR);

/** The cacheable part of a boat's page. */
export function boatPageView(
  row: BoatRow,
  { photos, prices, seller }: { photos: readonly PhotoRow[] } & Pick<BoatPage, 'prices' | 'seller'>,
  now: Date,
): Omit<BoatPage, 'viewsThisWeek'> {
  const boat = boatView(row, now);
  return {
    ...boat,
    photos: photosView(photos),
    prices,
    seller,
    status: row.status,
    soldAt: boat.sold ? (row.closedAt?.toISOString() ?? null) : null,
    availability: availabilityOf(row, now),
  };
}

export function ownBoatView(row: OwnBoatRow, now: Date): OwnBoat {
  return {
    ...boatView(row, now),
    status: row.status,
    rejectionReason: row.rejectionReason,
    sellerEmail: row.sellerEmail,
    sellerPhone: row.sellerPhone,
    hasPendingChanges: row.hasPendingChanges,
  };
}
