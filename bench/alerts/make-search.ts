import { createRandom, type Random } from '@slipway/demo/random';
import { NAMED_PLACES } from '#domain/places/named/named-places.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { MARKET_SHARES, type Pattern } from '../market/boat-stock.ts';

const CATEGORY_DRAW = Object.entries(MARKET_SHARES).flatMap(([category, share]) =>
  Array<CategoryId>(share).fill(category as CategoryId),
);
/** As the price filter offers them. */
const PRICE_STEPS = [
  1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 75_000, 100_000, 150_000,
  200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
];
const DISTANCES = [10, 25, 50, 100];
const KEYWORDS = ['project', 'bow thruster', 'trailer', 'teak', 'solar', 'liveaboard', 'bilge keel'];

const pickSkewed = <T>(random: Random, items: readonly T[]): T =>
  items[Math.floor(random.next() ** 1.5 * items.length)] as T;

const feet = (length: number, by: number) => Math.max(5, Math.round((length * by) / 5) * 5);

/** How often people use each filter, and what they choose when a boat such as this is what they want. */
const CHOICES: readonly {
  share: number;
  choose: (wanted: Pattern, random: Random) => Filters;
}[] = [
  { share: 0.9, choose: ({ range }) => ({ category: range.category }) },
  {
    share: 0.55,
    choose: ({ range }) => ({ category: range.category, subcategory: range.subcategory }) as Filters,
  },
  { share: 0.3, choose: ({ offer }) => (offer.make ? { make: offer.make } : {}) },
  {
    share: 0.08,
    choose: ({ offer }) => (offer.make && offer.model ? { make: offer.make, model: offer.model } : {}),
  },
  {
    share: 0.65,
    choose: ({ offer }, random) => {
      const above = PRICE_STEPS.filter((step) => step >= offer.price).slice(0, 3);
      return above.length > 0 ? { maxPrice: random.pick(above) } : {};
    },
  },
  {
    share: 0.2,
    choose: ({ offer }) => {
      const minPrice = PRICE_STEPS.findLast((step) => step <= offer.price * 0.6);
      return minPrice ? { minPrice } : {};
    },
  },
  {
    share: 0.25,
    choose: ({ offer }, random) => {
      const length = offer.size?.length;
      if (!length) return {};
      return { minLength: feet(length, 0.85), ...(random.chance(0.6) && { maxLength: feet(length, 1.2) }) };
    },
  },
  {
    share: 0.4,
    choose: (_, random) => ({
      location: pickSkewed(random, NAMED_PLACES).name,
      ...(random.chance(0.5) && { distance: random.pick(DISTANCES) }),
    }),
  },
  {
    share: 0.15,
    choose: ({ offer }, random) =>
      offer.yearBuilt ? { yearFrom: Math.round((offer.yearBuilt - random.int(2, 12)) / 5) * 5 } : {},
  },
  { share: 0.1, choose: (_, random) => ({ keywords: random.pick(KEYWORDS) }) },
  {
    share: 0.06,
    choose: ({ offer }) => (offer.size?.draft ? { maxDraft: Math.ceil(offer.size.draft) } : {}),
  },
  {
    share: 0.05,
    choose: (_, random) => (random.chance(0.5) ? { privateSeller: true } : { brokerListing: true }),
  },
  { share: 0.04, choose: () => ({ fuelType: 'diesel' }) },
];

/** The search with this number, the same in every run: a buyer who wants a boat such as one on the market. */
export function makeSearch(number: number, stock: ReadonlyMap<CategoryId, readonly Pattern[]>): Filters {
  const random = createRandom(`search ${number}`);
  const wanted = pickSkewed(random, stock.get(random.pick(CATEGORY_DRAW)) ?? []);
  const chosen = CHOICES.filter(({ share }) => random.chance(share));
  return Object.assign({}, ...chosen.map(({ choose }) => choose(wanted, random)));
}
