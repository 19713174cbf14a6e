import { listingType } from '../listings/badges.ts';
import { formatCount, formatPrice } from '../money.ts';
import {
  formatBreadth,
  formatHorsepower,
  formatKilograms,
  formatLength,
  formatLitres,
  formatSquareMetres,
} from '../units.ts';
import { categoryHeading, resolveCategory, subcategoryName } from './category-names.ts';
import type { DetailRow } from './detail-groups.ts';
import type { FieldUnit } from './field-definition.ts';
import { fieldDefinition } from './fields.ts';
import { type OptionField, optionsOf } from './options.ts';

/** Any view of a boat: the rows read what they know and skip the rest. */
export type DescribedBoat = { readonly [K in DetailRow]?: unknown };

export type ShownRow = { name: DetailRow; label: string; value: string | string[] };

/** The rows of a group that have something to say, in their order. */
export function detailRows(boat: DescribedBoat, rows: readonly DetailRow[]): ShownRow[] {
  return rows.flatMap((name) => {
    const value = shownValue(boat, name);
    return value === undefined ? [] : [{ name, label: rowLabel(name), value }];
  });
}

const MEASURES: Readonly<Record<FieldUnit, (amount: number) => string>> = {
  ft: formatLength,
  m: formatBreadth,
  HP: formatHorsepower,
  litres: formatLitres,
  kg: formatKilograms,
  'm²': formatSquareMetres,
  money: formatPrice,
};

/** A field as people read it; undefined when the boat has none or nobody knows it. */
export function shownValue(boat: DescribedBoat, name: DetailRow): string | string[] | undefined {
  if (name === 'brokerListing') return listingType(boat.brokerListing === true);
  const value = boat[name];
  if (isMissing(value)) return undefined;
  const field = fieldDefinition(name);
  switch (field.control) {
    case 'number':
    case 'integer':
      return shownNumber(
        value,
        name === 'yearBuilt' ? String : field.unit ? MEASURES[field.unit] : formatCount,
      );
    case 'checklist':
      return Array.isArray(value) ? value.map(String) : undefined;
    case 'choice':
      return shownChoice(field.options, String(value), boat);
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

function rowLabel(name: DetailRow): string {
  return name === 'brokerListing' ? 'Listing type' : fieldDefinition(name).label;
}

function shownChoice(field: OptionField, value: string, boat: DescribedBoat): string {
  const other = field === 'engineType' && value === 'other' ? boat.engineTypeOther : undefined;
  const label = optionsOf(field).find((option) => option.value === value)?.label ?? value;
  return isMissing(other) ? label : `${label}: ${other}`;
}

function shownNumber(value: unknown, format: (amount: number) => string): string | undefined {
  const amount = Number(value);
  return Number.isFinite(amount) ? format(amount) : undefined;
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && ['', 'unknown'].includes(value.trim().toLowerCase()))
  );
}
