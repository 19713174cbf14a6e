import type { FieldFilter } from '../../listings/fields/field.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '../../listings/fields/fields.ts';
import { formatShortMeasure } from '../../listings/fields/measures.ts';
import { type ChoiceField, canonicalOption, optionLabel } from '../../listings/fields/options.ts';
import {
  categoryHeading,
  categoryName,
  placementsOf,
  subcategoryName,
} from '../../taxonomy/category-names.ts';
import { MAKES } from '../../taxonomy/makes.ts';
import { formatMiles } from '../../units.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';
import { typesOf } from '../filters/types-of-boat.ts';
import { oneOfLabel, withoutLabel } from '../without/without-label.ts';
import { rangeInWords } from './range-in-words.ts';

export type ChipRule = { names: readonly FilterName[]; label: (filters: Filters) => string | undefined };

/** One rule per chip, in display order. */
export const CHIP_RULES: readonly ChipRule[] = [
  simpleChip('keywords', (words) => `“${words}”`),
  { names: ['category', 'unknownCategory', 'subcategory', 'types'], label: categoryLabel },
  { names: ['subcategory', 'types'], label: typesLabel },
  ...FIELD_NAMES.flatMap((name) =>
    (fieldDefinition(name).filters ?? []).map((filter) => fieldChip(name, filter)),
  ),
  simpleChip('featured', () => 'Featured'),
  simpleChip('reduced', () => 'Reduced'),
  simpleChip('brokerListing', () => 'Broker listings'),
  simpleChip('privateSeller', () => 'Private sellers'),
  simpleChip('hideUnderOffer', () => 'Not under offer'),
  simpleChip('without', withoutLabel),
  simpleChip('oneOf', oneOfLabel),
  simpleChip('kind', (kind) => (kind === 'boats' ? 'Boats only' : 'Engines, parts and moorings')),
  simpleChip('recent', (hours) => `Listed in the past ${hours} hours`),
  simpleChip('sellerOf', () => 'From one seller'),
  simpleChip('sellerId', () => 'From one seller'),
];

function simpleChip<N extends FilterName>(
  name: N,
  text: (value: NonNullable<Filters[N]>) => string | undefined,
): ChipRule {
  return {
    names: [name],
    label: (filters) => {
      const value = filters[name];
      return value === undefined || value === null ? undefined : text(value);
    },
  };
}

function fieldChip(field: FieldName, filter: FieldFilter): ChipRule {
  const definition = fieldDefinition(field);
  const amount = (value: number) =>
    formatShortMeasure(value, 'unit' in definition ? definition.unit : undefined);
  if (filter.by === 'range') return rangeChip(filter, amount);
  const name = filter.name as FilterName;
  if (name === 'location') return { names: ['location', 'distance'], label: locationLabel };
  return simpleChip(name, (value) => {
    switch (filter.by) {
      case 'exact':
        return `${definition.label}: ${labelOfFilter(field as ChoiceField, String(value))}`;
      case 'same name':
        return `${definition.label}: ${splitValues(String(value)).map(makeName).join(', ')}`;
      case 'contains':
        return `${definition.label}: ${splitValues(String(value)).join(', ')}`;
      case 'count':
        return fillTemplate(value === '1' ? filter.chip.one : filter.chip.many, String(value));
      case 'stated':
      case 'in date':
      case 'none':
        return filter.chip;
      case 'at least':
      case 'at most':
        return fillTemplate(filter.chip, amount(Number(value)));
      default:
        return `${definition.label}: ${value}`;
    }
  });
}

function labelOfFilter(field: ChoiceField, value: string): string {
  return optionLabel(field, canonicalOption(field, value) ?? value);
}

function rangeChip(
  { from, to, chip = '{}' }: Extract<FieldFilter, { by: 'range' }>,
  format: (value: number) => string,
): ChipRule {
  const names = [from.name, to.name] as [FilterName, FilterName];
  return {
    names,
    label: (filters) => {
      const [min, max] = names.map((name) => filters[name] as number | undefined);
      const words = rangeInWords(min, max === to.endless ? undefined : max, format);
      return words && fillTemplate(chip, chip.startsWith('{}') ? words : lowerCased(words));
    },
  };
}

/** Replaces the braces with the amount. */
function fillTemplate(words: string, amount: string): string {
  return words.replace('{}', () => amount);
}

function lowerCased(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function categoryLabel({ category, unknownCategory }: Filters): string | undefined {
  if (category) return categoryName(category);
  return unknownCategory && categoryHeading(unknownCategory);
}

function typesLabel(filters: Filters): string | undefined {
  const { category } = filters;
  const names = typesOf(filters).flatMap((type) =>
    category
      ? (subcategoryName(category, type) ?? [])
      : placementsOf(type).map((place) => subcategoryName(place.category, place.subcategory)),
  );
  return names.length > 0 ? names.join(', ') : undefined;
}

function locationLabel({ location, distance }: Filters): string | undefined {
  if (!location) return undefined;
  return distance ? `Within ${formatMiles(distance)} of ${location}` : `Near ${location}`;
}

/** Addresses have makes in lower case; shows them in their usual spelling. */
function makeName(make: string): string {
  return MAKES.find((known) => known.toLowerCase() === make.toLowerCase()) ?? make;
}
