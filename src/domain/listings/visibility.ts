import type { ListingState, ListingStatus } from './lifecycle.ts';

/** In lists, counts and search. */
export function isListed(state: ListingState): boolean {
  return state === 'live';
}

/** Its page, photos and call by id are open to everyone. */
export function isPublic(state: ListingState): boolean {
  return state === 'live' || state === 'sold';
}

/** Buyers may write to the seller or see the phone number, where the seller allows it. */
export function isContactable(state: ListingState): boolean {
  return state === 'live';
}

const STATUS_LABELS = {
  pending: 'Under Review',
  approved: 'Live',
  rejected: 'Rejected',
} as const satisfies Record<ListingStatus, string>;

/** What the owner reads about a listing's status. */
export function statusLabel(status: ListingStatus): string {
  return STATUS_LABELS[status];
}
