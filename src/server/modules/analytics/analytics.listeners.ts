import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { EnquiryListeners } from '#server/modules/enquiries/enquiries.listeners.ts';
import type { ListenersOfRequest } from '#server/modules/watchlist/watchlist.listeners.ts';
import { countBoatEvent } from './analytics.repository.ts';
import { A_DAY, recordReveal } from './analytics.service.ts';
import { createCountOnce } from './visitors/count-once.ts';
import { visitorOf } from './visitors/visitor.ts';

/**
 * Counts watchlist changes in the transaction that makes them. Saving again, or from another account in the same place,
 * is the same interest.
 */
export function countWatchlistChanges({ clock }: Deps): ListenersOfRequest {
  const countOnce = createCountOnce(clock);
  return (request) => {
    const visitor = { ...visitorOf(request), isPresent: true };
    const account = { ...visitor, address: `account ${visitor.accountId}` };
    const countFirst = async (
      tx: Executor,
      type: 'watchlist_add' | 'watchlist_remove',
      listingId: number,
    ) => {
      const once = { action: `${type} ${listingId}`, windowMs: A_DAY } as const;
      const change = { type, listingId, at: clock.now(), notOwnedBy: visitor.accountId };
      await countOnce({ ...once, visitor: account }, () =>
        countOnce({ ...once, visitor }, () => countBoatEvent(tx, change)),
      );
    };
    return {
      added: (tx, listingId) => countFirst(tx, 'watchlist_add', listingId),
      removed: (tx, listingId) => countFirst(tx, 'watchlist_remove', listingId),
    };
  };
}

export function countEnquiries(deps: Deps): EnquiryListeners {
  const countOnce = createCountOnce(deps.clock);
  return {
    async received(tx, listingId) {
      await countBoatEvent(tx, { type: 'enquiry', listingId, at: deps.clock.now() });
    },
    revealed: (request, listingId) => recordReveal(deps, countOnce, visitorOf(request), listingId),
  };
}
