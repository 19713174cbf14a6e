import { type ListingState, type SaleState, stateOf } from '#domain/listings/sale/lifecycle.ts';
import { and, eq, isNotNull, isNull, not, type SQL, sql } from '#server/db/drizzle.ts';
import { listings } from './listings.table.ts';

type Row = Pick<
  typeof listings.$inferSelect,
  'status' | 'closedAt' | 'paused' | 'underOfferAt' | 'deletedAt'
>;

/** The state of the sale. A listing that is taken down keeps it, in case it is approved again. */
export function saleStateOfRow({
  closedAt,
  paused,
  underOfferAt,
}: Omit<Row, 'status' | 'deletedAt'>): SaleState {
  if (closedAt) return paused ? 'paused' : 'sold';
  return underOfferAt ? 'under-offer' : 'for-sale';
}

export const stateOfRow = ({ status, deletedAt, ...sale }: Row): ListingState =>
  stateOf({ status, state: saleStateOfRow(sale), deletedAt });

/** The columns of each state of the sale, since the given time. */
export const SALE_COLUMNS = {
  'for-sale': () => ({ closedAt: null, paused: false, underOfferAt: null }),
  'under-offer': (at: Date) => ({ closedAt: null, paused: false, underOfferAt: at }),
  sold: (at: Date) => ({ closedAt: at, paused: false, underOfferAt: null }),
  paused: (at: Date) => ({ closedAt: at, paused: true, underOfferAt: null }),
} as const satisfies Record<SaleState, (at: Date) => Omit<Row, 'status' | 'deletedAt'>>;

const { status, closedAt, paused, underOfferAt } = listings;
const approvedAnd = (...conditions: SQL[]) => and(eq(status, 'approved'), ...conditions) ?? sql`false`;

/** The same as SQL conditions, for listings that are not deleted. */
export const IN_STATE = {
  pending: eq(status, 'pending'),
  /** On the market: for sale or under offer. */
  live: approvedAnd(isNull(closedAt)),
  'for-sale': approvedAnd(isNull(closedAt), isNull(underOfferAt)),
  'under-offer': approvedAnd(isNull(closedAt), isNotNull(underOfferAt)),
  sold: approvedAnd(isNotNull(closedAt), not(paused)),
  paused: approvedAnd(isNotNull(closedAt), eq(paused, true)),
  rejected: eq(status, 'rejected'),
} as const satisfies Partial<Record<ListingState | SaleState, SQL>>;
