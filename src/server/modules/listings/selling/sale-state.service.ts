import type { OwnListing, SaleStateRequest } from '#contract/selling/selling.ts';
import { SALE_EVENTS, transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { confirmed } from '../freshness/confirmation.ts';
import { SALE_COLUMNS, saleStateOfRow, stateOfRow } from '../listing-state.ts';
import { boatNotFound } from '../listings.errors.ts';
import {
  type LockedListing,
  lockListing,
  recordOnListing,
  updateLockedListing,
} from '../locked-listings.repository.ts';
import { queueMove } from '../notices/queue-notice.ts';
import { isListedAlready } from '../review/same-hull-number.repository.ts';
import { mergePendingRevision, withdrawRevision } from '../revisions/revisions.repository.ts';
import { lockOwnListing, SENT_TO_REVIEW } from './lock-own-listing.ts';
import { readAsOwner } from './own-listings.service.ts';
import { notLive, saleStateRefused } from './selling.errors.ts';

type SaleDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Other people's listings do not exist for this call. */
export async function lockOnlyOwn(tx: Executor, ownerId: string, id: number): Promise<LockedListing> {
  const row = await lockListing(tx, id);
  if (!row || row.deletedAt || row.ownerId !== ownerId) throw boatNotFound();
  return row;
}

/**
 * Moves a locked listing of the owner's along; throws `refusal` if the lifecycle forbids it. A boat that would come back
 * on sale waits for a review instead if another one on the market has its hull number; then it returns "waits".
 */
export async function moveSale(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  row: LockedListing,
  move: SaleStateRequest & { at: Date; by?: 'owner' | 'job'; undoMs?: number; refusal: () => Error },
): Promise<'moved' | 'waits'> {
  const { state, soldPrice = null, soldHere = null, at, by = 'owner', undoMs, refusal } = move;
  const comesBack = state === 'for-sale' && row.status === 'approved' && row.closedAt !== null;
  const listedAlready = comesBack && (await isListedAlready(tx, row));
  const result = transition(stateOfRow(row), SALE_EVENTS[state], by, { listedAlready });
  if (!result.ok) throw refusal();
  if (result.state === 'pending') {
    await sendToReview(tx, row, at);
    return 'waits';
  }
  await recordOnListing(tx, row, {
    ...SALE_COLUMNS[state](at),
    ...(state === 'sold' ? { soldPrice, soldHere } : { soldPrice: null, soldHere: null }),
    ...(state === 'for-sale' || state === 'under-offer' ? confirmed(at) : {}),
    updatedAt: at,
  });
  // A job cannot be undone, and nobody is notified of its pauses.
  if (by === 'owner')
    await queueMove(deps, tx, { listingId: row.id, before: saleStateOfRow(row), after: state, at, undoMs });
  return 'moved';
}

/** With the changes that wait; rejected ones are withdrawn. */
async function sendToReview(tx: Executor, row: LockedListing, at: Date): Promise<void> {
  await mergePendingRevision(tx, { listingId: row.id, at });
  await withdrawRevision(tx, { listingId: row.id, at });
  await updateLockedListing(tx, row, {
    ...SALE_COLUMNS['for-sale'](),
    ...SENT_TO_REVIEW,
    soldPrice: null,
    soldHere: null,
    submittedAt: at,
    updatedAt: at,
  });
}

export async function setSaleState(
  deps: SaleDeps,
  seller: Principal,
  id: number,
  request: SaleStateRequest,
): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOnlyOwn(tx, seller.accountId, id);
    await moveSale(deps, tx, row, { ...request, at, refusal: () => saleStateRefused(request.state) });
  });
  return readAsOwner(deps, id);
}

/** The specified call, which knows two states. */
export async function markSold(
  deps: SaleDeps,
  seller: Principal,
  id: number,
  sold: boolean,
): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnListing(tx, seller, id);
    await moveSale(deps, tx, row, { state: sold ? 'sold' : 'for-sale', at, refusal: notLive });
  });
  return readAsOwner(deps, id);
}
