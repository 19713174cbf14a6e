import type { accounts } from '#server/modules/accounts/accounts.table.ts';
import type { listings } from '#server/modules/listings/listings.table.ts';
import type { media } from '#server/modules/media/media.table.ts';
import type { DemoData } from '../create-demo-data.ts';
import type { DemoListing } from '../demo-listing.ts';
import { artworksOf, type DemoArtwork, PICTURE, pictureId } from '../pictures/artwork.ts';
import { demoId } from './demo-ids.ts';

type AccountRow = typeof accounts.$inferInsert & { id: string };
type MediaRow = typeof media.$inferInsert & { id: string };
type ListingRow = typeof listings.$inferInsert;

export function accountRows(sellers: DemoData['accounts'], passwordHash: string): AccountRow[] {
  return sellers.map(({ firstName, lastName, email, sellerType, createdAt }) => ({
    id: demoId(email, createdAt),
    email,
    emailKey: email.toLowerCase(),
    firstName,
    lastName,
    sellerType,
    passwordHash,
    emailVerifiedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }));
}

/** The pictures of one listing, drawn later. */
export function pictureRows(
  listing: DemoListing,
  ownerId: string,
  placeholderFor: (artwork: DemoArtwork) => string | null,
): MediaRow[] {
  const { key, createdAt } = listing;
  return artworksOf(listing).map((artwork, shot) => ({
    id: pictureId(listing, shot),
    ownerId,
    kind: 'photo',
    status: 'stored',
    fileName: `${key}-${shot + 1}.jpg`,
    contentType: 'image/jpeg',
    ...PICTURE,
    placeholder: placeholderFor(artwork),
    createdAt,
    storedAt: createdAt,
  }));
}

export function listingRow(listing: DemoListing, ownerId: string): ListingRow {
  const { key: _key, sellerEmail: _email, art: _art, ...facts } = listing;
  return {
    ...facts,
    electronics: [...facts.electronics],
    safetyEquipment: [...facts.safetyEquipment],
    sailInventory: [...facts.sailInventory],
    galley: [...facts.galley],
    ownerId,
    liveAt: listing.approvedAt,
    featured: listing.featuredUntil !== null,
    reviewedAt: listing.approvedAt ?? listing.rejectedAt,
    updatedAt: listing.approvedAt ?? listing.rejectedAt ?? listing.createdAt,
  };
}
