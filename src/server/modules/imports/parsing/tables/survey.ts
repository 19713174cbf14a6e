import { createHash } from 'node:crypto';
import type { CsvColumn } from '#domain/exchange/columns.ts';
import { guessColumns, readHeading } from '#domain/exchange/guess-columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { decimalOf } from '#domain/exchange/read-amount.ts';
import {
  columnNames,
  type HeadRow,
  type RememberedChoices,
  SAMPLES,
  type Table,
  type TableChoices,
  type TableColumn,
} from '#domain/exchange/table-layout.ts';
import { cutText } from '#domain/text.ts';
import { ImportProblem } from '../import-problem.ts';
import { findHeader } from './find-header.ts';
import { isNote } from './notes.ts';
import type { SourceRow, TableSource } from './table-source.ts';

export interface Surveying {
  choices: TableChoices | undefined;
  remembered: readonly RememberedChoices[];
  now: Date;
}

/** The headings and their order, as far as another file may have the same. */
const keyOf = (names: readonly string[]) =>
  createHash('sha256')
    .update(
      names
        .map((name) =>
          name
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim(),
        )
        .join('|'),
    )
    .digest('base64url');

function valuesOf(rows: readonly SourceRow[], at: number): string[] {
  return rows.flatMap(({ cells }) => {
    const text = (cells[at] ?? '').trim();
    return text === '' ? [] : cutText(text, 200);
  });
}

const samplesOf = (values: readonly string[]) =>
  [...new Set(values)].slice(0, SAMPLES).map((value) => cutText(value, IMPORT_LIMITS.sampleLength));

const ROWS_BEHIND_HEADER = 4;

/** The rows among which the seller chooses the header. One without a row behind it has no boats. */
function headOf(rows: readonly SourceRow[], headerRow: number): HeadRow[] {
  const wanted = Math.max(IMPORT_LIMITS.headRows, headerRow + ROWS_BEHIND_HEADER);
  return rows
    .slice(0, -1)
    .filter(({ row, cells }) => row <= wanted && cells.some((cell) => cell.trim() !== ''))
    .slice(0, IMPORT_LIMITS.headerRows + ROWS_BEHIND_HEADER)
    .map(({ row, cells }) => ({
      row,
      cells: cells
        .flatMap((cell) => cell.trim().replace(/\s+/g, ' ') || [])
        .slice(0, IMPORT_LIMITS.headCells)
        .map((cell) => cutText(cell, IMPORT_LIMITS.headCell)),
    }));
}

const bare = ({ column, samples, hidden }: TableColumn) => ({ column, samples, ...(hidden && { hidden }) });

/** The decision of the seller about a column takes the place of the guess. */
function decide(columns: readonly TableColumn[], choices: TableChoices | undefined): TableColumn[] {
  if (!choices) return [...columns];
  const chosen = new Map(choices.columns.map((choice) => [choice.column, choice]));
  const taken = new Set(choices.columns.flatMap(({ field }) => field ?? []));
  return columns.map((column) => {
    const choice = chosen.get(column.column);
    if (choice) {
      const { field, unit = readHeading(column.column)?.unit } = choice;
      return { ...bare(column), field, ...(unit && { unit }), sure: true };
    }
    const isTaken = column.field !== null && taken.has(column.field);
    return isTaken ? { ...bare(column), field: null, sure: true } : column;
  });
}

export interface Surveyed {
  table: Table;
  /** The rows that were read already. */
  first: SourceRow[];
  rest: AsyncIterator<SourceRow>;
}

/** A sheet without a list of boats: the seller chooses another one. */
const emptySheet = ({ sheets, sheet, separator, encoding }: TableSource): Table => ({
  sheets,
  sheet,
  isSheetSure: false,
  headerRow: 0,
  headerEnd: 0,
  columns: [],
  madeReferences: false,
  decimal: null,
  separator,
  encoding,
  key: '',
});

/** Finds the header of a table and what its columns hold. */
export async function surveyTable(
  source: TableSource,
  { choices, remembered, now }: Surveying,
): Promise<Surveyed> {
  const rest = source.rows()[Symbol.asyncIterator]();
  const first: SourceRow[] = [];
  const wanted = IMPORT_LIMITS.headerRows + IMPORT_LIMITS.sampleRows;
  while (first.length < wanted) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
  }
  const header = findHeader(first, choices?.headerRow);
  const hasBoats = header !== undefined && first.some(({ row }) => row > header.end);
  if (!hasBoats && source.sheets.length > 1) return { table: emptySheet(source), first: [], rest };
  if (first.length === 0) throw new ImportProblem('The file is empty.');
  if (!header)
    throw new ImportProblem(
      'We found no table of boats in this file. One row must name the columns, such as “Stock No”, “Make” and “Price”.',
    );
  const { headings } = header;
  if (headings.length > IMPORT_LIMITS.columns)
    throw new ImportProblem(`The file has more than ${IMPORT_LIMITS.columns} columns.`);
  const boats = first.filter(({ row }) => row > header.end);
  const below = boats.filter(({ cells }) => !isNote(cells)).slice(0, IMPORT_LIMITS.sampleRows);
  const names = columnNames(headings);
  const values = names.map((_, at) => valuesOf(below, at));
  const guesses = guessColumns(
    names.map((_, at) => ({ heading: headings[at] ?? '', values: values[at] ?? [] })),
    now,
  );
  const key = keyOf(names);
  // Of another sheet or row that was chosen, the columns were not.
  const known = remembered.find((one) => one.key === key)?.choices;
  const decided = choices && choices.columns.length > 0 ? choices : (known ?? choices);
  const columns = decide(
    names.map((column, at) => ({
      column,
      samples: samplesOf(values[at] ?? []),
      // What a column says that its owner does not see himself may not be for the public.
      ...(source.hidden.has(at)
        ? { field: null, sure: true, hidden: true as const }
        : (guesses[at] ?? { field: null, sure: true })),
    })),
    decided,
  );
  const hasReference = columns.some(({ field }) => field === ('reference' satisfies CsvColumn));
  return {
    table: {
      sheets: source.sheets,
      sheet: source.sheet,
      isSheetSure: source.isSheetSure || (decided !== undefined && decided.sheet === source.sheet),
      headerRow: header.row.row,
      headerEnd: header.end,
      head: headOf(first, header.row.row),
      columns,
      madeReferences: !hasReference && (decided?.madeReferences ?? false),
      decimal: decimalOf(values.flat()) ?? null,
      separator: source.separator,
      encoding: source.encoding,
      key,
    },
    first: boats,
    rest,
  };
}
