import type { REPORT_REASONS, ReportState } from '../../src/domain/listings/review/reports.ts';
import type { Random } from '../artwork/random.ts';
import { shuffled } from '../card-deck.ts';
import type { DemoListing } from '../demo-listing.ts';
import { daysAfter, isLive } from '../schedule.ts';

interface Row {
  daysAgo: number;
  reason: (typeof REPORT_REASONS)[number];
  details: string | null;
  email: string | null;
  /** How long it took to resolve the report, and why. */
  settled?: { hours: number; outcome: Exclude<ReportState, 'open'>; note: string };
}

const ROWS: readonly Row[] = [
  {
    daysAgo: 0.8,
    reason: 'The details or photos are wrong',
    details:
      'The draft given here is less than half of what the class association says. Probably a slip, but somebody could go aground on it.',
    email: 'ian.puddifoot@inbox.example',
  },
  {
    daysAgo: 0.3,
    reason: 'I think it is a scam',
    details:
      'The seller answered within a minute and wants a holding deposit before any viewing. Maybe honest, but it did not feel right.',
    email: 'c.lovelace@postbag.example',
  },
  {
    daysAgo: 1.9,
    reason: 'The boat is already sold',
    details: 'I was told at the marina that she changed hands last weekend.',
    email: null,
  },
  {
    daysAgo: 2.6,
    reason: 'It is listed more than once',
    details: null,
    email: 'hannah@brookandsons.example',
  },
  {
    daysAgo: 9.4,
    reason: 'The details or photos are wrong',
    details: 'The engine in the third picture is not the one in the text.',
    email: 'r.okafor@seamail.example',
    settled: {
      hours: 7,
      outcome: 'dismissed',
      note: 'The seller sent the engine number: the picture shows the engine before its repaint.',
    },
  },
  {
    daysAgo: 16.1,
    reason: 'Something else',
    details: 'Far too expensive!',
    email: null,
    settled: { hours: 3, outcome: 'dismissed', note: 'A price is the seller’s to ask.' },
  },
];

/** Visitors' reports, each about a different live boat that was listed early enough. */
export function reportsAbout(listings: readonly DemoListing[], now: Date, random: Random) {
  const settledBoats = listings.filter(
    (listing) => isLive(listing) && listing.approvedAt !== null && listing.approvedAt < daysAfter(now, -20),
  );
  const boats = shuffled(settledBoats, random);
  return ROWS.flatMap(({ daysAgo, settled, ...report }, at) => {
    const boat = boats[at];
    if (!boat) return [];
    const createdAt = daysAfter(now, -daysAgo);
    return [
      {
        ...report,
        listing: boat.key,
        createdAt,
        resolvedAt: settled ? daysAfter(createdAt, settled.hours / 24) : null,
        outcome: settled?.outcome ?? null,
        note: settled?.note ?? null,
      },
    ];
  });
}
