import { CSV_COLUMNS, type CsvColumn, defusedCell, LIST_SEPARATOR } from '#domain/exchange/columns.ts';
import { type Facts, STORED_FIELDS } from '#domain/listings/fields/facts.ts';
import { fieldDefinition } from '#domain/listings/fields/fields.ts';
import { blankFacts } from '#domain/listings/fields/read-facts.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { EXAMPLE_REFERENCE } from '../parsing/tables/notes.ts';
import { cellsOf } from './export-csv.ts';
import type { ExportedBoat } from './exported-boats.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const FACTS: Partial<Facts> = {
  category: 'sailing',
  subcategory: 'cruiser',
  title: 'Contessa 32, 1978, re-engined',
  make: 'Contessa',
  model: '32',
  yearBuilt: 1978,
  condition: 'used-good',
  price: 24_950,
  currency: 'GBP',
  vatStatus: 'paid',
  location: 'Lymington',
  country: 'United Kingdom',
  length: 32,
  beam: 2.9,
  draft: 1.65,
  hullMaterial: 'fiberglass',
  keelType: 'fin',
  berths: 5,
  heads: 1,
  engineType: 'diesel',
  enginePower: 20,
  fuelType: 'diesel',
  electronics: ['GPS', 'Radar'],
  description: 'A well-kept cruiser. Re-engined in 2019 and surveyed in 2025.',
  sellerName: 'Lymington Yachts',
  showEmail: true,
};

/** A boat that shows how our files are written. */
export const exampleBoat = (at: Date): ExportedBoat => ({
  reference: 'LYM-0042',
  state: 'for-sale',
  facts: { ...blankFacts(at), ...FACTS } as Facts,
  photos: ['lym-0042-1.jpg', 'lym-0042-2.jpg'],
});

/** The values that a column accepts; none for texts and numbers. */
function valuesOf(column: CsvColumn): { value: string; label: string }[] {
  if (column === 'state') return SALE_STATES.map((value) => ({ value, label: '' }));
  if (column === 'reference' || column === 'photos') return [];
  if (column === 'category') return CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));
  if (column === 'subcategory')
    return CATEGORIES.flatMap(({ name, subcategories }) =>
      subcategories.map((kind) => ({ value: kind.id, label: `${name}: ${kind.name}` })),
    );
  const definition = fieldDefinition(column);
  if (definition.control === 'choice')
    return Object.entries(definition.options).map(([value, label]) => ({ value, label }));
  if (definition.control === 'checklist')
    return definition.items.map((value) => ({ value, label: `several are joined by "${LIST_SEPARATOR}"` }));
  return definition.control === 'checkbox' ? ['true', 'false'].map((value) => ({ value, label: '' })) : [];
}

const line = (cells: readonly string[]) =>
  `${cells.map((text) => `"${defusedCell(text).replaceAll('"', '""')}"`).join(',')}\r\n`;

const unitOf = (column: CsvColumn) => {
  const field = STORED_FIELDS.find((name) => name === column);
  const definition = field && fieldDefinition(field);
  return definition && 'unit' in definition && definition.unit
    ? definition.unit === 'money'
      ? 'a number'
      : `a number: ${definition.unit}`
    : 'a text';
};

/** Every column with the values that it accepts. */
const valueRows = (): string[][] => [
  ['column', 'value', 'meaning'],
  ...CSV_COLUMNS.flatMap((column) => {
    const values = valuesOf(column);
    if (values.length === 0) return [[column, '', unitOf(column)]];
    return values.map(({ value, label }) => [column, value, label]);
  }),
];

export const allowedValues = (): string => valueRows().map(line).join('');

/** Our columns with an example, which an import leaves out, and the values that they accept. */
export const spreadsheetTemplate = (at: Date): Promise<Buffer> =>
  writeSpreadsheet([
    {
      name: 'Boats',
      rows: [CSV_COLUMNS, cellsOf({ ...exampleBoat(at), reference: EXAMPLE_REFERENCE })],
      columnWidth: 18,
    },
    { name: 'Allowed values', rows: valueRows(), columnWidth: 32 },
  ]);
