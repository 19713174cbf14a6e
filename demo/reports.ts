import type { Random } from './artwork/random.ts';
import { shuffled } from './deck.ts';
import type { DemoListing } from './demo-listing.ts';
import { daysAfter } from './schedule.ts';

const ROWS = [
  {
    daysAgo: 0.8,
    reason: 'The details or photos are wrong',
    details:
      'The draft given here is less than half of what the class association says. Probably a slip, but somebody could go aground on it.',
    email: 'ian.puddifoot@inbox.example',
  },
  {
    daysAgo: 2.9,
    reason: 'The boat is already sold',
    details: 'I was told at the marina that she changed hands last weekend.',
    email: null,
  },
  {
    daysAgo: 6.3,
    reason: 'It is listed twice',
    details: null,
    email: 'hannah@brookandsons.example',
  },
] as const;

/** Visitors' doubts, each about another live boat that had been up long enough to be doubted. */
export function reportsAbout(listings: readonly DemoListing[], now: Date, random: Random) {
  const settled = listings.filter(
    ({ approvedAt, soldAt }) => approvedAt !== null && !soldAt && approvedAt < daysAfter(now, -10),
  );
  return shuffled(settled, random)
    .slice(0, ROWS.length)
    .flatMap((listing, index) => {
      const row = ROWS[index];
      if (!row) return [];
      const { daysAgo, ...report } = row;
      return [{ listing: listing.key, ...report, createdAt: daysAfter(now, -daysAgo) }];
    });
}
