import type { ListingStatus } from '#domain/listings/sale/lifecycle.ts';
import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { eq, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from './listings.table.ts';

export type LockedListing = typeof listings.$inferSelect;

/** Locks the listing's row until the transaction ends: concurrent changes wait. */
export async function lockListing(tx: Executor, id: number): Promise<LockedListing | undefined> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  return row;
}

type Changed = Pick<LockedListing, 'id' | 'status'>;
type Values = Partial<Omit<typeof listings.$inferInsert, 'status'>>;

async function write(
  tx: Executor,
  id: number,
  values: Partial<typeof listings.$inferInsert>,
  version?: SQL,
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...values, ...(version && { reviewVersion: version }) })
    .where(eq(listings.id, id));
}

const NEXT_VERSION = sql`${listings.reviewVersion} + 1`;

/** Increments the review version, so that a decision about the earlier version is refused. Makes nothing public. */
export async function updateLockedListing(
  tx: Executor,
  { id, status }: Changed,
  values: Values & { status?: Exclude<ListingStatus, 'approved'> },
): Promise<void> {
  if (status === 'approved') announceListingsChanged(tx);
  await write(tx, id, values, NEXT_VERSION);
}

/** Only for `review/publish.ts`, which checks what may be public. */
export async function publishLockedListing(
  tx: Executor,
  { id }: Pick<LockedListing, 'id'>,
  values: Values,
): Promise<void> {
  announceListingsChanged(tx);
  await write(tx, id, { ...values, status: 'approved' }, NEXT_VERSION);
}

/** What is recorded about a public listing, besides what a reviewer decides about. */
type RecordedValues = Pick<
  Values,
  | 'confirmedAt'
  | 'unconfirmed'
  | 'remindedAt'
  | 'featured'
  | 'featuredUntil'
  | 'closedAt'
  | 'paused'
  | 'underOfferAt'
  | 'soldPrice'
  | 'soldHere'
  | 'papersSeen'
  | 'updatedAt'
>;

/** Leaves the review version as it is: a reviewer can still decide about the listing, or undo a decision. */
export async function recordOnListing(
  tx: Executor,
  { id, status }: Changed,
  values: RecordedValues,
): Promise<void> {
  if (status === 'approved') announceListingsChanged(tx);
  await write(tx, id, values);
}

export async function findOwner(executor: Executor, id: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.ownerId;
}
