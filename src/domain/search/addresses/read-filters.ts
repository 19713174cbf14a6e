import type { CountChoice } from '../../listings/fields/field.ts';
import { type ChoiceField, canonicalOption, filterValueOf } from '../../listings/fields/options.ts';
import { CATEGORY_IDS, type CategoryId } from '../../taxonomy/categories.ts';
import {
  hyphenatedName,
  placementsOf,
  resolveCategory,
  resolveSubcategory,
} from '../../taxonomy/category-names.ts';
import { cutText, isShowable } from '../../text.ts';
import { lengthRangeNamed } from '../controls/choices.ts';
import { isTypedBound, readTypedAmount, TYPED_BOUNDS } from '../controls/typed-amounts.ts';
import { isEmptyFilter } from '../filters/empty-filter.ts';
import {
  FILTER_NAMES,
  FILTER_SHAPES,
  type FilterName,
  type Filters,
  OTHER_NAMES,
} from '../filters/filters.ts';
import { joinValues, splitValues } from '../filters/multiple-values.ts';
import { defaultSort, isOffered, isSort } from '../filters/sorts.ts';
import { KINDS, PAGE_SIZE, WORD_READINGS } from '../filters/special-filters.ts';
import { withTypes } from '../filters/types-of-boat.ts';
import { readOneOf, readWithout } from '../without/without.ts';
import { hasReadFilters, readPhraseIn } from './phrase-parameters.ts';

const NAMES = new Map(FILTER_NAMES.map((name) => [name, [...(OTHER_NAMES[name] ?? []), name]]));

const NUMBER = /^\d{1,10}(\.\d{1,2})?$/;
const INTEGER = /^\d{1,10}$/;
// An unencoded plus sign arrives as a space.
const COUNT = /^([1-9]\d{0,2})([+ ]?)$/;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Parses the filters of an address or an API call. Ignores what it does not understand and never throws. On a
 * category's page the category comes from the path.
 */
export function readFilters(parameters: URLSearchParams, path: { category?: CategoryId } = {}): Filters {
  const given = valuesGiven(parameters);
  const filters: Record<string, unknown> = readPlace(given, path.category);
  for (const name of FILTER_NAMES) {
    const shape = FILTER_SHAPES[name];
    const value =
      shape.kind === 'names'
        ? readNames(allValues(given, name), shape.maxLength)
        : unambiguousValues(given, name)
            .map((raw) => readValue(name, raw))
            .find((read) => read !== undefined);
    if (value !== undefined) filters[name] = value;
  }
  const phrase = readPhraseIn(parameters);
  if (phrase && hasReadFilters(filters)) filters.phrase = phrase;
  return withoutDefaults({ ...readLengthRange(given), ...(filters as Filters) });
}

/** Parses a single value of a filter; undefined when it is ignored. */
export function readFilter(name: FilterName, raw: string): unknown {
  if (isEmptyFilter(raw)) return undefined;
  const shape = FILTER_SHAPES[name];
  return shape.kind === 'names' ? readNames([raw], shape.maxLength) : readValue(name, raw);
}

function readValue(name: FilterName, raw: string): unknown {
  const shape = FILTER_SHAPES[name];
  switch (shape.kind) {
    case 'text':
      return readText(shape.above === 'cut' ? cut(raw, shape.maxLength) : raw, shape.maxLength);
    case 'county':
      return readText(raw, shape.maxLength);
    case 'number':
    case 'integer':
      return readNumber(asFigures(name, raw), shape.kind === 'number' ? NUMBER : INTEGER, shape);
    case 'count':
      return readCount(raw);
    case 'option':
      return readOptionFilter(shape.field, raw);
    case 'flag':
      return raw.trim().toLowerCase() === 'true' ? true : undefined;
    case 'sort':
      return isSort(raw) ? raw : undefined;
    case 'goods':
      return KINDS.find((kind) => kind === raw);
    case 'words':
      return WORD_READINGS.find((reading) => reading === raw);
    case 'without':
      return readWithout(raw);
    case 'one-of':
      return readOneOf(raw);
    case 'id':
      return ID.test(raw) ? raw : undefined;
    default:
      return undefined;
  }
}

