import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';

/** The columns of our CSV files: the fields of the create call, between columns that only files have. */
export const CSV_COLUMNS = ['reference', 'state', ...STORED_FIELDS, 'photos'] as const;
export type CsvColumn = 'reference' | 'state' | StoredField | 'photos';

const normalised = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');

const BY_NAME: ReadonlyMap<string, CsvColumn> = new Map(
  CSV_COLUMNS.map((column) => [normalised(column), column]),
);

/** "Year built", "year_built" and "yearBuilt" are one column. */
export const columnOf = (header: string): CsvColumn | undefined => BY_NAME.get(normalised(header));

/** Joins the items of a list in a cell. */
export const LIST_SEPARATOR = ';';

/** Spreadsheets would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const DEFUSED = /^'(?=[=+\-@\t\r\n＝＋－＠'])/;

/** An apostrophe makes spreadsheets show the text instead; `plainCell` removes it. */
export const defusedCell = (text: string): string =>
  FORMULA.test(text) || text.startsWith("'") ? `'${text}` : text;

/** What spreadsheets write where a formula has no value. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

export const plainCell = (cell: string): string =>
  FORMULA_ERROR.test(cell) ? '' : cell.replace(DEFUSED, '');
