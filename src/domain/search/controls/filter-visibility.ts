import type { FieldName } from '../../listings/fields/fields.ts';
import { fieldsFor } from '../../listings/fields/form-fields.ts';
import {
  type CategoryId,
  categoryById,
  GOODS_CATEGORIES,
  type SubcategoryId,
} from '../../taxonomy/categories.ts';
import type { Filters } from '../filters/filters.ts';
import { typesOf } from '../filters/types-of-boat.ts';

/** The two pages with filters have different rules. */
export type ListingPage = 'results' | 'category';

export type FilterVisibility = {
  /** Boat type; for engines this list replaces the lengths. */
  subcategory: boolean;
  make: boolean;
  model: boolean;
  length: boolean;
  horsepower: boolean;
  year: boolean;
  berths: boolean;
  distance: boolean;
  engineType: boolean;
};

type Subcategories = ReadonlySet<SubcategoryId | undefined>;

const PADDLED: Subcategories = new Set(['kayaks', 'paddleboards', 'rowing']);
const POWERED_SMALL_CRAFT: Subcategories = new Set(['jetskis', 'ribs', 'tenders']);
/** Whether a search can only find engines, parts, trailers and moorings. */
export function isForGoods({ kind, category }: Filters): boolean {
  return category ? GOODS_CATEGORIES.includes(category) : kind === 'goods';
}

/** Which of the conditional filters a page shows. */
export function visibleFilters(page: ListingPage, filters: Filters): FilterVisibility {
  const { category, subcategory, location } = filters;
  const always = {
    subcategory: category !== undefined && categoryById(category).subcategories.length > 0,
    distance: Boolean(location?.trim()),
  };
  if (isForGoods(filters)) return { ...always, ...visibleForGoods(page, filters) };
  return {
    ...always,
    make: true,
    model: true,
    length: true,
    horsepower: false,
    year: true,
    berths: true,
    engineType: page === 'category' ? categoryHasEngineType(filters) : !PADDLED.has(subcategory),
  };
}

/** Goods have the filters of the fields that their sellers are asked for. */
function visibleForGoods(page: ListingPage, filters: Filters) {
  const asked = new Set(goodsFields(filters));
  // A category's page has the horsepower only once the type is one that has it.
  const mayHavePower = page === 'results' || typesOf(filters).length > 0;
  return {
    make: asked.has('make'),
    model: asked.has('model'),
    length: filters.category === 'moorings' && asked.has('length'),
    horsepower: mayHavePower && asked.has('enginePower'),
    year: asked.has('yearBuilt'),
    berths: false,
    engineType: false,
  };
}

/** The fields that one of the kinds of goods of a search has. */
function goodsFields(filters: Filters): FieldName[] {
  const { category } = filters;
  const types = typesOf(filters);
  const kinds = (of: CategoryId) => categoryById(of).subcategories.map(({ id }) => id);
  return (category ? [category] : GOODS_CATEGORIES).flatMap((of) => [
    ...(types.length > 0 ? [] : fieldsFor(of)),
    ...(types.length > 0 ? types : kinds(of)).flatMap((type) => fieldsFor(of, type)),
  ]);
}

function categoryHasEngineType({ category, subcategory }: Filters): boolean {
  if (category === 'small-craft') return POWERED_SMALL_CRAFT.has(subcategory);
  return !PADDLED.has(subcategory) && subcategory !== 'dinghies';
}