function readOptionFilter(field: ChoiceField, raw: string): string | undefined {
  const value = canonicalOption(field, raw);
  return value && filterValueOf(field, value);
}

function readText(raw: string, maxLength: number): string | undefined {
  const text = raw.replace(/\s+/g, ' ').trim();
  return text.length <= maxLength && isShowable(text) ? text : undefined;
}

/** Cuts the text to its maximum length at a word boundary, unless it is a single word. */
function cut(raw: string, maxLength: number): string {
  const text = raw.replace(/\s+/g, ' ').trim();
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength + 1);
  const end = start.lastIndexOf(' ');
  return cutText(text, end > 0 ? end : maxLength);
}

function readNames(raws: readonly string[], maxLength: number): string | undefined {
  const names = raws
    .flatMap(splitValues)
    .filter((name) => !isEmptyFilter(name))
    .flatMap((name) => readText(name, maxLength) ?? []);
  return joinValues(names) || undefined;
}

/** Prices and lengths may be written as people write them: without scripts, forms send what was typed. */
function asFigures(name: FilterName, raw: string): string {
  if (NUMBER.test(raw) || !isTypedBound(name)) return raw;
  return String(readTypedAmount(TYPED_BOUNDS[name], raw) ?? '');
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

/** Without scripts the form sends one `lengthRange` instead of a minimum and a maximum. */
function readLengthRange(given: Given): Filters {
  const [choice, another] = [...(given.get('lengthRange') ?? [])];
  return (choice && !another && lengthRangeNamed(choice)) || {};
}

/** Category and subcategory are read together: each decides what the other's name means. */
function readPlace(given: Given, fromPath: CategoryId | undefined): Filters {
  const [slug = '', combined] = (unambiguousValues(given, 'category')[0] ?? '').split(':');
  const subs = (combined ? [combined] : allValues(given, 'subcategory')).flatMap(splitValues);
  const category = fromPath ?? resolveCategory(slug)?.id;
  if (category) return withTypes({ category }, inCategory(category, subs));
  if (slug) return { unknownCategory: hyphenatedName(slug).slice(0, 64) || 'unknown' };
  const known = subs.filter((sub) => placementsOf(sub).length > 0);
  const homes = CATEGORY_IDS.filter((id) => inCategory(id, known).length === known.length);
  const [home, another] = known.length > 0 ? homes : [];
  if (home && !another) return withTypes({ category: home }, inCategory(home, known));
  return withTypes(
    {},
    known.flatMap((sub) => placementsOf(sub)[0]?.subcategory ?? []),
  );
}

const inCategory = (category: CategoryId, subs: readonly string[]) =>
  subs.flatMap((sub) => resolveSubcategory(category, sub) ?? []);

type Given = ReadonlyMap<string, ReadonlySet<string>>;

/** More than any filter accepts. */
const MAX_VALUES_PER_PARAMETER = 100;

/** The distinct values of each parameter. */
function valuesGiven(parameters: URLSearchParams): Given {
  const given = new Map<string, Set<string>>();
  for (const [name, value] of parameters) {
    if (isEmptyFilter(value)) continue;
    const values = given.get(name) ?? new Set();
    if (values.size < MAX_VALUES_PER_PARAMETER) values.add(value);
    given.set(name, values);
  }
  return given;
}

/** The values under all names of a filter. Alternative names come first: an address that uses one does so on purpose. */
function allValues(given: Given, name: FilterName): string[] {
  return (NAMES.get(name) ?? []).flatMap((key) => [...(given.get(key) ?? [])]);
}

/** The same for a filter with one value: a name with two different values is ambiguous and ignored. */
function unambiguousValues(given: Given, name: FilterName): string[] {
  return (NAMES.get(name) ?? []).flatMap((key) => {
    const values = [...(given.get(key) ?? [])];
    return values.length === 1 ? values : [];
  });
}

function withoutDefaults(filters: Filters): Filters {
  const { sort } = filters;
  if (sort && (sort === defaultSort(filters) || !isOffered(sort, filters))) delete filters.sort;
  if (filters.page === 1) delete filters.page;
  if (filters.limit === PAGE_SIZE) delete filters.limit;
  // A distance needs a location.
  if (!filters.location) delete filters.distance;
  if (!filters.keywords) delete filters.words;
  return filters;
}
