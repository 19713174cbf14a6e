import { fieldDefinition } from '../listings/fields/fields.ts';
import { BoundedBoat } from './bounded-boat.ts';
import { type CsvColumn, columnOf, LIST_SEPARATOR, plainCell } from './columns.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RawBoat } from './raw-boat.ts';
import { currenciesIn, readAmount } from './read-amount.ts';
import type { ColumnChoice } from './table-layout.ts';

/** What the columns of a table hold. */
export interface CsvHeader {
  columns: (CsvColumn | undefined)[];
  names: string[];
  /** The units and currencies of columns whose cells do not name them. */
  units?: (string | undefined)[];
  /** Sign before fractions, if it is not a point. */
  decimal?: ',' | undefined;
  /** The columns are ours, so that only semicolons separate the entries of lists. */
  isOwn?: boolean;
  /** Cells of spreadsheets have several lines; in a CSV file that is a quotation mark that was not closed. */
  hasLines?: boolean;
}

/** The header of a table, from what each column was found to be. */
export const headerFrom = (
  columns: readonly ColumnChoice[],
  more: Pick<CsvHeader, 'decimal' | 'hasLines'>,
): CsvHeader => ({
  columns: columns.map(({ field }) => field ?? undefined),
  names: columns.map(({ column }) => column),
  units: columns.map(({ unit }) => unit),
  isOwn: columns.every(({ field, column }) => field === null || columnOf(column) === field),
  ...more,
});

/** The items of a list in a cell, one at a time: a reader that has enough stops. */
function* itemsOf(text: string, separator: string): Generator<string> {
  for (let from = 0; from <= text.length; ) {
    const found = text.indexOf(separator, from);
    const end = found < 0 ? text.length : found;
    const item = text.slice(from, end).trim();
    if (item) yield item;
    from = end + 1;
  }
}

/** Other programs separate the entries of a list with commas or lines. */
function separatorOf(text: string, isOwn: boolean | undefined): string {
  if (isOwn || text.includes(LIST_SEPARATOR)) return LIST_SEPARATOR;
  return text.includes('\n') ? '\n' : ',';
}

/** Why a line cannot be read. A quotation mark that is not closed swallows the lines after it. */
function lineProblem({ columns, hasLines }: CsvHeader, cells: readonly string[]): string | undefined {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length > IMPORT_LIMITS.lineLength) return 'The line is too long.';
  // Spreadsheets end lines with any number of empty cells, and a remark far to the right is no fault of the boat.
  if (!hasLines && cells.slice(IMPORT_LIMITS.columns).some((cell) => cell.trim() !== ''))
    return `The line has more than ${IMPORT_LIMITS.columns} columns.`;
  const hasBreak =
    !hasLines &&
    cells.some((cell, at) => cell.includes('\n') && columns[at] && columns[at] !== 'description');
  return hasBreak ? 'The line cannot be read: check its quotation marks.' : undefined;
}

function readPhotos(boat: BoundedBoat, text: string, separator: string) {
  boat.expectPhotos();
  for (const name of itemsOf(text, separator)) {
    if (boat.hasEnoughPhotos()) return;
    boat.addPhoto(name.includes('://') ? name.slice(name.lastIndexOf('/') + 1) : name);
  }
}

type FieldColumn = Exclude<CsvColumn, 'reference' | 'state' | 'photos'>;

function readList(boat: BoundedBoat, column: FieldColumn, text: string, separator: string) {
  // An empty list clears the field.
  boat.values[column] = [];
  for (const item of itemsOf(text, separator)) {
    if (boat.hasEnoughItems(column)) return;
    boat.addItem(column, item);
  }
}

/** With the unit of the column, unless the cell says its own. */
function setAmount(boat: BoundedBoat, column: FieldColumn, text: string, unit: string) {
  const isMoney = column === 'price';
  if (text === '') boat.setValue(column, text);
  else if (isMoney) boat.setValue(column, currenciesIn(text).length === 0 ? `${text} ${unit}` : text);
  else {
    const amount = readAmount(text, { of: 'measure' });
    boat.setValue(column, text, amount && amount.unit === undefined ? unit : '');
  }
}

/** "Yes" in a column "VAT paid". */
function vatAnswer(heading: string, text: string): string {
  if (!/paid|inc/i.test(heading)) return text;
  if (/^(?:y|yes|true)$/i.test(text)) return 'paid';
  return /^(?:n|no|false)$/i.test(text) ? 'unpaid' : text;
}

/** A line of a table as a boat. Columns that have no field become other details. */
export function readCsvRow(header: CsvHeader, line: readonly string[], row: number): RawBoat {
  const { columns, names, units, isOwn } = header;
  const cells = line.slice(0, IMPORT_LIMITS.columns).map((cell) => plainCell(cell.trim()));
  const cellOf = (column: CsvColumn) => cells[columns.indexOf(column)] ?? '';
  const boat = new BoundedBoat({ row, reference: cellOf('reference'), state: cellOf('state') });
  const problem = lineProblem(header, line);
  if (problem) return boat.refuse(problem);
  cells.forEach((text, at) => {
    const column = columns[at];
    const unit = units?.[at];
    if (column === 'reference' || column === 'state') return;
    if (column === 'photos') readPhotos(boat, text, separatorOf(text, isOwn));
    else if (!column) boat.addOther(names[at] || `Column ${at + 1}`, text);
    else if (fieldDefinition(column).control === 'checklist')
      readList(boat, column, text, separatorOf(text, isOwn));
    else if (column === 'vatStatus') boat.setValue(column, vatAnswer(names[at] ?? '', text));
    else if (unit) setAmount(boat, column, text, unit);
    else boat.setValue(column, text);
  });
  if (!columns.includes('title')) {
    boat.makeTitle();
    boat.isTitleMade = true;
  }
  if (header.decimal) boat.decimal = header.decimal;
  return boat.finish();
}
