import { formatPrice } from '../../money.ts';
import type { CategoryId } from '../../taxonomy/categories.ts';
import { placementsOf, resolveCategory } from '../../taxonomy/category-names.ts';
import type { Choice } from './choices.ts';

const K = 1000;
const M = 1_000_000;

/** The prices in each category's dropdowns, in pounds. */
const PRICE_STEPS = {
  sailing: [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000].map((price) => price * K),
  motor: [10, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 2000, 3000, 5000].map((price) => price * K),
  'small-craft': [100, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000],
  specialist: [15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500].map(
    (price) => price * K,
  ),
  superyachts: [0.5, 1, 2, 3, 5, 7.5, 10, 15, 20, 30, 50, 75, 100, 150, 250].map((price) => price * M),
  engines: [100, 250, 500, 1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000],
  moorings: [500, 1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000],
} as const satisfies Record<CategoryId, readonly number[]>;

/** The steps for the slug of a category or subcategory; those of sailing if it is unknown. */
export function priceSteps(slug: string | undefined): readonly number[] {
  const category = slug && (resolveCategory(slug)?.id ?? placementsOf(slug)[0]?.category);
  return PRICE_STEPS[category || 'sailing'];
}

/** The highest price is no useful minimum. */
export function minPriceOptions(slug: string | undefined): readonly number[] {
  return priceSteps(slug).slice(0, -1);
}

/** The lowest price is no useful maximum. */
export function maxPriceOptions(slug: string | undefined): readonly number[] {
  return priceSteps(slug).slice(1);
}

/** "£7.5m": millions written out do not fit into the list. */
export const priceLabel = (price: number) =>
  price >= M && price % (M / 10) === 0 ? `£${price / M}m` : formatPrice(price);

export const priceChoices = (prices: readonly number[]): Choice[] =>
  prices.map((price) => ({ value: String(price), label: priceLabel(price) }));
