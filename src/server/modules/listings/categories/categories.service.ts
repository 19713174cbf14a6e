import type {
  CategoryFigures,
  CategorySummary,
  DetailedCategorySummary,
  KnownMakes,
} from '#contract/search/categories.ts';
import { averagePrice } from '#domain/money.ts';
import { CATEGORIES, type CategoryId, type SubcategoryId } from '#domain/taxonomy/categories.ts';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';
import type { Deps } from '#server/deps.ts';
import { type CategoryCount, listMakesForSale, readCategoryCounts } from './category-counts.repository.ts';

const sum = (
  rows: readonly CategoryCount[],
  figure: 'total' | 'featured' | 'broker' | 'priced' | 'priceSum',
) => rows.reduce((total, row) => total + row[figure], 0);

/** Every make of the index: those with a live boat first, each half in alphabetical order. */
export async function knownMakes({ db }: Pick<Deps, 'db'>): Promise<KnownMakes> {
  const forSale = new Set(await listMakesForSale(db, INDEX_BRANDS));
  return INDEX_BRANDS.map((make) => ({ make, forSale: forSale.has(make) })).toSorted(
    (one, other) => Number(other.forSale) - Number(one.forSale),
  );
}

/** Includes categories and subcategories without a boat. */
export async function detailedSummary({ db }: Pick<Deps, 'db'>): Promise<DetailedCategorySummary> {
  const rows = await readCategoryCounts(db);
  return Object.fromEntries(
    CATEGORIES.map(({ id, subcategories }) => {
      const ours = rows.filter(({ category }) => category === id);
      const counts = subcategories.map((subcategory) => [
        subcategory.id,
        ours.find((row) => row.subcategory === subcategory.id)?.total ?? 0,
      ]);
      return [id, { total: sum(ours, 'total'), subcategories: Object.fromEntries(counts) }];
    }),
  );
}

export async function summary(deps: Pick<Deps, 'db'>): Promise<CategorySummary> {
  const categories = Object.entries(await detailedSummary(deps));
  return {
    boats: Object.fromEntries(categories.map(([id, { total }]) => [id, total])),
    subcategories: Object.fromEntries(categories.map(([id, { subcategories }]) => [id, subcategories])),
  };
}

export async function figuresOf(
  { db }: Pick<Deps, 'db'>,
  category: CategoryId,
  subcategory?: SubcategoryId,
): Promise<CategoryFigures> {
  const counts = await readCategoryCounts(db, category);
  const rows = subcategory ? counts.filter((row) => row.subcategory === subcategory) : counts;
  const priced = sum(rows, 'priced');
  return {
    total: sum(rows, 'total'),
    averagePrice: (priced > 0 && averagePrice(sum(rows, 'priceSum') / priced)) || null,
    featured: sum(rows, 'featured'),
    broker: sum(rows, 'broker'),
  };
}
