import { fieldDefinition } from '../../listings/fields/fields.ts';
import { formatShortMeasure } from '../../listings/fields/measures.ts';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { categoryName, subcategoryName } from '../../taxonomy/category-names.ts';
import { formatMiles } from '../../units.ts';
import { activeFilterChips } from '../chips/chips.ts';
import { FIELD_FILTERS } from '../filters/field-filters.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import type { BoatFacts, NearWish } from './nearness.ts';
import { MAX_UNMET, type Unmet, type WishField } from './wish.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The wish as its chips say it: "Up to £60,000", "From 2006". */
const asked = (filters: Filters, without = /^(?:Make|Model|Built): ?|^Built /) =>
  activeFilterChips(filters)
    .map(({ label }) => label.replace(without, ''))
    .join(', ');

/** "2006 or newer" reads better than "from 2006". */
function yearsAsked({ yearFrom, yearTo }: Filters): string {
  if (yearTo === undefined) return `${yearFrom} or newer`;
  if (yearFrom === undefined) return `${yearTo} or older`;
  return yearFrom === yearTo ? `${yearFrom}` : `${yearFrom} to ${yearTo}`;
}

function kindOf({ category, subcategory }: BoatFacts): string {
  const known = CATEGORIES.find(({ id }) => id === category);
  if (!known) return category;
  return (subcategory && subcategoryName(known.id, subcategory)) || categoryName(known.id);
}

const FLAGS: readonly (readonly [FilterName, string])[] = [
  ['reduced', 'Not reduced in price'],
  ['recent', 'Listed earlier'],
  ['brokerListing', 'Private seller, not a broker'],
  ['privateSeller', 'Broker, not a private seller'],
  ['hideUnderOffer', 'Under offer'],
  ['vatEvidence', 'No VAT evidence stated'],
  ['bssInDate', 'Boat Safety not stated as in date'],
  ['noFinance', 'Not stated to be free of finance'],
];

/** A field that has no words of its own: "Shaft length". */
function labelOf(filters: Filters): string | undefined {
  const field = FIELD_FILTERS.find(({ name }) => filters[name] !== undefined)?.field;
  return field && fieldDefinition(field).label;
}

/** What a boat says of a field, and whether it says anything. */
type Says = (boat: BoatFacts, isGiven: boolean) => string;

/** What the wish asks for is worded once, not for each boat. */
const SAYS: Readonly<Record<WishField, (filters: Filters) => Says>> = {
  make: (filters) => {
    const wanted = asked(filters);
    return ({ make }) => `${make ?? 'Make not given'}, not ${wanted}`;
  },
  model: (filters) => {
    const wanted = asked(filters);
    return ({ model }) => (model ? `${model}, not ${wanted}` : `Model not given, not ${wanted}`);
  },
  type: (filters) => {
    if (filters.kind && !filters.category && !filters.types && !filters.subcategory)
      return () => 'Not a boat';
    const hasTypes = filters.subcategory !== undefined || filters.types !== undefined;
    const chips = activeFilterChips(filters).map(({ label }) => label);
    const wanted = (hasTypes && chips.length > 1 ? chips.slice(1) : chips).join(', ');
    return (boat) => `${kindOf(boat)}, not ${wanted}`;
  },
  place:
    ({ location }) =>
    ({ miles }) =>
      miles === null
        ? `Not near ${location}`
        : `${formatMiles(Math.max(1, Math.round(miles)))} from ${location}`,
  price: (filters) => {
    const wanted = lowerFirst(asked(filters));
    return ({ price }) => `${formatShortMeasure(price, 'money')}, not ${wanted}`;
  },
  length: (filters) => {
    const wanted = lowerFirst(asked(filters));
    return ({ length }) =>
      length === null ? 'Length not given' : `${formatShortMeasure(length, 'ft')}, not ${wanted}`;
  },
  year: (filters) => {
    const wanted = yearsAsked(filters);
    return ({ year }) => (year === null ? 'Year not given' : `${year}, not ${wanted}`);
  },
  power: (filters) => {
    const wanted = lowerFirst(asked(filters));
    return ({ power }) => (power === null ? 'Power not given' : `${power} HP, not ${wanted}`);
  },
  berths: (filters) => {
    const wanted = lowerFirst(asked(filters));
    return ({ berths }) =>
      berths === null ? 'Berths not given' : `${berths} berth${berths === 1 ? '' : 's'}, not ${wanted}`;
  },
  words: ({ keywords }) => {
    const says = `Does not mention “${keywords}”`;
    return () => says;
  },
  other: (filters) => {
    const flag = FLAGS.find(([name]) => filters[name])?.[1];
    const label = labelOf(filters);
    const not = flag ?? `Not “${asked(filters, /^$/)}”`;
    return (_boat, isGiven) => (isGiven || !label ? not : `${label} not given`);
  },
};

/**
 * What near misses do not meet, in words for their cards. `isGiven` is whether the seller states what the wish is about, where
 * the facts do not say so themselves.
 */
export function unmetWordsOf(
  wishes: readonly NearWish[],
): (met: readonly boolean[], facts: BoatFacts, isGiven?: readonly boolean[]) => Unmet[] {
  const all = wishes.map(({ field, filters }) => ({ field, says: SAYS[field](filters) }));
  return (met, facts, isGiven = []) =>
    all
      .flatMap(({ field, says }, at) => (met[at] ? [] : [{ field, says: says(facts, isGiven[at] ?? true) }]))
      .slice(0, MAX_UNMET);
}
