import { readdir } from 'node:fs/promises';
import type { ModelRange, Offer } from '#demo/models/model-range.ts';
import type { CategoryId } from '#domain/taxonomy/categories.ts';

export interface Pattern {
  range: ModelRange;
  offer: Offer;
}

/** Every demo advert: the benchmark's boats are variations of these, so that texts and sizes are realistic. */
export async function readPatterns(): Promise<Map<CategoryId, Pattern[]>> {
  const folder = new URL('../demo/models/', import.meta.url);
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort();
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href)));
  const ranges = modules.flatMap((module) => Object.values(module)).filter(isRange);
  const patterns = ranges.flatMap((range) => range.offers.map((offer) => ({ range, offer })));
  return Map.groupBy(patterns, ({ range }) => range.category);
}

const isRange = (value: unknown): value is ModelRange =>
  typeof value === 'object' && value !== null && 'offers' in value && 'category' in value;

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
