import { formatShortMeasure } from '../../listings/fields/measures.ts';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { categoryName, subcategoryName } from '../../taxonomy/category-names.ts';
import { formatMiles } from '../../units.ts';
import { activeFilterChips } from '../chips/chips.ts';
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

const SAYS: Readonly<Record<WishField, (filters: Filters, boat: BoatFacts) => string>> = {
  make: (filters, { make }) => `${make ?? 'Other make'}, not ${asked(filters)}`,
  model: (filters, { model }) => (model ? `${model}, not ${asked(filters)}` : `Not ${asked(filters)}`),
  type: (filters, boat) => {
    if (filters.kind && !filters.category && !filters.types && !filters.subcategory) return 'Not a boat';
    const { category: _category, ...types } = filters;
    const hasTypes = filters.subcategory !== undefined || filters.types !== undefined;
    const chips = activeFilterChips(filters).map(({ label }) => label);
    return `${kindOf(boat)}, not ${(hasTypes && types && chips.length > 1 ? chips.slice(1) : chips).join(', ')}`;
  },
  place: ({ location }, { miles }) =>
    miles === null
      ? `Not near ${location}`
      : `${formatMiles(Math.max(1, Math.round(miles)))} from ${location}`,
  price: (filters, { price }) => `${formatShortMeasure(price, 'money')}, not ${lowerFirst(asked(filters))}`,
  length: (filters, { length }) =>
    length === null
      ? 'Length not given'
      : `${formatShortMeasure(length, 'ft')}, not ${lowerFirst(asked(filters))}`,
  year: (filters, { year }) => (year === null ? 'Year not given' : `${year}, not ${yearsAsked(filters)}`),
  power: (filters, { power }) =>
    power === null ? 'Power not given' : `${power} HP, not ${lowerFirst(asked(filters))}`,
  berths: (filters, { berths }) =>
    berths === null
      ? 'Berths not given'
      : `${berths} berth${berths === 1 ? '' : 's'}, not ${lowerFirst(asked(filters))}`,
  words: ({ keywords }) => `Does not mention “${keywords}”`,
  other: (filters) => FLAGS.find(([name]) => filters[name])?.[1] ?? `Not “${asked(filters, /^$/)}”`,
};

/** What a near miss does not meet, in words for its card. */
export function unmetOf(wishes: readonly NearWish[], met: readonly boolean[], facts: BoatFacts): Unmet[] {
  return wishes
    .flatMap(({ field, filters }, at) => (met[at] ? [] : [{ field, says: SAYS[field](filters, facts) }]))
    .slice(0, MAX_UNMET);
}
