import type { VatStatus } from '../taxonomy/options.ts';

export type Badge = 'NEW' | 'PROJECT' | 'FEATURED';

type Badged = { condition?: string | null; featured?: boolean | null };

/** The badges of a card, in the order in which they stand. */
export function badgesOf({ condition, featured }: Badged): Badge[] {
  const badges: Badge[] = [];
  if (featured) badges.push('FEATURED');
  if (condition === 'new') badges.push('NEW');
  if (condition === 'project') badges.push('PROJECT');
  return badges;
}

/** The short label of a card. */
export function sellerLabel(brokerListing: boolean | null | undefined): 'Broker' | 'Private' {
  return brokerListing ? 'Broker' : 'Private';
}

/** The listing type of the detail page. */
export function listingType(brokerListing: boolean | null | undefined): 'Broker' | 'Private Seller' {
  return brokerListing ? 'Broker' : 'Private Seller';
}

const DEFAULT_VAT_STATUS: VatStatus = 'unpaid';

const VAT_BADGES = {
  paid: 'VAT PAID',
  unpaid: 'VAT UNPAID',
  other: 'VAT OTHER',
  na: 'VAT N/A',
} as const satisfies Record<VatStatus, string>;

export type VatBadge = (typeof VAT_BADGES)[VatStatus];

export function vatBadge(status: string | null | undefined): VatBadge {
  const known = status && Object.hasOwn(VAT_BADGES, status) ? (status as VatStatus) : DEFAULT_VAT_STATUS;
  return VAT_BADGES[known];
}

/** How many berths a card shows: none when there are none. */
export function shownBerths(berths: number | null | undefined): number | undefined {
  return berths && berths > 0 ? berths : undefined;
}
