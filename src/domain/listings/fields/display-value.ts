import { formatPrice } from '../../money.ts';
import { categoryHeading, resolveCategory, subcategoryName } from '../../taxonomy/category-names.ts';
import { itemLabel } from './checklists.ts';
import type { FieldOf } from './field.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition, fieldWords } from './fields.ts';
import { formatMeasure, formatShortMeasure, isDimension } from './measures.ts';

/** Any view of a boat: fields may be missing. */
export type DescribedBoat = { readonly [F in FieldName]?: unknown };

/** A field's display text, with dimensions in feet first or in metres first; undefined when it is missing or unknown. */
export function displayValue(
  boat: DescribedBoat,
  name: FieldName,
  inMetres = false,
): string | string[] | undefined {
  const value = boat[name];
  if (isMissing(value)) return undefined;
  const field = fieldDefinition(name);
  switch (field.control) {
    case 'number':
    case 'integer':
      return displayNumber(field, value, boat, inMetres);
    case 'checklist':
      return Array.isArray(value) ? value.map((item) => itemLabel(field, String(item))) : undefined;
    case 'checkbox':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return displayChoice(field, String(value), boat);
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

/** The text of a dimension with metres first; nothing for every other field. */
export function dimensionInMetres(boat: DescribedBoat, name: FieldName): { inMetres?: string } {
  const field = fieldDefinition(name);
  const value = 'unit' in field && isDimension(field.unit) && displayValue(boat, name, true)?.toString();
  return value ? { inMetres: value } : {};
}

const KEY_FACTS = FIELD_NAMES.filter((name) => fieldDefinition(name).keyFact);

/** The line of facts under a boat's name, without unknown values and zeros. Dimensions in one unit or, in full, in both. */
export function keyFacts(boat: DescribedBoat, { inFull = false } = {}) {
  const format = inFull ? formatMeasure : formatShortMeasure;
  return KEY_FACTS.flatMap((name) => {
    const field = fieldDefinition(name);
    const isNumber = field.control === 'number' || field.control === 'integer';
    const amount = isNumber && !isMissing(boat[name]) ? Number(boat[name]) : undefined;
    const value = isNumber ? amount && format(amount, field.unit) : displayValue(boat, name)?.toString();
    if (!value || !field.keyFact) return [];
    const { icon, text = '{}', only } = field.keyFact;
    if (only?.every((category) => category !== boat.category)) return [];
    const fill = (shown: string) => text.replace('{}', () => shown);
    const inMetres =
      isNumber && amount && isDimension(field.unit) ? fill(format(amount, field.unit, true)) : undefined;
    return [
      {
        name,
        label: fieldWords(name, boat.category).label,
        icon,
        value: fill(value),
        inMetres,
      },
    ];
  });
}

function displayNumber(
  { unit }: FieldOf<'number' | 'integer'>,
  value: unknown,
  { currency }: DescribedBoat,
  inMetres: boolean,
): string | undefined {
  const amount = Number(value);
  if (!Number.isFinite(amount)) return undefined;
  return unit === 'money' && typeof currency === 'string'
    ? formatPrice(amount, currency)
    : formatMeasure(amount, unit, inMetres);
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
