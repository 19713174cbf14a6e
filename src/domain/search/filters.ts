import type { CategoryId, SubcategoryId } from '../taxonomy/categories.ts';
import type { OptionField, OptionValue } from '../taxonomy/options.ts';
import { DEFAULT_SORT, type Sort } from './sorts.ts';

/** "3" is exactly three, "6+" is six or more. */
export type CountChoice = `${number}` | `${number}+`;

type FilterShape =
  | { kind: 'text'; maxLength: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'integer'; min: number; max: number; above?: 'ignored' | 'clamped' }
  | { kind: 'count' }
  | { kind: 'option'; field: OptionField }
  | { kind: 'flag' }
  | { kind: 'sort' }
  | { kind: 'id' }
  | { kind: 'category' }
  | { kind: 'unknown-category' }
  | { kind: 'subcategory' };

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

const PRICE = { kind: 'number', min: 1, max: 1_000_000_000 } as const;
const FEET = { kind: 'number', min: 1, max: 999 } as const;
const HORSEPOWER = { kind: 'number', min: 1, max: 200_000 } as const;
const YEAR = { kind: 'integer', min: 1800, max: 2100 } as const;
const METRES = { kind: 'number', min: 0.1, max: 100 } as const;
const PEOPLE = { kind: 'integer', min: 1, max: 1000 } as const;

/** Every filter with the values it takes, in the order in which addresses name them. */
export const FILTER_SHAPES = {
  keywords: { kind: 'text', maxLength: 200 },
  category: { kind: 'category' },
  unknownCategory: { kind: 'unknown-category' },
  subcategory: { kind: 'subcategory' },
  make: { kind: 'text', maxLength: 80 },
  model: { kind: 'text', maxLength: 80 },
  minPrice: PRICE,
  maxPrice: PRICE,
  customMinPrice: PRICE,
  customMaxPrice: PRICE,
  minLength: FEET,
  maxLength: FEET,
  minHorsepower: HORSEPOWER,
  maxHorsepower: HORSEPOWER,
  location: { kind: 'text', maxLength: 120 },
  county: { kind: 'text', maxLength: 80 },
  distance: { kind: 'number', min: 1, max: 1000 },
  engineType: { kind: 'option', field: 'engineType' },
  condition: { kind: 'option', field: 'condition' },
  featured: { kind: 'flag' },
  brokerListing: { kind: 'flag' },
  privateSeller: { kind: 'flag' },
  recent: { kind: 'integer', min: 1, max: 8760 },
  yearFrom: YEAR,
  yearTo: YEAR,
  enginePower: HORSEPOWER,
  hullMaterial: { kind: 'option', field: 'hullMaterial' },
  keelType: { kind: 'option', field: 'keelType' },
  fuelType: { kind: 'option', field: 'fuelType' },
  berths: { kind: 'count' },
  heads: { kind: 'count' },
  maxBeam: METRES,
  maxDraft: METRES,
  batteries: { kind: 'text', maxLength: 80 },
  vatStatus: { kind: 'option', field: 'vatStatus' },
  engineCount: { kind: 'option', field: 'engineCount' },
  seatingCapacity: PEOPLE,
  crewCapacity: PEOPLE,
  partType: { kind: 'option', field: 'partType' },
  electronicType: { kind: 'option', field: 'electronicType' },
  sailType: { kind: 'option', field: 'sailType' },
  sailSize: { kind: 'number', min: 1, max: 10_000 },
  trailerType: { kind: 'option', field: 'trailerType' },
  maxWeight: { kind: 'number', min: 1, max: 1_000_000 },
  suitableBoatLength: FEET,
  brakes: { kind: 'option', field: 'brakes' },
  similarTo: { kind: 'id' },
  sort: { kind: 'sort' },
  page: { kind: 'integer', min: 1, max: 100_000 },
  limit: { kind: 'integer', min: 1, max: MAX_PAGE_SIZE, above: 'clamped' },
} as const satisfies Record<string, FilterShape>;

export type FilterName = keyof typeof FILTER_SHAPES;

export const FILTER_NAMES = Object.keys(FILTER_SHAPES) as readonly FilterName[];

type ValueOf<S extends FilterShape> = S extends { kind: 'option'; field: infer F extends OptionField }
  ? OptionValue<F>
  : S extends { kind: 'number' | 'integer' }
    ? number
    : S extends { kind: 'flag' }
      ? true
      : S extends { kind: 'count' }
        ? CountChoice
        : S extends { kind: 'sort' }
          ? Sort
          : S extends { kind: 'category' }
            ? CategoryId
            : S extends { kind: 'subcategory' }
              ? SubcategoryId
              : string;

/**
 * What a visitor asks for. Absent means "any": the default sort, the first page and the usual page size are
 * absent too. `unknownCategory` is a category that there is none of: such a search finds nothing.
 */
export type Filters = { -readonly [K in FilterName]?: ValueOf<(typeof FILTER_SHAPES)[K]> };

export function sortOf({ sort }: Filters): Sort {
  return sort ?? DEFAULT_SORT;
}

export function pageOf({ page }: Filters): number {
  return page ?? 1;
}

export function pageSizeOf({ limit }: Filters): number {
  return limit ?? PAGE_SIZE;
}

/** Values that stand for "no filter" wherever they come from. */
const EMPTY: ReadonlySet<unknown> = new Set(['', 'none', 'all', 'any', 'false', false, null, undefined]);

export function isEmptyFilter(value: unknown): boolean {
  return EMPTY.has(typeof value === 'string' ? value.trim().toLowerCase() : value) || Number.isNaN(value);
}
