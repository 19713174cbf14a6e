import { CATEGORIES, type CategoryId } from './categories.ts';

/** The number of boats in a subcategory, or in a category without one. */
export type PlaceCount = { category: CategoryId; subcategory: string | null; count: number };

type BySubcategory = Record<string, number>;

export type CategorySummary = {
  boats: Record<CategoryId, number>;
  subcategories: Record<CategoryId, BySubcategory>;
};

export type DetailedSummary = Record<CategoryId, { total: number; subcategories: BySubcategory }>;

/** Includes categories and subcategories without boats. */
export function detailedSummary(counts: readonly PlaceCount[]): DetailedSummary {
  return byCategory((category) => {
    const own = counts.filter((place) => place.category === category);
    const { subcategories } = CATEGORIES.find(({ id }) => id === category) ?? { subcategories: [] };
    return {
      total: sum(own),
      subcategories: Object.fromEntries(
        subcategories.map(({ id }) => [id, sum(own.filter(({ subcategory }) => subcategory === id))]),
      ),
    };
  });
}

export function categorySummary(counts: readonly PlaceCount[]): CategorySummary {
  const detailed = detailedSummary(counts);
  return {
    boats: byCategory((category) => detailed[category].total),
    subcategories: byCategory((category) => detailed[category].subcategories),
  };
}

function byCategory<T>(figure: (category: CategoryId) => T): Record<CategoryId, T> {
  return Object.fromEntries(CATEGORIES.map(({ id }) => [id, figure(id)])) as Record<CategoryId, T>;
}

function sum(counts: readonly PlaceCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
