import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { SALE_COLUMNS, saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import {
  type LockedListing,
  updateLockedListing,
} from '#server/modules/listings/locked-listings.repository.ts';
import { lockOnlyOwn, moveSale } from '#server/modules/listings/selling/sale-state.service.ts';
import { saleStateRefused } from '#server/modules/listings/selling/selling.errors.ts';

/** A boat that is not for sale goes through "for sale" where the lifecycle has no direct way. */
export async function moveTo(
  { deps, tx, at }: { deps: Deps; tx: Executor; at: Date },
  boat: LockedListing,
  state: SaleState,
): Promise<void> {
  if (saleStateOfRow(boat) === state || boat.status === 'rejected') return;
  if (boat.status === 'pending') return updateLockedListing(tx, boat, SALE_COLUMNS[state](at));
  const refusal = () => saleStateRefused(state);
  const isOnSale = saleStateOfRow(boat) === 'for-sale';
  if (isOnSale || state === 'for-sale' || (state === 'sold' && saleStateOfRow(boat) !== 'sold')) {
    await moveSale(deps, tx, boat, { state, at, refusal });
    return;
  }
  const onTheWay = await moveSale(deps, tx, boat, { state: 'for-sale', at, refusal });
  const after = await lockOnlyOwn(tx, boat.ownerId, boat.id);
  if (onTheWay === 'waits') await updateLockedListing(tx, after, SALE_COLUMNS[state](at));
  else await moveSale(deps, tx, after, { state, at, refusal });
}
