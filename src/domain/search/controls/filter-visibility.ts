import { categoryById, GOODS_CATEGORIES, type SubcategoryId } from '../../taxonomy/categories.ts';
import type { Filters } from '../filters/filters.ts';

/** The two pages with filters have different rules. */
export type ListingPage = 'results' | 'category';

export type FilterVisibility = {
  /** Boat type; for engines this list replaces the lengths. */
  subcategory: boolean;
  length: boolean;
  horsepower: boolean;
  distance: boolean;
  engineType: boolean;
};

type Subcategories = ReadonlySet<SubcategoryId | undefined>;

const PADDLED: Subcategories = new Set(['kayaks', 'paddleboards', 'rowing']);
const POWERED_SMALL_CRAFT: Subcategories = new Set(['jetskis', 'ribs', 'tenders']);
const WITH_HORSEPOWER: Subcategories = new Set(['outboard', 'inboard']);

/** Whether a search can only find engines, parts, trailers and moorings. */
export function isForGoods({ kind, category }: Filters): boolean {
  return category ? GOODS_CATEGORIES.includes(category) : kind === 'goods';
}

/** Which of the conditional filters a page shows. */
export function visibleFilters(page: ListingPage, filters: Filters): FilterVisibility {
  const { category, subcategory, location } = filters;
  if (page === 'results' && filters.kind === 'goods') return visibleForGoods(filters);
  const ownPage = page === 'category';
  return {
    subcategory: category !== undefined && categoryById(category).subcategories.length > 0,
    length: !(ownPage && category === 'engines'),
    horsepower: ownPage && category === 'engines' && WITH_HORSEPOWER.has(subcategory),
    distance: Boolean(location?.trim()),
    engineType: ownPage ? categoryHasEngineType(filters) : !PADDLED.has(subcategory),
  };
}

function visibleForGoods({ category, subcategory, location }: Filters): FilterVisibility {
  return {
    subcategory: category === 'engines',
    length: category === 'moorings',
    horsepower: category !== 'moorings' && (!subcategory || WITH_HORSEPOWER.has(subcategory)),
    distance: Boolean(location?.trim()),
    engineType: false,
  };
}

function categoryHasEngineType({ category, subcategory }: Filters): boolean {
  if (category === 'engines' || category === 'moorings') return false;
  if (category === 'small-craft') return POWERED_SMALL_CRAFT.has(subcategory);
  return !PADDLED.has(subcategory) && subcategory !== 'dinghies';
}
