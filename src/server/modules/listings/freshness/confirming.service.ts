import type { ConfirmedBoats } from '#contract/selling/selling.ts';
import { transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { saleStateOfRow, stateOfRow } from '../listing-state.ts';
import { type LockedListing, recordOnListing } from '../locked-listings.repository.ts';
import { lockOnlyOwn, moveSale } from '../selling/sale-state.service.ts';
import { notConfirmable } from '../selling/selling.errors.ts';
import { confirmed } from './confirmation.ts';

type Confirming = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** A paused boat comes back on sale. */
export async function confirmLocked(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  row: LockedListing,
  at: Date,
): Promise<void> {
  const state = stateOfRow(row);
  const result = transition(state, 'confirm', 'owner');
  if (!result.ok) throw notConfirmable();
  if (result.state === state) await recordOnListing(tx, row, confirmed(at));
  else await moveSale(deps, tx, row, { state: 'for-sale', at, refusal: notConfirmable });
}

/** Returns when. */
export async function confirmListing(deps: Confirming, ownerId: string, id: number): Promise<Date> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => confirmLocked(deps, tx, await lockOnlyOwn(tx, ownerId, id), at));
  return at;
}

/** Confirms those on the market. Whoever says "all" does not mean to bring back what they sold or paused. */
export async function confirmOnMarket(
  tx: Executor,
  rows: readonly LockedListing[],
  at: Date,
): Promise<ConfirmedBoats> {
  const result: ConfirmedBoats = { confirmed: [], left: [] };
  for (const row of rows) {
    const state = row.status === 'approved' ? saleStateOfRow(row) : row.status;
    if (state === 'for-sale' || state === 'under-offer') {
      await recordOnListing(tx, row, confirmed(at));
      result.confirmed.push(row.id);
    } else result.left.push({ id: row.id, state });
  }
  return result;
}

/** One that is not the owner's refuses all of them. */
export async function confirmListings(
  { db, clock }: Confirming,
  ownerId: string,
  ids: readonly number[],
): Promise<ConfirmedBoats> {
  // In the same order everywhere, so that two calls cannot wait for each other.
  const inOrder = [...new Set(ids)].toSorted((one, other) => one - other);
  return db.transaction(async (tx) => {
    const rows: LockedListing[] = [];
    for (const id of inOrder) rows.push(await lockOnlyOwn(tx, ownerId, id));
    const asRequested = rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    return confirmOnMarket(tx, asRequested, clock.now());
  });
}
