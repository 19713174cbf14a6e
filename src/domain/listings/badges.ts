import { FIELDS } from './fields/fields.ts';
import type { VatStatus } from './fields/options.ts';

export type Badge = 'NEW' | 'PROJECT' | 'FEATURED';

type Badged = { condition?: string | null; featured?: boolean | null };

/** The badges of a card, in display order. */
export function badgesOf({ condition, featured }: Badged): Badge[] {
  const badges: Badge[] = [];
  if (featured) badges.push('FEATURED');
  if (condition === 'new') badges.push('NEW');
  if (condition === 'project') badges.push('PROJECT');
  return badges;
}

/** The short label on a card. */
export function sellerLabel(brokerListing: boolean | null | undefined): 'Broker' | 'Private' {
  return brokerListing ? 'Broker' : 'Private';
}

/** The listing type on the boat's page. */
export function listingType(brokerListing: boolean | null | undefined): 'Broker' | 'Private Seller' {
  return brokerListing ? 'Broker' : 'Private Seller';
}

const VAT_BADGES = {
  paid: 'VAT PAID',
  unpaid: 'VAT UNPAID',
  other: 'VAT OTHER',
  na: 'VAT N/A',
} as const satisfies Record<VatStatus, string>;

type VatBadge = (typeof VAT_BADGES)[VatStatus];

type Taxed = { vatStatus?: string | null; brokerListing?: boolean | null };

/** None for a private seller's "na", which is also stored when the seller states nothing. */
export function vatBadge({ vatStatus, brokerListing }: Taxed): VatBadge | undefined {
  const known =
    vatStatus && Object.hasOwn(VAT_BADGES, vatStatus) ? (vatStatus as VatStatus) : FIELDS.vatStatus.default;
  return known === FIELDS.vatStatus.unstated && !brokerListing ? undefined : VAT_BADGES[known];
}
