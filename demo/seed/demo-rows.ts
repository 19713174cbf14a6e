import type { accounts } from '../../src/server/modules/accounts/accounts.table.ts';
import type { companies } from '../../src/server/modules/accounts/company/company.table.ts';
import type { listings } from '../../src/server/modules/listings/listings.table.ts';
import type { media } from '../../src/server/modules/media/media.table.ts';
import type { DemoData } from '../create-demo-data.ts';
import type { DemoListing } from '../demo-listing.ts';
import type { SuspiciousListing } from '../desk/suspicious-listings.ts';
import { artworksOf, type DemoArtwork, PICTURE, pictureId } from '../pictures/artwork.ts';
import { demoId } from './demo-ids.ts';
import { logoId } from './logos.ts';

type AccountRow = typeof accounts.$inferInsert & { id: string };
type MediaRow = typeof media.$inferInsert & { id: string };
type ListingRow = typeof listings.$inferInsert;

type Person = Pick<
  DemoData['accounts'][number],
  'firstName' | 'lastName' | 'email' | 'sellerType' | 'createdAt'
> &
  Partial<Pick<AccountRow, 'suspendedAt' | 'suspensionReason'>>;

export function accountRows(people: readonly Person[], passwordHash: string): AccountRow[] {
  return people.map(({ firstName, lastName, email, sellerType, createdAt, ...person }) => ({
    id: demoId(email, createdAt),
    email,
    emailKey: email.toLowerCase(),
    firstName,
    lastName,
    sellerType,
    passwordHash,
    emailVerifiedAt: createdAt,
    suspendedAt: person.suspendedAt ?? null,
    suspensionReason: person.suspensionReason ?? null,
    createdAt,
    updatedAt: person.suspendedAt ?? createdAt,
  }));
}

type Firm = Pick<
  DemoData['accounts'][number],
  'email' | 'sellerType' | 'tradingName' | 'home' | 'about' | 'flag' | 'createdAt'
>;

/** The company profiles of brokers and dealers. */
export function companyRows(
  people: readonly Firm[],
  accountIds: ReadonlyMap<string, string>,
): (typeof companies.$inferInsert)[] {
  return people
    .filter(({ sellerType }) => sellerType !== 'private')
    .map((firm) => ({
      accountId: accountIds.get(firm.email) ?? '',
      name: firm.tradingName,
      place: firm.home,
      about: firm.about ?? '',
      logoId: firm.flag ? logoId(firm) : null,
      openingHours: 'Monday to Friday, 9 am to 5.30 pm\nSaturday, 10 am to 4 pm',
      website: `https://www.${firm.email.slice(firm.email.indexOf('@') + 1)}`,
      updatedAt: firm.createdAt,
    }));
}

/** The pictures of one listing, drawn later. */
export function pictureRows(
  listing: DemoListing,
  ownerId: string,
  {
    placeholderFor,
    coverHash,
  }: { placeholderFor: (artwork: DemoArtwork) => string | null; coverHash?: bigint | null },
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
    pictureHash: shot === 0 ? (coverHash ?? null) : null,
    createdAt,
    storedAt: createdAt,
  }));
}

export function listingRow(listing: SuspiciousListing, ownerId: string): ListingRow {
  const { key: _key, sellerEmail: _email, art: _art, soldAt, pausedAt, ...facts } = listing;
  return {
    ...facts,
    electronics: [...facts.electronics],
    safetyEquipment: [...facts.safetyEquipment],
    sailInventory: [...facts.sailInventory],
    galley: [...facts.galley],
    mooringServices: [...(facts.mooringServices ?? [])],
    ownerId,
    closedAt: soldAt ?? pausedAt,
    paused: pausedAt !== null,
    submittedAt: listing.submittedAt ?? listing.createdAt,
    liveAt: listing.approvedAt,
    featured: listing.featuredUntil !== null,
    reviewedAt: listing.approvedAt ?? listing.rejectedAt,
    updatedAt: listing.approvedAt ?? listing.rejectedAt ?? listing.createdAt,
  };
}
