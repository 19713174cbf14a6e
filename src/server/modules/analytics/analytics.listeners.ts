import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { EnquiryListeners } from '#server/modules/enquiries/enquiries.listeners.ts';
import type { ListenersOfRequest } from '#server/modules/watchlist/watchlist.listeners.ts';
import { countBoatEvent } from './analytics.repository.ts';
import { recordReveal } from './analytics.service.ts';
import { createVisitKeys } from './visitors/visit-keys.ts';
import { visitorOf } from './visitors/visitor.ts';

/**
 * Counts watchlist changes in the transaction that makes them. Each account and each client address counts once per boat
 * and day.
 */
export function countWatchlistChanges({ clock }: Deps): ListenersOfRequest {
  const visitKeys = createVisitKeys(clock);
  return (request) => {
    const { address, accountId } = visitorOf(request);
    const countFirst = async (
      tx: Executor,
      type: 'watchlist_add' | 'watchlist_remove',
      listingId: number,
    ) => {
      const visits = await visitKeys(tx, [address, `account ${accountId}`], `${type} ${listingId}`);
      await countBoatEvent(tx, { type, listingId, at: clock.now(), notOwnedBy: accountId, visits });
    };
    return {
      added: (tx, listingId) => countFirst(tx, 'watchlist_add', listingId),
      removed: (tx, listingId) => countFirst(tx, 'watchlist_remove', listingId),
    };
  };
}

export function countEnquiries(deps: Deps): EnquiryListeners {
  const visitKeys = createVisitKeys(deps.clock);
  return {
    async received(tx, listingId) {
      await countBoatEvent(tx, { type: 'enquiry', listingId, at: deps.clock.now() });
    },
    revealed: (request, listingId) => recordReveal(deps, visitKeys, visitorOf(request), listingId),
  };
}
