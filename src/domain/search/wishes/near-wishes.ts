import { GOODS_CATEGORIES } from '../../taxonomy/categories.ts';
import { FIELD_FILTERS } from '../filters/field-filters.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';
import { familiesOf } from './kinship.ts';
import type { NearWish } from './nearness.ts';
import type { WishField } from './wish.ts';

const FIELDS: Readonly<Partial<Record<WishField, readonly FilterName[]>>> = {
  type: ['category', 'subcategory', 'types', 'kind'],
  make: ['make'],
  model: ['model'],
  place: ['location', 'distance', 'county'],
  price: ['minPrice', 'maxPrice'],
  length: ['minLength', 'maxLength'],
  year: ['yearFrom', 'yearTo'],
  power: ['minHorsepower', 'maxHorsepower', 'enginePower'],
  berths: ['berths'],
  words: ['keywords', 'words'],
};
const NAMED: ReadonlySet<FilterName> = new Set(Object.values(FIELDS).flat());

/** Further filters that are wishes one by one. Exclusions are none: "not a project" is never given up. */
const OTHERS: readonly FilterName[] = [
  ...FIELD_FILTERS.map(({ name }) => name).filter((name) => !NAMED.has(name)),
  'oneOf',
  'reduced',
  'recent',
  'brokerListing',
  'privateSeller',
  'hideUnderOffer',
];

/**
 * The kind counts as much as six other facts: people look for a boat first, for its price second. A make that builds boats
 * counts more, because nobody names it by chance; one that builds engines too is often that of the engine.
 */
const KIND_WEIGHT = 6;
const BUILDER_WEIGHT = 7;
const MAKE_WEIGHT = 3;
/** A boat can be fetched, a mooring cannot. */
const PLACE_OF_MOORING_WEIGHT = 3;

function weightOf(field: WishField, filters: Filters): number {
  if (field === 'type') return KIND_WEIGHT;
  if (field === 'place' && filters.category === 'moorings') return PLACE_OF_MOORING_WEIGHT;
  // One outboard is as good as another of its size.
  const isGoods = filters.category !== undefined && GOODS_CATEGORIES.includes(filters.category);
  if (field !== 'make' || isGoods) return 1;
  return makeWeight(filters);
}

export function makeWeight({ make }: Filters): number {
  const families = splitValues(make).flatMap(familiesOf);
  return families.some(({ category }) => category === 'engines') ? MAKE_WEIGHT : BUILDER_WEIGHT;
}

const pick = (filters: Filters, names: readonly FilterName[]): Filters =>
  Object.fromEntries(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));

/** The filters that were read from a phrase, as wishes that a boat may miss. */
export function nearWishesOf(filters: Filters, wished: readonly FilterName[]): NearWish[] {
  const isWished = (name: FilterName) => wished.includes(name);
  const ofField = (field: WishField, names: readonly FilterName[]): NearWish[] => {
    const own = pick(filters, names.filter(isWished));
    return Object.keys(own).length > 0 ? [{ field, filters: own, weight: weightOf(field, filters) }] : [];
  };
  const fields = Object.entries(FIELDS) as [WishField, readonly FilterName[]][];
  return [
    ...fields.flatMap(([field, names]) => ofField(field, names)),
    ...OTHERS.flatMap((name) => ofField('other', [name])),
  ];
}
