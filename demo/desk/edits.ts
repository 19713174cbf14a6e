import type { Random } from '../artwork/random.ts';
import { shuffled } from '../card-deck.ts';
import type { DemoListing } from '../demo-listing.ts';
import { daysAfter, isLive } from '../schedule.ts';

/** Typical changes to public listings. */
const EDITS = [
  {
    hoursAgo: 1.1,
    priceTimes: 0.93,
    adds: 'A recent survey is available to serious buyers.',
  },
  {
    hoursAgo: 6.7,
    priceTimes: 1,
    adds: 'Now lying ashore with the mast down, and open to sensible offers before the winter.',
  },
  {
    hoursAgo: 14.2,
    priceTimes: 0.88,
    adds: 'Reduced for a sale before the season ends, as our new boat is ready.',
    dropsPicture: true,
  },
  {
    hoursAgo: 25.4,
    priceTimes: 1.04,
    adds: 'The standing rigging has been replaced since the advert was first written.',
  },
] as const;

export interface DemoEdit {
  listing: string;
  changes: Pick<DemoListing, 'price' | 'description'>;
  dropsPicture: boolean;
  createdAt: Date;
}

const roundly = (price: number) => Math.round(price / 50) * 50;

/** Changes to live private boats that are waiting for review, each for a different boat. */
export function editsOf(listings: readonly DemoListing[], now: Date, random: Random): DemoEdit[] {
  const settled = listings.filter(
    (listing) =>
      isLive(listing) &&
      !listing.brokerListing &&
      listing.approvedAt !== null &&
      listing.approvedAt < daysAfter(now, -12),
  );
  const boats = shuffled(settled, random);
  return EDITS.flatMap((edit, at) => {
    const boat = boats[at];
    if (!boat) return [];
    const { hoursAgo, priceTimes } = edit;
    const adds = 'adds' in edit ? `\n\n${edit.adds}` : '';
    return [
      {
        listing: boat.key,
        changes: { price: roundly(boat.price * priceTimes), description: `${boat.description}${adds}` },
        dropsPicture: 'dropsPicture' in edit,
        createdAt: daysAfter(now, -hoursAgo / 24),
      },
    ];
  });
}
