import type { Boat, BoatPage, OwnBoat, Photo } from '#contract/boats/boat.ts';
import { endsOfPapers, papersOf } from '#domain/listings/fields/papers.ts';
import { confirmationText, soldAfterText } from '#domain/listings/sale/freshness.ts';
import { isFeatured, reducedUntil } from '#domain/listings/time-limits.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { BoatRow, OwnBoatRow, PhotoRow, PhotoShape } from './boats/boat-rows.ts';
import { lastConfirmed } from './freshness/confirmation.ts';
import { hiddenEnds, publicFacts, wholeFacts } from './listing-facts.ts';
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
 * In milliseconds. A view changes without a change to the listing when its featured period ends, when a fall of its
 * price is no longer shown, and when a certificate expires.
 */
export function viewExpiresAt(row: BoatRow, now: Date): number {
  const { featured, featuredUntil, reducedAt } = row;
  const ends = [featured ? featuredUntil : null, reducedAt && reducedUntil(reducedAt), ...endsOfPapers(row)];
  return Math.min(...ends.map((end) => (end && now < end ? end.getTime() : Infinity)));
}

export const photosView = (photos: readonly PhotoRow[]): Photo[] =>
  photos.map(({ id, ...shape }) => photoView(id, shape));

interface SaleTimes {
  live: boolean;
  paused: boolean;
  underOffer: boolean;
  liveAt: Date | null;
  closedAt: Date | null;
  lastConfirmed: Date | null;
}

/** When the boat was last confirmed, or after how long it was sold. It names days, so it changes by the clock. */
export function availabilityView(
  { live, paused, underOffer, liveAt, closedAt, lastConfirmed: last }: SaleTimes,
  now: Date,
): BoatPage['availability'] {
  if (live && last) return confirmationText(last, now, underOffer);
  if (paused || !liveAt || !closedAt) return null;
  return { text: soldAfterText(liveAt, closedAt), isOverdue: false };
}

/** What only a boat's own page has, without what changes from day to day. */
export function boatPageView(
  row: BoatRow,
  photos: readonly PhotoRow[],
  prices: BoatPage['prices'],
  now: Date,
): Pick<BoatPage, 'photos' | 'prices' | 'papers' | 'status' | 'soldAt'> {
  const isSold = row.status === 'approved' && saleStateOfRow(row) === 'sold';
  return {
    photos: photosView(photos),
    prices,
    papers: papersOf(wholeFacts(row), row.papersSeen ?? {}, now),
    status: row.status,
    soldAt: isSold ? (row.closedAt?.toISOString() ?? null) : null,
  };
}

export function ownBoatView(row: OwnBoatRow, now: Date): OwnBoat {
  return {
    ...boatView(row, now),
    ...hiddenEnds(row),
    status: row.status,
    rejectionReason: row.rejectionReason,
    sellerEmail: row.sellerEmail,
    sellerPhone: row.sellerPhone,
    hasPendingChanges: row.hasPendingChanges,
  };
}
