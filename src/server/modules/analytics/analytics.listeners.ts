import type { Deps } from '#server/deps.ts';
import type { EnquiryListeners } from '#server/modules/enquiries/enquiries.listeners.ts';
import type { WatchlistListeners } from '#server/modules/watchlist/watchlist.listeners.ts';
import { countBoatEvent } from './analytics.repository.ts';
import { recordReveal } from './analytics.service.ts';
import { createCountOnce } from './visitors/count-once.ts';
import { visitorOf } from './visitors/visitor.ts';

/** Counts watchlist changes in the transaction that makes them: exactly those that truly happen. */
export const countWatchlistChanges = ({ clock }: Deps): WatchlistListeners => ({
  async added(tx, listingId) {
    await countBoatEvent(tx, { type: 'watchlist_add', listingId, at: clock.now() });
  },
  async removed(tx, listingId) {
    await countBoatEvent(tx, { type: 'watchlist_remove', listingId, at: clock.now() });
  },
});

export function countEnquiries(deps: Deps): EnquiryListeners {
  const countOnce = createCountOnce(deps.clock);
  return {
    async received(tx, listingId) {
      await countBoatEvent(tx, { type: 'enquiry', listingId, at: deps.clock.now() });
    },
    revealed: (request, listingId) => recordReveal(deps, countOnce, visitorOf(request), listingId),
  };
}
