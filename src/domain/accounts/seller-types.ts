export const SELLER_TYPES = [
  { value: 'private', label: 'Private Seller' },
  { value: 'broker', label: 'Broker' },
  { value: 'dealer', label: 'Dealer' },
] as const;

export type SellerType = (typeof SELLER_TYPES)[number]['value'];

export const DEFAULT_SELLER_TYPE: SellerType = 'private';

/** Whether an account's listings are shown as broker listings: dealers count as brokers. */
export function listsAsBroker(sellerType: SellerType): boolean {
  return sellerType !== 'private';
}

export const ROLES = ['admin', 'user'] as const;
export type Role = (typeof ROLES)[number];
