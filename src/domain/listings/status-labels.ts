import type { ListingStatus } from './lifecycle.ts';

const STATUS_LABELS = {
  pending: 'Under Review',
  approved: 'Live',
  rejected: 'Rejected',
} as const satisfies Record<ListingStatus, string>;

/** The status as shown to the seller. */
export function statusLabel(status: ListingStatus): string {
  return STATUS_LABELS[status];
}
