import type { Random } from './artwork/random.ts';
import type { DemoListing } from './demo-listing.ts';
import type { DemoEnquiry } from './enquiries.ts';
import { daysAfter } from './schedule.ts';

const DAYS = 30;
const WEEKEND_RISE = 1.5;
const FEATURED_RISE = 2.2;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The days up to today, oldest first. */
const lastDays = (now: Date) => Array.from({ length: DAYS }, (_, index) => daysAfter(now, index - DAYS + 1));

/** Daily views of each boat, and totals for the whole site. */
export function dailyCounts(
  listings: readonly DemoListing[],
  enquiries: readonly DemoEnquiry[],
  now: Date,
  random: Random,
) {
  const asked = Map.groupBy(enquiries, ({ listing, createdAt }) => `${listing} ${dayOf(createdAt)}`);
  const listingCounts = listings
    .flatMap((listing) => countsOf(listing, now, random.fork(listing.key)))
    .map((count) => ({
      ...count,
      enquiries: asked.get(`${count.listing} ${count.day}`)?.length ?? 0,
    }));
  return { listingCounts, siteCounts: siteCounts(listingCounts, now, random) };
}

type ListingCount = {
  readonly listing: string;
  readonly day: string;
  readonly views: number;
  readonly reveals: number;
  readonly watchlistAdds: number;
};

function countsOf(listing: DemoListing, now: Date, random: Random): ListingCount[] {
  const { approvedAt, featuredUntil } = listing;
  const closedAt = listing.soldAt ?? listing.pausedAt;
  if (!approvedAt) return [];
  const appeal = random.between(3, 14) * (featuredUntil ? FEATURED_RISE : 1);
  const some = (views: number, share: number) =>
    Math.floor(views * share * random.between(0.2, 1.8) + random.next() * 0.6);
  return lastDays(now)
    .filter((day) => dayOf(day) >= dayOf(approvedAt) && (!closedAt || day <= closedAt))
    .map((day) => {
      const age = (Number(day) - Number(approvedAt)) / Number(daysAfter(new Date(0), 1));
      const novelty = 0.6 + 1.4 * Math.exp(-Math.max(0, age) / 6);
      const weekend = [0, 6].includes(day.getUTCDay()) ? WEEKEND_RISE : 1;
      const views = Math.round(appeal * novelty * weekend * random.between(0.6, 1.4));
      const reveals = listing.showPhone ? Math.min(views, some(views, 0.02)) : 0;
      return {
        listing: listing.key,
        day: dayOf(day),
        views,
        reveals,
        watchlistAdds: Math.min(views, some(views, 0.04)),
      };
    });
}

function siteCounts(counts: readonly (ListingCount & { enquiries: number })[], now: Date, random: Random) {
  return lastDays(now).flatMap((moment) => {
    const day = dayOf(moment);
    const ofDay = counts.filter((count) => count.day === day);
    const sum = (of: (count: (typeof ofDay)[number]) => number) =>
      ofDay.reduce((total, count) => total + of(count), 0);
    const views = sum((count) => count.views);
    const totals = {
      page_view: Math.round(views * random.between(1.5, 1.8)),
      boat_view: views,
      contact_reveal: sum((count) => count.reveals),
      watchlist_add: sum((count) => count.watchlistAdds),
      search: Math.round(views * random.between(0.35, 0.5)),
      enquiry: sum((count) => count.enquiries),
    };
    return Object.entries(totals).map(([eventType, total]) => ({ day, eventType, total }));
  });
}
