import type { OwnListing } from '#contract/selling/selling.ts';
import type { AdviceId } from '#domain/listings/coach/advice.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { readAsOwner } from '../selling/own-listings.service.ts';
import { lockOnlyOwn } from '../selling/sale-state.service.ts';
import { setDismissedAdvice } from './dismissed-advice.repository.ts';

/** Keeps the advice that the seller does not want to see again for a listing; an empty list brings all of it back. */
export async function dismissAdvice(
  deps: Pick<Deps, 'db' | 'clock'>,
  seller: Principal,
  id: number,
  advice: readonly AdviceId[],
): Promise<OwnListing> {
  await deps.db.transaction(async (tx) => {
    await lockOnlyOwn(tx, seller.accountId, id);
    await setDismissedAdvice(tx, id, advice);
  });
  return readAsOwner(deps, id);
}
