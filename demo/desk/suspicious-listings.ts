import type { DemoListing } from '../demo-listing.ts';
import { daysAfter, isLive } from '../schedule.ts';
import { placeNamed } from '../waters.ts';
import { DESK_PEOPLE, type DeskPerson } from './people.ts';

/** A copy that has been waiting for review since then, under another seller. */
const waiting = (person: DeskPerson, phone: string, hoursAgo: number, now: Date) => ({
  sellerEmail: DESK_PEOPLE[person].email as string,
  sellerName: `${DESK_PEOPLE[person].firstName} ${DESK_PEOPLE[person].lastName}`,
  sellerPhone: phone,
  brokerListing: false,
  status: 'pending' as const,
  createdAt: daysAfter(now, -hoursAgo / 24),
  approvedAt: null,
  soldAt: null,
  pausedAt: null,
  underOfferAt: null,
  confirmedAt: null,
  featuredUntil: null,
  rejectedAt: null,
  rejectionReason: null,
});

/** A listing that was rejected and submitted again. */
export const RESUBMITTED = {
  key: 'family-cruiser-with-everything-aboard',
  title: 'Family cruiser with everything aboard',
  daysAgo: 2.6,
  rejection: {
    daysAgo: 1.8,
    reason: 'There is only one picture, and it shows the pontoon. Please add pictures of the boat.',
  },
} as const;

export type SuspiciousListing = DemoListing & { readonly submittedAt?: Date };

const MIN_PICTURES = 3;

/** The number of similar live boats, for comparing prices. */
const countAlike = (listings: readonly DemoListing[], boat: DemoListing) =>
  listings.filter(
    (other) =>
      isLive(other) &&
      other.category === boat.category &&
      other.subcategory === boat.subcategory &&
      Math.abs((other.length ?? 0) / (boat.length ?? 1) - 1) <= 0.1 &&
      Math.abs((other.yearBuilt ?? 0) - (boat.yearBuilt ?? 0)) <= 5,
  ).length;

/** A mid-market live boat with many similar ones, listed long enough to be copied. */
export function boatToCopy(listings: readonly DemoListing[], now: Date): DemoListing {
  const [found] = listings
    .filter(
      (boat) =>
        isLive(boat) &&
        Number(boat.approvedAt) < Number(daysAfter(now, -20)) &&
        boat.make !== null &&
        boat.hullNumber !== null &&
        boat.currency === 'GBP' &&
        boat.price > 15_000 &&
        boat.price < 150_000,
    )
    .toSorted((one, other) => countAlike(listings, other) - countAlike(listings, one));
  if (!found) throw new Error('The demo market has no boat to copy');
  return found;
}

/** Two suspicious adverts: one copied from another seller, one with contact details in its text. */
export function suspiciousListings(listings: readonly DemoListing[], now: Date): SuspiciousListing[] {
  const original = boatToCopy(listings, now);
  const place = placeNamed('Southampton');
  const copy: DemoListing = {
    ...original,
    ...waiting('chancer', '07700 900944', 3.4, now),
    key: `${original.key}-again`,
    price: Math.round((original.price * 0.38) / 100) * 100,
    location: place.name,
    county: place.county,
    latitude: place.latitude,
    longitude: place.longitude,
    showEmail: true,
    showPhone: true,
    description:
      'Urgent sale as I have moved abroad for work and cannot keep her. She is in very good order throughout and ready to sail away today. Priced low for a quick deal, first to pay the deposit secures her, and delivery anywhere in the country can be arranged by my shipping agent. Please do not use the form as I do not see those messages. Write to me at dean.marlow.boats@quickmail.example and I will send the account details.',
    art: { ...original.art, count: MIN_PICTURES },
  };
  const model =
    listings.find(({ category, status }) => category === 'motor' && status === 'approved') ?? original;
  const resubmitted: SuspiciousListing = {
    ...model,
    ...waiting('hurried', '07700 900871', 9.1, now),
    createdAt: daysAfter(now, -RESUBMITTED.daysAgo),
    submittedAt: daysAfter(now, -9.1 / 24),
    key: RESUBMITTED.key,
    title: RESUBMITTED.title,
    hullNumber: null,
    showEmail: false,
    showPhone: true,
    description:
      'We have had eleven happy summers with her and the children have now left home. She comes with everything that you see: crockery for six, two sets of fenders, a nearly new canopy and the dinghy. The engine starts at the first turn and was serviced in March. Viewing at weekends only. It is quickest to ring me on 07700 900871 after six in the evening, or have a look at all two hundred pictures on www.tilleyfamilyboat.example before you come.',
    art: { ...model.art, seed: model.art.seed + 1 },
  };
  return [copy, resubmitted];
}
