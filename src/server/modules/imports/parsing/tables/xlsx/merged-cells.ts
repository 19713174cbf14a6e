import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { Spreadsheet } from './open-spreadsheet.ts';
import { readWholeXml } from './read-xml.ts';

interface Range {
  top: number;
  bottom: number;
}

/** Cells that are merged downwards, by column: "Moody" once for three boats. Ranges in the order of rows. */
export type MergedCells = ReadonlyMap<number, readonly Range[]>;

const RANGE = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;

/** "C" is the third column, counted from 0. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
}

/** They stand behind the rows, so that they have to be read first. Ranges over several columns are titles. */
export async function readMergedCells(spreadsheet: Spreadsheet, path: string): Promise<MergedCells> {
  const found = new Map<number, Range[]>();
  let count = 0;
  await readWholeXml(await spreadsheet.open(path), {
    open(name, { ref = '' }) {
      if (name !== 'mergeCell' || count >= IMPORT_LIMITS.mergedCells) return;
      count += 1;
      const [, left = '', top, right, bottom] = RANGE.exec(ref) ?? [];
      const column = columnNumber(left);
      if (left === '' || left !== right || top === bottom || column >= IMPORT_LIMITS.columns) return;
      const ranges = found.get(column) ?? [];
      ranges.push({ top: Number(top), bottom: Number(bottom) });
      found.set(column, ranges);
    },
    close: () => undefined,
    text: () => undefined,
  });
  for (const ranges of found.values()) ranges.sort((one, other) => one.top - other.top);
  return found;
}

/** Repeats merged values in the rows below, which come in their order. */
export function mergedFiller(merged: MergedCells): (row: number, cells: string[]) => void {
  const columns = [...merged].map(([column, ranges]) => ({ column, ranges, at: 0, value: '' }));
  return (row, cells) => {
    for (const state of columns) {
      while ((state.ranges[state.at]?.bottom ?? row) < row) {
        state.at += 1;
        state.value = '';
      }
      const range = state.ranges[state.at];
      if (!range || row < range.top) continue;
      if (row === range.top) state.value = cells[state.column] ?? '';
      else if (state.value && !cells[state.column]) {
        while (cells.length < state.column) cells.push('');
        cells[state.column] = state.value;
      }
    }
  };
}
