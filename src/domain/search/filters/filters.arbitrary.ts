import * as fc from 'fast-check';
import { filterValueOf, optionsOf } from '../../listings/fields/options.ts';
import { CATEGORIES, type CategoryId, type SubcategoryId } from '../../taxonomy/categories.ts';
import { hasReadFilters } from '../addresses/phrase-parameters.ts';
import { isEmptyFilter } from './empty-filter.ts';
import { FILTER_NAMES, FILTER_SHAPES, type FilterName, type Filters } from './filters.ts';
import { defaultSort, isOffered, SORTS, type Sort } from './sorts.ts';
import { KINDS, WORD_READINGS, type WordReading } from './special-filters.ts';

/** All filters set at once, with arbitrary values. */
export function everyFilter(): fc.Arbitrary<Filters> {
  return fc
    .record(finerFilters())
    .map((finer) => ({ category: 'motor', subcategory: 'sports', ...finer }) as Filters);
}

function finerFilters(): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const values = valuesOf(name);
      return values ? [[name, values]] : [];
    }),
  );
}

/** Any filters that an address can contain, for property tests. */
export function anyFilters(): fc.Arbitrary<Filters> {
  const finer = finerFilters();
  return fc
    .tuple(place(), fc.record(finer, { requiredKeys: [] }))
    .map(([{ category, subcategory }, rest]) => ({
      ...(category && { category }),
      ...(subcategory && { subcategory }),
      ...consistent(rest),
    }))
    .map(withoutLonelyPhrase);
}

function place(): fc.Arbitrary<{ category?: CategoryId; subcategory?: SubcategoryId }> {
  const places = CATEGORIES.flatMap(({ id: category, subcategories }) => [
    { category },
    ...subcategories.map(({ id: subcategory }) => ({ category, subcategory })),
  ]);
  return fc.constantFrom({}, ...places);
}

function valuesOf(name: FilterName): fc.Arbitrary<unknown> | undefined {
  const shape = FILTER_SHAPES[name];
  switch (shape.kind) {
    case 'phrase':
    case 'text':
      return fc
        .array(fc.constantFrom('Cowes', 'Bénéteau', '6+', 'a&b=c', '%', '£', '日本', '"', '<b>'), {
          minLength: 1,
          maxLength: 5,
        })
        .map((words) => words.join(' '))
        .filter((text) => text.length <= shape.maxLength);
    case 'names':
      return fc
        .uniqueArray(fc.constantFrom('Cowes', 'Bénéteau', '6+', 'a&b=c', '%', '£', '日本', '"', '<b>'), {
          minLength: 1,
          maxLength: 5,
        })
        .map((names) => names.join(','));
    case 'county':
      return fc.constantFrom('Hampshire', 'Isle of Wight', 'Nowhere');
    case 'goods':
      return fc.constantFrom(...KINDS);
    case 'words':
      return fc.constantFrom(...WORD_READINGS);
    case 'number':
      return fc
        .integer({ min: Math.ceil(shape.min), max: shape.max * 100 })
        .map((value) => Math.max(shape.min, value / 100));
    case 'integer':
      return fc
        .integer({ min: shape.min, max: shape.max })
        .filter((value) => !(name === 'page' && value === 1) && !(name === 'limit' && value === 24));
    case 'count':
      return fc
        .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('', '+'))
        .map((parts) => parts.join(''));
    case 'option':
      return fc.constantFrom(...optionsOf(shape.field).map(({ value }) => filterValueOf(shape.field, value)));
    case 'flag':
      return fc.constant(true);
    case 'sort':
      return fc.constantFrom(...SORTS.map(({ value }) => value));
    case 'without':
      return fc.constantFrom('condition:project', 'engine:any,make:Bavaria', 'word:teak');
    case 'one-of':
      return fc.constantFrom('keelType:fin,keelType:lifting', 'fuelType:petrol,fuelType:diesel');
    case 'id':
      return fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).filter((id) => !isEmptyFilter(id));
    default:
      return undefined;
  }
}

/** A phrase is in an address only together with what was read from it. */
function withoutLonelyPhrase(filters: Filters): Filters {
  const { phrase, ...others } = filters;
  return hasReadFilters(others) ? filters : others;
}

/** A distance needs a location, a way to read words needs words, and a sort that is the default or not offered is absent. */
function consistent({ distance, words, sort, ...rest }: Record<string, unknown>): Filters {
  const filters = rest as Filters;
  if (filters.location && distance) filters.distance = distance as number;
  if (filters.keywords && words) filters.words = words as WordReading;
  const chosen = sort as Sort | undefined;
  if (chosen && chosen !== defaultSort(filters) && isOffered(chosen, filters)) filters.sort = chosen;
  return filters;
}
