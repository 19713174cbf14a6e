import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerFigures } from '#contract/selling/seller-figures.ts';
import { DAY } from '#domain/durations.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { changeListing, insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { countBoatEvent } from '../analytics.repository.ts';
import { londonDay } from './london-day.ts';

let t: TestApp;
let seller: SignedInAccount;
beforeAll(async () => {
  t = await startTestApp();
  seller = await registerAccount(t);
});
afterAll(() => t.close());

// At noon, so that neither the time zone nor a clock change moves it to another day.
const daysAgo = (days: number) =>
  new Date(Date.parse(`${londonDay(t.deps.clock.now())}T12:00Z`) - days * DAY);
const figures = async (who = seller): Promise<SellerFigures> =>
  (await call(t, { url: `/api/my-boats/figures?email=${who.user.email}`, headers: who.headers })).json();
const newListing = (fields: Parameters<typeof insertListing>[1] = {}) =>
  insertListing(t.db, { ownerId: seller.user.id, ...fields });
const viewed = (listingId: number, days: number) =>
  countBoatEvent(t.db, { type: 'boat_view', listingId, at: daysAgo(days) });

describe('the figures of a seller', () => {
  it('are thirty days of zeros for a seller without listings', async () => {
    const { days, ...totals } = await figures(await registerAccount(t));
    expect(days).toHaveLength(30);
    expect(days.every(({ views }) => views === 0)).toBe(true);
    expect(days.at(-1)?.day).toBe(londonDay(t.deps.clock.now()));
    expect(totals).toEqual({
      totalViews: 0,
      watchlistAdds: 0,
      contactReveals: 0,
      enquiries: 0,
      activeListings: 0,
      liveListings: 0,
      soldListings: 0,
      listings: [],
    });
  });

  it('MYLIST-01 MYLIST-05 exclude what is not public, and add up the counts of the seller’s own boats, in total, by boat and by day', async () => {
    const one = await newListing();
    const sold = await newListing({ closedAt: new Date() });
    const waiting = await newListing({ status: 'pending' });
    await changeListing(t.db, waiting.id, { liveAt: null, approvedAt: null });
    const rejected = await newListing({
      status: 'rejected',
      rejectionReason: 'Blurred',
      rejectedAt: new Date(),
    });
    await changeListing(t.db, rejected.id, { liveAt: null, approvedAt: null });
    const deleted = await newListing();
    const otherListing = await insertListing(t.db);
    for (const days of [0, 0, 29, 30]) await viewed(one.id, days);
    await viewed(sold.id, 29);
    await viewed(deleted.id, 0);
    await viewed(otherListing.id, 0);
    await changeListing(t.db, deleted.id, { deletedAt: new Date() });
    const at = daysAgo(1);
    await countBoatEvent(t.db, { type: 'watchlist_add', listingId: one.id, at });
    await countBoatEvent(t.db, { type: 'contact_reveal', listingId: sold.id, at });
    await countBoatEvent(t.db, { type: 'enquiry', listingId: one.id, at });

    const { days, listings, ...totals } = await figures();
    expect(totals).toEqual({
      totalViews: 5,
      watchlistAdds: 1,
      contactReveals: 1,
      enquiries: 1,
      activeListings: 1,
      liveListings: 1,
      soldListings: 1,
    });
    expect(listings.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: one.id, totalViews: 4, watchlistAdds: 1, contactReveals: 0, enquiries: 1 },
      { id: sold.id, totalViews: 1, watchlistAdds: 0, contactReveals: 1, enquiries: 0 },
    ]);
    expect(days.filter(({ views }) => views > 0)).toEqual([
      { day: londonDay(daysAgo(29)), views: 2 },
      { day: londonDay(daysAgo(0)), views: 2 },
    ]);
  });
});
