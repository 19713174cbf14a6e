import { CSV_COLUMNS, type CsvColumn, defusedCell, LIST_SEPARATOR } from '#domain/exchange/columns.ts';
import type { ExportedBoat } from './exported-boats.ts';

/** A list item or photo name may hold the separator; a comma reads almost the same. */
const inList = (item: string) => item.replaceAll(LIST_SEPARATOR, ',');

function textOf({ facts, reference, state, photos }: ExportedBoat, column: CsvColumn): string {
  if (column === 'reference') return reference;
  if (column === 'state') return state;
  const value = column === 'photos' ? photos : facts[column];
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.map(inList).join(LIST_SEPARATOR) : String(value);
}

/** Always in quotation marks: commas, line breaks and spaces stay what they are. */
const cell = (text: string) => `"${defusedCell(text).replaceAll('"', '""')}"`;

export const csvHeader = () => `${CSV_COLUMNS.join(',')}\r\n`;

export const csvLine = (boat: ExportedBoat): string =>
  `${CSV_COLUMNS.map((column) => cell(textOf(boat, column))).join(',')}\r\n`;
