import type { ListingStatus } from './lifecycle.ts';

const STATUS_LABELS = {
  pending: 'Under Review',
  approved: 'Live',
  rejected: 'Rejected',
} as const satisfies Record<ListingStatus, string>;

/** What the owner reads about a listing's status. */
export function statusLabel(status: ListingStatus): string {
  return STATUS_LABELS[status];
}
