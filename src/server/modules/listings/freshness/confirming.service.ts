import { transition } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { stateOfRow } from '../listing-state.ts';
import { type LockedListing, updateLockedListing } from '../locked-listings.repository.ts';
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
  if (result.state === state) await updateLockedListing(tx, row, confirmed(at));
  else await moveSale(deps, tx, row, { state: 'for-sale', at, refusal: notConfirmable });
}

/** All of them or none; returns when. */
export async function confirmListings(
  deps: Confirming,
  ownerId: string,
  ids: readonly number[],
): Promise<Date> {
  const at = deps.clock.now();
  // In the same order everywhere, so that two calls cannot wait for each other.
  const inOrder = [...new Set(ids)].toSorted((one, other) => one - other);
  await deps.db.transaction(async (tx) => {
    for (const id of inOrder) await confirmLocked(deps, tx, await lockOnlyOwn(tx, ownerId, id), at);
  });
  return at;
}
