import { fieldDefinition } from '../listings/fields/fields.ts';
import { cutText } from '../text.ts';
import { type CsvColumn, columnOf, LIST_SEPARATOR, plainCell } from './columns.ts';
import { IMPORT_LIMITS } from './limits.ts';
import type { RawBoat } from './raw-boat.ts';

export interface CsvHeader {
  columns: (CsvColumn | undefined)[];
  names: string[];
}

/** Why a line is not the header of a list of boats; undefined if it is. */
export function headerProblem(names: readonly string[]): string | undefined {
  if (names.length > IMPORT_LIMITS.columns) return `The file has more than ${IMPORT_LIMITS.columns} columns.`;
  const columns = names.map(columnOf);
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at);
  if (twice) return `The column “${twice}” is there twice.`;
  if (!columns.includes('reference'))
    return 'The first line must name the columns, and “reference” must be one of them.';
  return undefined;
}

export const readHeader = (names: readonly string[]): CsvHeader => ({
  columns: names.map(columnOf),
  names: names.map((name) => name.trim()),
});

const listOf = (text: string) =>
  text
    .split(LIST_SEPARATOR)
    .map((item) => item.trim())
    .filter(Boolean);

/** Why a line cannot be read. A quotation mark that is not closed swallows the lines after it. */
function lineProblem({ columns }: CsvHeader, cells: readonly string[]): string | undefined {
  const length = cells.reduce((sum, cell) => sum + cell.length, 0);
  if (length > IMPORT_LIMITS.lineLength) return 'The line is too long.';
  const hasBreak = cells.some(
    (cell, at) => cell.includes('\n') && columns[at] && columns[at] !== 'description',
  );
  return hasBreak ? 'The line cannot be read: check its quotation marks.' : undefined;
}

/** A line of a CSV file as a boat. Columns that we do not know become other details. */
export function readCsvRow({ columns, names }: CsvHeader, cells: readonly string[], row: number): RawBoat {
  const boat: RawBoat = { row, reference: '', state: '', values: {}, photos: undefined, other: [] };
  const problem = lineProblem({ columns, names }, cells);
  if (problem) return { ...boat, problem };
  cells.forEach((cell, at) => {
    const text = plainCell(cell.trim());
    const column = columns[at];
    if (column === 'reference' || column === 'state') boat[column] = text;
    else if (column === 'photos') boat.photos = listOf(text);
    else if (column)
      boat.values[column] = fieldDefinition(column).control === 'checklist' ? listOf(text) : text;
    else if (text !== '' && boat.other.length < IMPORT_LIMITS.otherDetails)
      boat.other.push({
        name: names[at] || `Column ${at + 1}`,
        value: cutText(text, IMPORT_LIMITS.otherLength),
      });
  });
  return boat;
}
