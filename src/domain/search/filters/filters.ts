import { FIELD_FILTERS, type FieldFilterName, type FieldFilterValues } from './field-filters.ts';
import type { FilterShape } from './filter-shapes.ts';
import { defaultSort, isOffered, type Sort } from './sorts.ts';
import {
  LEADING_FILTERS,
  PAGE_SIZE,
  SPECIAL_FILTERS,
  type SpecialFilterName,
  type SpecialFilterValues,
  TRAILING_FILTERS,
} from './special-filters.ts';

export type FilterName = SpecialFilterName | FieldFilterName;

const OF_FIELDS = Object.fromEntries(FIELD_FILTERS.map(({ name, shape }) => [name, shape])) as Readonly<
  Record<FieldFilterName, FilterShape>
>;

/** Every filter with the values it accepts, in the order used in addresses. */
export const FILTER_SHAPES: Readonly<Record<FilterName, FilterShape>> = {
  ...LEADING_FILTERS,
  ...OF_FIELDS,
  ...TRAILING_FILTERS,
};

export const FILTER_NAMES = Object.keys(FILTER_SHAPES) as readonly FilterName[];

/** Other parameter names of each filter, accepted besides its own. */
export const OTHER_NAMES: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
  ...Object.fromEntries(FIELD_FILTERS.map(({ name, otherNames }) => [name, otherNames])),
  ...Object.fromEntries(
    Object.entries(SPECIAL_FILTERS).flatMap(([name, filter]) =>
      'otherNames' in filter ? [[name, filter.otherNames]] : [],
    ),
  ),
};

/**
 * A visitor's search. Absent means "any": the default sort, the first page and the default page size are absent too.
 * `unknownCategory` is a category that does not exist: such a search finds nothing.
 */
export type Filters = Partial<SpecialFilterValues & FieldFilterValues>;

export function sortOf(filters: Filters): Sort {
  const { sort } = filters;
  return sort && isOffered(sort, filters) ? sort : defaultSort(filters);
}

export function pageOf({ page }: Filters): number {
  return page ?? 1;
}

export function pageSizeOf({ limit }: Filters): number {
  return limit ?? PAGE_SIZE;
}

/** The number of the last page; 1 when there are no boats. */
export function lastPageOf(filters: Filters, count: number): number {
  return Math.max(1, Math.ceil(count / pageSizeOf(filters)));
}
