import { canonicalOption, optionLabel } from '../../listings/fields/options.ts';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import { placementsOf, subcategoryName } from '../../taxonomy/category-names.ts';
import { FILTER_SHAPES } from '../filters/filters.ts';
import { alternativesIn, type Exclusion, exclusionsIn } from './without.ts';

/** Short names, where "No" and the option's own label do not read well. */
const NAMES: Readonly<Record<string, string>> = {
  'condition:project': 'project boats',
  'condition:new': 'new boats',
  'engineType:outboard': 'outboard',
  'type:outboard': 'outboard',
  'engineType:diesel': 'inboard diesel',
  'engineType:petrol': 'inboard petrol',
  'fuelType:petrol': 'petrol',
  'fuelType:diesel': 'diesel',
  'hullMaterial:fiberglass': 'GRP',
  'hullMaterial:concrete': 'ferro-cement',
  'engine:any': 'engine',
  'seller:broker': 'brokers',
  'seller:private': 'private sellers',
};

const lowerCased = (words: string) =>
  words.replace(/\S+/g, (word) => (/\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase()));

function nameOf({ name, value }: Exclusion): string {
  const known = NAMES[`${name}:${value}`];
  if (known) return known;
  if (name === 'category') return lowerCased(CATEGORIES.find(({ id }) => id === value)?.name ?? value);
  if (name === 'type') {
    const [place] = placementsOf(value);
    return lowerCased((place && subcategoryName(place.category, place.subcategory)) ?? value);
  }
  if (name === 'make') return value;
  if (name === 'word') return `“${value}”`;
  if (name === 'engine' || name === 'seller') return value;
  const shape = FILTER_SHAPES[name];
  const field = shape.kind === 'option' ? shape.field : undefined;
  const label = field ? lowerCased(optionLabel(field, canonicalOption(field, value) ?? value)) : value;
  return name === 'keelType' && !label.includes('keel') ? `${label} keel` : label;
}

/** "No project boats, no outboard". */
export function withoutLabel(without: string): string | undefined {
  const names = [...new Set(exclusionsIn(without).map(nameOf))];
  return names.length > 0 ? `No ${names.join(', no ')}` : undefined;
}

/** "Fin keel or lifting keel". */
export function oneOfLabel(oneOf: string): string | undefined {
  const groups = alternativesIn(oneOf).map((alternatives) => alternatives.map(nameOf).join(' or '));
  const label = groups.join(', ');
  return label ? label.charAt(0).toUpperCase() + label.slice(1) : undefined;
}
