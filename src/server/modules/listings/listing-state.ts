import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { type ListingState, stateOf } from '#domain/listings/lifecycle.ts';
import { listings } from './listings.table.ts';

type Row = Pick<typeof listings.$inferSelect, 'status' | 'soldAt' | 'deletedAt'>;

/** `soldAt` alone does not mean sold: a listing that is taken down keeps it, in case it is approved again. */
export const stateOfRow = ({ status, soldAt, deletedAt }: Row): ListingState =>
  stateOf({ status, sold: soldAt !== null, deletedAt });

/** The same as SQL conditions, for listings that are not deleted. */
export const IN_STATE = {
  pending: eq(listings.status, 'pending'),
  live: and(eq(listings.status, 'approved'), isNull(listings.soldAt)),
  sold: and(eq(listings.status, 'approved'), isNotNull(listings.soldAt)),
  rejected: eq(listings.status, 'rejected'),
} as const satisfies Partial<Record<ListingState, SQL | undefined>>;
