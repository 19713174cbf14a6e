import '#domain/listings/fields/complete-fields.ts';
import { CSV_COLUMNS, type CsvColumn } from '#domain/exchange/columns.ts';
import { FIELDS, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';

const LABELS: Readonly<Record<string, string>> = {
  reference: 'Stock number (reference)',
  state: 'State',
  photos: 'Photos',
  unit: 'Unit',
  '': 'Boat',
};

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The name of a field, or of a column that only files have. */
export const labelOf = (field: string): string =>
  LABELS[field] ?? (isField(field) ? fieldDefinition(field).label : field);

/** The fields that a column can hold, by name. */
export const COLUMN_OPTIONS: readonly { value: CsvColumn; label: string }[] = CSV_COLUMNS.map((value) => ({
  value,
  label: labelOf(value),
})).toSorted((one, other) => one.label.localeCompare(other.label));

const UNITS: Readonly<Record<string, readonly (readonly [value: string, label: string])[]>> = {
  length: [
    ['ft', 'in feet'],
    ['m', 'in metres'],
  ],
  HP: [
    ['hp', 'in horsepower'],
    ['kw', 'in kilowatts'],
  ],
  litres: [
    ['l', 'in litres'],
    ['gal', 'in gallons'],
  ],
};

/** Units between which the seller chooses where a column says none. */
export function unitsOf(field: string | null): readonly { value: string; label: string }[] {
  const definition = field !== null && isField(field) ? fieldDefinition(field) : undefined;
  const unit = definition && 'unit' in definition ? definition.unit : undefined;
  const units = UNITS[unit === 'ft' || unit === 'm' ? 'length' : (unit ?? '')] ?? [];
  return units.map(([value, label]) => ({ value, label }));
}

/** A choice of a question in words. */
export function choiceLabel(field: string, value: string): string {
  if (field === 'showEmail') return value === 'true' ? 'Yes' : 'No';
  if (field === 'category') return CATEGORIES.find(({ id }) => id === value)?.name ?? value;
  const definition = isField(field) ? fieldDefinition(field) : undefined;
  const options: Readonly<Record<string, string>> =
    definition?.control === 'choice' ? definition.options : {};
  return options[value] ?? value;
}

/** The control that answers the question about a field of the file. */
export const questionId = (field: string) => `question-${field}`;
