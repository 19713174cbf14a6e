import type { CsvColumn } from './columns.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** What a column of a table is taken for; null leaves it out. */
export interface ColumnChoice {
  column: string;
  field: CsvColumn | null;
  /** The unit of its numbers, or the currency of its prices, where the cells do not say it. */
  unit?: string;
}

export interface TableColumn extends ColumnChoice {
  /** As many as three of its values. */
  samples: string[];
  /** The heading and the values leave no doubt, or the seller has said so. */
  sure: boolean;
  /** The seller has hidden it in the spreadsheet, so it is left out unless chosen. */
  hidden?: true;
}

/** What the seller decided about a table, for this file or for an earlier one with the same headings. */
export interface TableChoices {
  columns: ColumnChoice[];
  /** References are made up from facts. */
  madeReferences?: boolean;
  sheet?: string;
  headerRow?: number;
}

/** Choices of an earlier file, by the headings of its columns. */
export interface RememberedChoices {
  key: string;
  choices: TableChoices;
}

/** A row of a table as it is written, cut to what shows which row it is. */
export interface HeadRow {
  row: number;
  cells: string[];
}

/** A table of boats as it is understood. Bounded where it is read. */
export interface Table {
  /** The sheets of a spreadsheet. */
  sheets: string[];
  sheet: string | null;
  /** No other sheet looks like a list of boats, or the seller chose it. */
  isSheetSure: boolean;
  /** The row that names the columns, as spreadsheets number it; 0 in a sheet without boats, which has no columns either. */
  headerRow: number;
  /** The same, or the row below it if headings take two. */
  headerEnd: number;
  /** The first rows, any of which may be the one that names the columns. Tables that were stored earlier have none. */
  head?: HeadRow[];
  columns: TableColumn[];
  madeReferences: boolean;
  decimal: '.' | ',' | null;
  separator: string | null;
  encoding: string | null;
  /** The same for every file with these headings. */
  key: string;
}

export const SAMPLES = 3;

/** Whether boats can be read: every column is clear, and each boat can be known again. */
export const isClear = ({ columns, madeReferences, isSheetSure }: Table): boolean =>
  isSheetSure &&
  columns.every(({ sure }) => sure) &&
  (madeReferences || columns.some(({ field }) => field === 'reference'));

/** The names by which columns are addressed: empty ones and repeated ones get a number. */
export function columnNames(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading, at) => {
    const name = heading.trim().replace(/\s+/g, ' ').slice(0, IMPORT_LIMITS.otherName) || `Column ${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
