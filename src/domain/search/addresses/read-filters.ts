import type { CountChoice } from '../../listings/fields/field.ts';
import { canonicalOption } from '../../listings/fields/options.ts';
import type { CategoryId } from '../../taxonomy/categories.ts';
import {
  hyphenatedName,
  placementsOf,
  resolveCategory,
  resolveSubcategory,
} from '../../taxonomy/category-names.ts';
import { isShowable } from '../../text.ts';
import {
  FILTER_NAMES,
  FILTER_SHAPES,
  type FilterName,
  type Filters,
  isEmptyFilter,
  OTHER_NAMES,
} from '../filters/filters.ts';
import { DEFAULT_SORT, isSort } from '../filters/sorts.ts';
import { PAGE_SIZE } from '../filters/special-filters.ts';

const NAMES = new Map(FILTER_NAMES.map((name) => [name, [...(OTHER_NAMES[name] ?? []), name]]));

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
  const given = valuesGiven(parameters);
  const filters: Record<string, unknown> = readPlace(given, path.category);
  for (const name of FILTER_NAMES) {
    const value = rawValues(given, name)
      .map((raw) => readValue(name, raw))
      .find((read) => read !== undefined);
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
function readPlace(given: Given, fromPath: CategoryId | undefined): Filters {
  const [slug = '', combined] = (rawValues(given, 'category')[0] ?? '').split(':');
  const sub = combined || rawValues(given, 'subcategory')[0];
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

type Given = ReadonlyMap<string, string | null>;

/** Each parameter's value; null when it is given twice with different ones: that says nothing clear. */
function valuesGiven(parameters: URLSearchParams): Given {
  const given = new Map<string, string | null>();
  for (const [name, value] of parameters) {
    if (isEmptyFilter(value)) continue;
    given.set(name, given.has(name) && given.get(name) !== value ? null : value);
  }
  return given;
}

/** What is given under each of a filter's names; under another name first, as somebody took the trouble. */
function rawValues(given: Given, name: FilterName): string[] {
  return (NAMES.get(name) ?? []).flatMap((key) => given.get(key) ?? []);
}

function withoutDefaults(filters: Filters): Filters {
  if (filters.sort === DEFAULT_SORT) delete filters.sort;
  if (filters.page === 1) delete filters.page;
  if (filters.limit === PAGE_SIZE) delete filters.limit;
  // A distance is measured from somewhere.
  if (!filters.location) delete filters.distance;
  return filters;
}
