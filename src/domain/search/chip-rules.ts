import { formatPrice } from '../money.ts';
import { categoryHeading, categoryName, placementsOf, subcategoryName } from '../taxonomy/category-names.ts';
import { FIELDS } from '../taxonomy/fields.ts';
import { MAKES } from '../taxonomy/makes.ts';
import { type OptionField, optionsOf } from '../taxonomy/options.ts';
import {
  formatFeet,
  formatHorsepower,
  formatKilograms,
  formatMetres,
  formatMiles,
  formatSquareMetres,
} from '../units.ts';
import { ENDLESS_FEET } from './choices.ts';
import type { FilterName, Filters } from './filters.ts';
import { effectivePrice } from './price-options.ts';

type ChipText = (filters: Filters) => string | undefined;

export type ChipRule = { names: readonly FilterName[]; label: ChipText };

/** One rule per chip, in the order in which chips stand. */
export const CHIP_RULES: readonly ChipRule[] = [
  says('keywords', (words) => `“${words}”`),
  { names: ['category', 'unknownCategory', 'subcategory'], label: categoryLabel },
  { names: ['subcategory'], label: subcategoryLabel },
  says('make', (make) => `Make: ${makeName(make)}`),
  says('model', (model) => `Model: ${model}`),
  { names: ['minPrice', 'customMinPrice', 'maxPrice', 'customMaxPrice'], label: priceLabel },
  { names: ['minLength', 'maxLength'], label: lengthLabel },
  { names: ['minHorsepower', 'maxHorsepower'], label: horsepowerLabel },
  { names: ['location', 'distance'], label: locationLabel },
  says('county', (county) => `County: ${county}`),
  { names: ['yearFrom', 'yearTo'], label: yearsLabel },
  choice('condition'),
  choice('engineType'),
  says('enginePower', (power) => `At least ${formatHorsepower(power)}`),
  choice('engineCount'),
  choice('fuelType'),
  choice('hullMaterial'),
  choice('keelType'),
  says('berths', (berths) => `${berths} ${berths === '1' ? 'berth' : 'berths'}`),
  says('heads', (heads) => `${heads} ${heads === '1' ? 'head' : 'heads'}`),
  says('maxBeam', (beam) => `Beam up to ${formatMetres(beam)}`),
  says('maxDraft', (draft) => `Draft up to ${formatMetres(draft)}`),
  says('batteries', (batteries) => `Batteries: ${batteries}`),
  choice('vatStatus'),
  says('seatingCapacity', (seats) => `Seats at least ${seats}`),
  says('crewCapacity', (crew) => `Crew of at least ${crew}`),
  choice('partType'),
  choice('electronicType'),
  choice('sailType'),
  says('sailSize', (area) => `Sail area at least ${formatSquareMetres(area)}`),
  choice('trailerType'),
  says('maxWeight', (load) => `Carries at least ${formatKilograms(load)}`),
  says('suitableBoatLength', (length) => `Suits boats of ${formatFeet(length)}`),
  choice('brakes'),
  says('featured', () => 'Featured'),
  says('brokerListing', () => 'Broker listings'),
  says('privateSeller', () => 'Private sellers'),
  says('recent', (hours) => `Listed in the past ${hours} hours`),
];

function says<N extends FilterName>(name: N, text: (value: NonNullable<Filters[N]>) => string): ChipRule {
  return {
    names: [name],
    label: (filters) => {
      const value = filters[name];
      return value === undefined || value === null ? undefined : text(value);
    },
  };
}

function choice(name: OptionField & FilterName): ChipRule {
  return says(name, (value) => {
    const option = optionsOf(name).find((candidate) => candidate.value === value);
    return `${FIELDS[name].label}: ${option?.label ?? value}`;
  });
}

function categoryLabel({ category, unknownCategory }: Filters): string | undefined {
  if (category) return categoryName(category);
  return unknownCategory && categoryHeading(unknownCategory);
}

function subcategoryLabel({ category, subcategory }: Filters): string | undefined {
  if (!subcategory) return undefined;
  if (category) return subcategoryName(category, subcategory);
  return placementsOf(subcategory)
    .map((place) => subcategoryName(place.category, place.subcategory))
    .join(', ');
}

function priceLabel(filters: Filters): string | undefined {
  const { min, max } = effectivePrice(filters);
  return range(min, max, (amount) => formatPrice(amount));
}

function lengthLabel({ minLength, maxLength }: Filters): string | undefined {
  return range(minLength, maxLength === ENDLESS_FEET ? undefined : maxLength, formatFeet);
}

function horsepowerLabel({ minHorsepower, maxHorsepower }: Filters): string | undefined {
  return range(minHorsepower, maxHorsepower, formatHorsepower);
}

function yearsLabel({ yearFrom, yearTo }: Filters): string | undefined {
  const years = range(yearFrom, yearTo, String);
  return years && `Built ${years.charAt(0).toLowerCase()}${years.slice(1)}`;
}

function locationLabel({ location, distance }: Filters): string | undefined {
  if (!location) return undefined;
  return distance ? `Within ${formatMiles(distance)} of ${location}` : `Near ${location}`;
}

function range(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string | undefined {
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`;
  if (min !== undefined) return `From ${format(min)}`;
  return max === undefined ? undefined : `Up to ${format(max)}`;
}

/** Addresses carry makes in lower case; people read them as their owners write them. */
function makeName(make: string): string {
  return MAKES.find((known) => known.toLowerCase() === make.toLowerCase()) ?? make;
}
