import { formatLongDate } from '../../dates.ts';
import { formatPrice } from '../../money.ts';
import { categoryHeading, resolveCategory, subcategoryName } from '../../taxonomy/category-names.ts';
import { formatFeetInMetres } from '../../units.ts';
import { itemLabel } from './checklists.ts';
import type { FieldOf, KeyFact } from './field.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition, fieldWords } from './fields.ts';
import { formatMeasure, formatShortMeasure } from './measures.ts';

/** Any view of a boat: fields may be missing. */
export type DescribedBoat = { readonly [F in FieldName]?: unknown };

/** A field's display text; undefined when it is missing or unknown. */
export function displayValue(boat: DescribedBoat, name: FieldName): string | string[] | undefined {
  const value = boat[name];
  if (isMissing(value)) return undefined;
  const field = fieldDefinition(name);
  switch (field.control) {
    case 'number':
    case 'integer':
      return displayNumber(field, value, boat);
    case 'checklist':
      return Array.isArray(value) ? value.map((item) => itemLabel(field, String(item))) : undefined;
    case 'checkbox':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return displayChoice(field, String(value), boat);
    case 'date':
      return formatLongDate(String(value));
    case 'category':
      return resolveCategory(String(value))?.name ?? categoryHeading(String(value));
    case 'subcategory': {
      const category = resolveCategory(String(boat.category ?? ''));
      return (category && subcategoryName(category.id, String(value))) ?? categoryHeading(String(value));
    }
    default:
      return String(value);
  }
}

const KEY_FACTS = FIELD_NAMES.filter((name) => fieldDefinition(name).keyFact);

export interface Fact {
  name: FieldName;
  label: string;
  icon: KeyFact['icon'];
  value: string;
  /** Of a length: the same in metres. */
  inMetres?: string;
}

/** The line of facts under a boat's name, without unknown values and zeros. */
export function keyFacts(boat: DescribedBoat): Fact[] {
  return KEY_FACTS.flatMap((name) => {
    const field = fieldDefinition(name);
    const isNumber = field.control === 'number' || field.control === 'integer';
    const amount = isNumber && !isMissing(boat[name]) ? Number(boat[name]) : undefined;
    const value = isNumber
      ? amount && formatShortMeasure(amount, field.unit)
      : displayValue(boat, name)?.toString();
    if (!value || !field.keyFact) return [];
    const { icon, text = '{}', only } = field.keyFact;
    if (only?.every((category) => category !== boat.category)) return [];
    return [
      {
        name,
        label: fieldWords(name, boat.category).label,
        icon,
        value: text.replace('{}', () => value),
        inMetres: amount && isNumber && field.unit === 'ft' ? formatFeetInMetres(amount) : undefined,
      },
    ];
  });
}

function displayNumber(
  { unit }: FieldOf<'number' | 'integer'>,
  value: unknown,
  { currency }: DescribedBoat,
): string | undefined {
  const amount = Number(value);
  if (!Number.isFinite(amount)) return undefined;
  return unit === 'money' && typeof currency === 'string'
    ? formatPrice(amount, currency)
    : formatMeasure(amount, unit);
}

function displayChoice({ options, other }: FieldOf<'choice'>, value: string, boat: DescribedBoat): string {
  const words = other && value === 'other' ? boat[other.field as FieldName] : undefined;
  const label = (Object.hasOwn(options, value) && options[value]) || value;
  return isMissing(words) ? label : `${label}: ${words}`;
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && ['', 'unknown'].includes(value.trim().toLowerCase()))
  );
}
