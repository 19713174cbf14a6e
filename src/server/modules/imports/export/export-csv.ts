import { stringify } from 'csv-stringify/sync';
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

const line = (cells: readonly string[], quoted: boolean) =>
  stringify([cells], { record_delimiter: 'windows', quoted, quoted_empty: quoted });

export const csvHeader = () => line(CSV_COLUMNS, false);

export const cellsOf = (boat: ExportedBoat): string[] => CSV_COLUMNS.map((column) => textOf(boat, column));

/** Every cell in quotation marks: some programs take spaces at the ends of others away. */
export const csvLine = (boat: ExportedBoat): string => line(cellsOf(boat).map(defusedCell), true);
