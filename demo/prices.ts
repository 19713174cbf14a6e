import type { Random } from './artwork/random.ts';
import { shuffled } from './card-deck.ts';
import type { DemoListing } from './demo-listing.ts';
import { daysAfter, isLive } from './schedule.ts';

const DAY = 24 * 3_600_000;

const ageInDays = ({ approvedAt }: DemoListing, now: Date) => (Number(now) - Number(approvedAt)) / DAY;

/** As sellers round: hundreds for boats, tens for small things. */
const roundly = (price: number) =>
  price > 5_000 ? Math.round(price / 250) * 250 : Math.round(price / 10) * 10;

export interface DemoPrice {
  price: number;
  at: Date;
}

/** How a price developed: each pattern has the earlier prices as multiples of the current one. */
const PATTERNS: readonly (readonly number[])[] = [
  [1.06],
  [1.14, 1.08],
  [0.96],
  [1.2, 1.12, 1.05],
  [1.04, 1.1],
];
const SHARE_WITH_HISTORY = 0.3;
const LEAST_AGE_DAYS = 25;

/** The prices of some live boats, oldest first and the current one last, by the boat's key. */
export function priceHistories(
  listings: readonly DemoListing[],
  now: Date,
  random: Random,
  /** The boat whose price fell so far that reviewers see it as a concern. */
  unusual: string | undefined,
): Map<string, DemoPrice[]> {
  const settled = listings.filter((boat) => isLive(boat) && ageInDays(boat, now) > LEAST_AGE_DAYS);
  const chosen = shuffled(settled, random).slice(0, Math.round(settled.length * SHARE_WITH_HISTORY));
  const histories = new Map(
    chosen.map((boat, place): [string, DemoPrice[]] => {
      const factors = PATTERNS[place % PATTERNS.length] ?? [];
      const prices = [...factors.map((factor) => roundly(boat.price * factor)), boat.price];
      const step = ageInDays(boat, now) / prices.length;
      const start = boat.approvedAt ?? now;
      return [
        boat.key,
        prices.map((price, nth) => ({
          price,
          at: nth === 0 ? start : daysAfter(start, step * (nth - 0.3 + random.next() * 0.3)),
        })),
      ];
    }),
  );
  const fallen = listings.find(({ key }) => key === unusual);
  if (fallen)
    histories.set(fallen.key, [
      { price: roundly(fallen.price * 1.9), at: fallen.approvedAt ?? now },
      { price: fallen.price, at: daysAfter(now, -3) },
    ]);
  return histories;
}

/** A listing that its seller deleted before listing the same boat again. */
export type DeletedListing = DemoListing & { deletedAt: Date };

const RELISTED = 5;

export function earlierListings(
  listings: readonly DemoListing[],
  now: Date,
  random: Random,
): DeletedListing[] {
  const candidates = listings.filter(
    (boat) =>
      isLive(boat) && boat.make && boat.model && boat.yearBuilt && boat.length && ageInDays(boat, now) < 60,
  );
  return shuffled(candidates, random)
    .slice(0, RELISTED)
    .map((boat) => {
      const approvedAt = daysAfter(boat.approvedAt ?? now, -random.between(70, 160));
      return {
        ...boat,
        key: `${boat.key}-before`,
        price: roundly(boat.price * random.between(1.03, 1.15)),
        featuredUntil: null,
        createdAt: daysAfter(approvedAt, -0.5),
        approvedAt,
        deletedAt: daysAfter(boat.approvedAt ?? now, -random.between(2, 20)),
      };
    });
}

const SALES = { models: 8, boats: 9 } as const;

/** Boats that others sold here earlier: price guides are based on them. Their pages are gone, and so are their pictures. */
export function pastSales(listings: readonly DemoListing[], now: Date, random: Random): DemoListing[] {
  const sellers = [...new Set(listings.map(({ sellerEmail }) => sellerEmail))];
  const candidates = listings.filter(
    (boat) =>
      isLive(boat) && boat.make && boat.model && boat.yearBuilt && boat.length && boat.currency === 'GBP',
  );
  return shuffled(candidates, random)
    .slice(0, SALES.models)
    .flatMap((boat) =>
      Array.from({ length: SALES.boats }, (_, nth) => {
        const soldAt = daysAfter(now, -random.between(100, 640));
        const approvedAt = daysAfter(soldAt, -random.between(15, 150));
        const yearBuilt = (boat.yearBuilt ?? 0) + (nth % 7) - 4;
        const others = sellers.filter((email) => email !== boat.sellerEmail);
        return {
          ...boat,
          key: `${boat.key}-sold-${nth + 1}`,
          sellerEmail: others[(nth * 7) % others.length] ?? boat.sellerEmail,
          title: `${boat.make} ${boat.model} (${yearBuilt})`,
          description: `A ${yearBuilt} ${boat.make} ${boat.model}, sold through Slipway.`,
          yearBuilt,
          price: roundly(boat.price * random.between(0.75, 1.25)),
          featuredUntil: null,
          createdAt: daysAfter(approvedAt, -0.5),
          approvedAt,
          soldAt,
        };
      }),
    );
}
