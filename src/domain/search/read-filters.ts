import type { CategoryId } from '../taxonomy/categories.ts';
import {
  hyphenatedName,
  placementsOf,
  resolveCategory,
  resolveSubcategory,
} from '../taxonomy/category-names.ts';
import { canonicalOption } from '../taxonomy/option-spellings.ts';
import { isShowable } from '../text.ts';
import {
  type CountChoice,
  FILTER_NAMES,
  FILTER_SHAPES,
  type FilterName,
  type Filters,
  isEmptyFilter,
  PAGE_SIZE,
} from './filters.ts';
import { DEFAULT_SORT, isSort } from './sorts.ts';

/** Other names under which addresses and calls carry a filter; its own name is understood too. */
const OTHER_NAMES: { readonly [K in FilterName]?: readonly string[] } = {
  keywords: ['q'],
  make: ['brand'],
  subcategory: ['sub'],
};

const NUMBER = /^\d{1,10}(\.\d{1,2})?$/;
const INTEGER = /^\d{1,10}$/;
// A plus sign that nobody encoded arrives as a space.
const COUNT = /^([1-9]\d{0,2})([+ ]?)$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Reads the filters of an address or of a call. Whatever it does not understand it leaves out: it never
 * refuses and never throws. On a category's own page the category comes from the path.
 */
export function readFilters(parameters: URLSearchParams, path: { category?: CategoryId } = {}): Filters {
  const filters: Record<string, unknown> = readPlace(parameters, path.category);
  for (const name of FILTER_NAMES) {
    const raw = rawValue(parameters, name);
    const value = raw === undefined ? undefined : readValue(name, raw);
    if (value !== undefined) filters[name] = value;
  }
  return withoutDefaults(filters as Filters);
}

function readValue(name: FilterName, raw: string): unknown {
  const shape = FILTER_SHAPES[name];
  switch (shape.kind) {
    case 'text':
      return readText(raw, shape.maxLength);
    case 'number':
    case 'integer':
      return readNumber(raw, shape.kind === 'number' ? NUMBER : INTEGER, shape);
    case 'count':
      return readCount(raw);
    case 'option':
      return canonicalOption(shape.field, raw);
    case 'flag':
      return raw.trim().toLowerCase() === 'true' ? true : undefined;
    case 'sort':
      return isSort(raw) ? raw : undefined;
    case 'id':
      return ID.test(raw) ? raw : undefined;
    default:
      return undefined;
  }
}

function readText(raw: string, maxLength: number): string | undefined {
  const text = raw.replace(/\s+/g, ' ').trim();
  return text.length <= maxLength && isShowable(text) ? text : undefined;
}

function readNumber(
  raw: string,
  pattern: RegExp,
  { min, max, above }: { min: number; max: number; above?: 'ignored' | 'clamped' },
): number | undefined {
  if (!pattern.test(raw)) return undefined;
  const value = Number(raw);
  if (value > max && above === 'clamped') return max;
  return value >= min && value <= max ? value : undefined;
}

function readCount(raw: string): CountChoice | undefined {
  const [, figures, plus] = COUNT.exec(raw) ?? [];
  if (!figures) return undefined;
  return plus ? `${Number(figures)}+` : `${Number(figures)}`;
}

/** Category and subcategory belong together: a name of one decides what a name of the other means. */
function readPlace(parameters: URLSearchParams, fromPath: CategoryId | undefined): Filters {
  const [slug = '', combined] = (rawValue(parameters, 'category') ?? '').split(':');
  const sub = combined || rawValue(parameters, 'subcategory');
  const category = fromPath ?? resolveCategory(slug)?.id;
  if (category) {
    const subcategory = sub ? resolveSubcategory(category, sub) : undefined;
    return subcategory ? { category, subcategory } : { category };
  }
  if (slug) return { unknownCategory: hyphenatedName(slug).slice(0, 64) || 'unknown' };
  const [place, another] = sub ? placementsOf(sub) : [];
  if (!place) return {};
  return another ? { subcategory: place.subcategory } : place;
}

/** A parameter given twice with different values says nothing clear, so it says nothing. */
function rawValue(parameters: URLSearchParams, name: FilterName): string | undefined {
  for (const key of [name, ...(OTHER_NAMES[name] ?? [])]) {
    const values = new Set(parameters.getAll(key).filter((value) => !isEmptyFilter(value)));
    if (values.size === 1) return [...values][0];
  }
  return undefined;
}

function withoutDefaults(filters: Filters): Filters {
  if (filters.sort === DEFAULT_SORT) delete filters.sort;
  if (filters.page === 1) delete filters.page;
  if (filters.limit === PAGE_SIZE) delete filters.limit;
  // A distance is measured from somewhere.
  if (!filters.location) delete filters.distance;
  return filters;
}
