import { namedFields, readHeading } from '#domain/exchange/guess-columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { isUnit } from '#domain/exchange/units.ts';
import type { SourceRow } from './table-source.ts';

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isText = (cell: string) => /[a-z]{2}/i.test(cell) && cell.length <= IMPORT_LIMITS.sampleLength;

/** The row that names most fields; without any, the first with several words and no figures. */
function findRow(rows: readonly SourceRow[]): SourceRow | undefined {
  const candidates = rows.slice(0, IMPORT_LIMITS.headerRows);
  let best: SourceRow | undefined;
  let bestCount = 0;
  for (const row of candidates) {
    const count = namedFields(row.cells);
    if (count > bestCount) [best, bestCount] = [row, count];
  }
  if (best) return best;
  return candidates.find(({ cells }) => {
    const texts = filled(cells);
    return texts.length >= 2 && texts.every(isText);
  });
}

/** "(ft)", "m" or "£" below a heading. */
const isUnitCell = (cell: string) => {
  const bare = cell.trim().replace(/^[([]|[)\]]$/g, '');
  return isUnit(bare.toLowerCase()) || /^(?:[£€$]|gbp|eur|usd)$/i.test(bare);
};

/** A second row of headings has nothing else: units, or names of fields. */
function isSecondRow({ cells }: SourceRow): boolean {
  const texts = filled(cells);
  const units = texts.filter(isUnitCell).length;
  const named = texts.filter((cell) => !isUnitCell(cell) && readHeading(cell) !== undefined).length;
  return texts.length > 0 && units + named === texts.length && (units > 0 || named >= 2);
}

/** One heading of two rows: both together if that is known, otherwise the one that is. */
function joined(upper: string, lower: string): string {
  if (upper === '' || lower === '') return upper || lower;
  const both = `${upper} ${lower}`;
  if (readHeading(both)) return both;
  return readHeading(upper) || !readHeading(lower) ? upper : lower;
}

/** What an upper row says about a column that the header leaves open: "Price" above "£". */
function below(upper: string, heading: string): string {
  if (readHeading(heading)) return heading;
  const both = joined(upper, heading);
  return readHeading(both) ? both : heading;
}

export interface Header {
  row: SourceRow;
  headings: string[];
  /** The row before the first boat. */
  end: number;
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The headings of a table, which may take two rows: names above units, or groups above names. */
export function findHeader(rows: readonly SourceRow[], given: number | undefined): Header | undefined {
  const row = rows.find((one) => one.row === given) ?? findRow(rows);
  if (!row) return undefined;
  const at = rows.indexOf(row);
  const next = rows[at + 1];
  const lower = next && isSecondRow(next) ? next : undefined;
  const previous = rows[at - 1];
  const upper = previous && filled(previous.cells).length >= 2 ? previous.cells : [];
  const width = Math.max(lastFilled(row.cells), lastFilled(lower?.cells ?? []));
  const headings = Array.from({ length: width }, (_, column) => {
    const cell = (cells: readonly string[] = []) => (cells[column] ?? '').trim();
    return joined(below(cell(upper), cell(row.cells)), cell(lower?.cells));
  });
  return { row, headings, end: (lower ?? row).row };
}
