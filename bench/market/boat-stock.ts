import { RANGES } from '@slipway/demo/models';
import type { CategoryId } from '#domain/taxonomy/categories.ts';

type ModelRange = (typeof RANGES)[number];

export interface Pattern {
  range: ModelRange;
  offer: ModelRange['offers'][number];
}

/** Every demo advert: the benchmark's boats are variations of these, so that texts and sizes are realistic. */
export function readPatterns(): Map<CategoryId, Pattern[]> {
  const patterns = RANGES.flatMap((range) => range.offers.map((offer) => ({ range, offer })));
  return Map.groupBy(patterns, ({ range }) => range.category);
}

/** The share of each category, in per cent. */
export const MARKET_SHARES = {
  sailing: 31,
  motor: 29,
  'small-craft': 18,
  specialist: 10,
  superyachts: 1,
  engines: 10,
  moorings: 1,
} as const satisfies Record<CategoryId, number>;
