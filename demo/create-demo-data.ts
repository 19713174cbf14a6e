import { MENU_CATEGORIES } from '../src/domain/taxonomy/categories.ts';
import { createSellerFinder, SELLERS } from './accounts.ts';
import { type Advert, specificationOf } from './advert.ts';
import { createRandom, type Random } from './artwork/random.ts';
import { createDeck, type Deck, shuffled } from './card-deck.ts';
import { conversationsFrom } from './conversations.ts';
import { dailyCounts } from './daily-counts.ts';
import { type DemoListing, demoListing } from './demo-listing.ts';
import { recentEvents, unmetSearches } from './desk/activity.ts';
import { auditEntriesAbout } from './desk/audit-entries.ts';
import { editsOf } from './desk/edits.ts';
import { deskAccounts } from './desk/people.ts';
import { reportsAbout } from './desk/reports.ts';
import { trustedBroker } from './desk/samples.ts';
import { supportMessages } from './desk/support-messages.ts';
import { boatToCopy, suspiciousListings } from './desk/suspicious-listings.ts';
import { enquiriesAbout } from './enquiries.ts';
import type { ModelRange, Offer } from './models/model-range.ts';
import { RANGES } from './models/ranges.ts';
import { earlierListings, pastSales, priceHistories } from './prices.ts';
import { createDescriptionWriter } from './prose/write-description.ts';
import { createSchedule, daysAfter, FEATURED_DAYS, isLive } from './schedule.ts';
import { placeNamed, WATERS, type Waters } from './waters.ts';

type DemoOptions = { readonly seed: string | number; readonly now: Date };

const FEATURED_PER_CATEGORY = 2;
const ACCOUNT_AGE_DAYS = { least: 190, most: 1100 } as const;

/** A complete data set as plain objects: the same seed and time always give the same result. */
export function createDemoData({ seed, now }: DemoOptions) {
  const random = createRandom(seed);
  const accounts = SELLERS.map(({ deals: _, reach: __, ...seller }) => ({
    ...seller,
    createdAt: daysAfter(
      now,
      -random.fork(seller.email).between(ACCOUNT_AGE_DAYS.least, ACCOUNT_AGE_DAYS.most),
    ),
  }));
  const listings = createListings(now, random);
  const enquiries = enquiriesAbout(listings, now, random.fork('enquiries'));
  const edits = editsOf(listings, now, random.fork('edits'));
  return {
    accounts,
    listings,
    enquiries,
    conversations: conversationsFrom(enquiries, listings, now, random.fork('conversations')),
    now,
    supportMessages: supportMessages(now),
    reports: reportsAbout(listings, now, random.fork('reports')),
    deskAccounts: deskAccounts(now),
    suspiciousListings: suspiciousListings(listings, now),
    copied: boatToCopy(listings, now),
    edits,
    auditEntries: auditEntriesAbout(listings, now),
    trustedBroker: trustedBroker(
      listings,
      new Set(accounts.filter(({ sellerType }) => sellerType === 'broker').map(({ email }) => email)),
    ),
    priceHistories: priceHistories(listings, now, random.fork('prices'), edits[0]?.listing),
    earlierListings: earlierListings(listings, now, random.fork('earlier listings')),
    pastSales: pastSales(listings, now, random.fork('past sales')),
    unmetSearches: unmetSearches(now, random.fork('unmet searches')),
    events: recentEvents(listings, now, random.fork('events')),
    ...dailyCounts(listings, enquiries, now, random.fork('counts')),
  };
}

export type DemoData = ReturnType<typeof createDemoData>;

function createListings(now: Date, random: Random): DemoListing[] {
  const describe = createDescriptionWriter(now, random.fork('prose'));
  const schedule = createSchedule(now, random.fork('schedule'));
  const adverts = shuffled(placeAdverts(now, random), random.fork('order'));
  const listings = adverts.map((advert) =>
    demoListing(advert, schedule(advert.offer.outcome), describe, random.fork(advert.offer.title)),
  );
  return feature(listings, now, random.fork('featured')).sort(
    (a, b) => Number(a.createdAt) - Number(b.createdAt),
  );
}

function placeAdverts(now: Date, random: Random): Advert[] {
  const decks = new Map<Waters, Deck<(typeof WATERS)[Waters][number]>>();
  const dealPlace = (range: ModelRange, offer: Offer) => {
    if (offer.at) return placeNamed(offer.at);
    const deck = decks.get(range.waters) ?? createDeck(WATERS[range.waters], random.fork(range.waters));
    decks.set(range.waters, deck);
    return deck.draw() ?? placeNamed('Southampton');
  };
  const findSeller = createSellerFinder();
  return RANGES.flatMap((range) =>
    range.offers.map((offer): Advert => {
      const dealt = dealPlace(range, offer);
      const seller = findSeller(offer.by, range.prose, dealt);
      return {
        range,
        offer,
        seller,
        // A dealer's boats are in the dealer's own yard.
        place: offer.by === 'dealer' ? placeNamed(seller.home) : dealt,
        specification: specificationOf(range, offer),
        age: Math.max(0, now.getUTCFullYear() - (offer.yearBuilt ?? now.getUTCFullYear())),
      };
    }),
  );
}

/** Features a few live boats of every menu category. */
function feature(listings: readonly DemoListing[], now: Date, random: Random): DemoListing[] {
  const chosen = new Set(
    MENU_CATEGORIES.flatMap(({ id }) =>
      shuffled(
        listings.filter((listing) => listing.category === id && isLive(listing) && !listing.underOfferAt),
        random,
      ).slice(0, FEATURED_PER_CATEGORY),
    ),
  );
  return listings.map((listing) =>
    chosen.has(listing)
      ? { ...listing, featuredUntil: daysAfter(now, random.between(FEATURED_DAYS.least, FEATURED_DAYS.most)) }
      : listing,
  );
}
