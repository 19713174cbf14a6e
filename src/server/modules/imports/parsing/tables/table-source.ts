/** A row as spreadsheets number it. */
export interface SourceRow {
  row: number;
  cells: string[];
}

/** Anything that holds rows of cells: a CSV file or a sheet. */
export interface TableSource {
  sheets: string[];
  sheet: string | null;
  /** No other sheet looks like a list of boats. */
  isSheetSure: boolean;
  separator: string | null;
  encoding: string | null;
  /** Cells may have several lines. */
  hasLines: boolean;
  /** Columns that the seller has hidden, counted from 0; known once rows are read. */
  hidden: ReadonlySet<number>;
  /** From the beginning, each time it is called. Empty rows may be missing. */
  rows(): AsyncIterable<SourceRow>;
}
