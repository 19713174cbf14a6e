import { namedFields } from '#domain/exchange/guess-columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { SourceRow, TableSource } from '../table-source.ts';
import { type MergedCells, readMergedCells } from './merged-cells.ts';
import { openSpreadsheet } from './open-spreadsheet.ts';
import { readSheet } from './read-sheet.ts';
import { readFormats, readSharedStrings, readWorkbook, type Sheet } from './workbook.ts';

/** Enough headings to be a table of boats. */
const HEADINGS = 3;
/** Further sheets are chosen by hand. */
const SHEETS_TRIED = 10;

/** How many fields the best row at the beginning of a sheet names. */
async function headingsIn(rows: AsyncIterable<SourceRow>): Promise<number> {
  let best = 0;
  let count = 0;
  for await (const { cells } of rows) {
    best = Math.max(best, namedFields(cells));
    count += 1;
    if (count >= IMPORT_LIMITS.headerRows) break;
  }
  return best;
}

/** The sheet that looks most like a list of boats, and whether another one does too. */
async function findSheet(sheets: readonly Sheet[], rowsOf: (sheet: Sheet) => AsyncIterable<SourceRow>) {
  const tried: { sheet: Sheet; headings: number }[] = [];
  for (const sheet of sheets.slice(0, SHEETS_TRIED))
    tried.push({ sheet, headings: await headingsIn(rowsOf(sheet)) });
  const best = tried.reduce((one, other) => (other.headings > one.headings ? other : one));
  const tables = tried.filter(({ headings }) => headings >= HEADINGS).length;
  return { sheet: best.sheet, isSure: tables <= 1 && sheets.length <= SHEETS_TRIED };
}

/** A sheet of an Excel file: the chosen one, or the one that looks like boats. Call `close` when its rows have been read. */
export async function xlsxSource(
  file: string | Buffer,
  chosen: string | undefined,
): Promise<TableSource & { close(): void }> {
  const spreadsheet = await openSpreadsheet(file);
  try {
    const { sheets, is1904, ...parts } = await readWorkbook(spreadsheet);
    const strings = await readSharedStrings(spreadsheet, parts.sharedStrings);
    const formats = await readFormats(spreadsheet, parts.styles);
    const hidden = new Set<number>();
    const rowsOf = ({ path }: Sheet, merged: MergedCells = new Map()) =>
      readSheet(spreadsheet, path, { strings, formats, is1904, hidden, merged });
    const named = sheets.find(({ name }) => name === chosen);
    const { sheet, isSure } = named
      ? { sheet: named, isSure: true }
      : await findSheet(sheets, (one) => rowsOf(one));
    const merged = await readMergedCells(spreadsheet, sheet.path);
    return {
      sheets: sheets.map(({ name }) => name),
      sheet: sheet.name,
      isSheetSure: isSure,
      separator: null,
      encoding: null,
      hasLines: true,
      hidden,
      rows: () => rowsOf(sheet, merged),
      close: () => spreadsheet.zip.close(),
    };
  } catch (error) {
    spreadsheet.zip.close();
    throw error;
  }
}
