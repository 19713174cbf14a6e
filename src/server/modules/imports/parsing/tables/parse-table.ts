import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { madeReference, referenceBase } from '#domain/exchange/made-reference.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { type CsvHeader, headerFrom, readCsvRow } from '#domain/exchange/read-csv-row.ts';
import { isClear, type Table } from '#domain/exchange/table-layout.ts';
import { ImportProblem } from '../import-problem.ts';
import { isNote } from './notes.ts';
import { type Surveying, surveyTable } from './survey.ts';
import type { SourceRow, TableSource } from './table-source.ts';

function isBoat({ cells }: SourceRow, { columns, names }: CsvHeader): boolean {
  const at = columns.indexOf('reference');
  const reference = at < 0 ? '' : (cells[at] ?? '').trim();
  if (names.length > 2 && isNote(cells)) return false;
  if (reference) return !isHeaderAgain(cells, names);
  const filled = cells.filter((cell) => cell.trim() !== '').length;
  return filled > 2 || (filled > 0 && names.length <= 2);
}

/** Long lists repeat their header on each page. */
const isHeaderAgain = (cells: readonly string[], names: readonly string[]) =>
  names.length > 1 && names.every((name, at) => (cells[at] ?? '').trim() === name);

async function* following(first: readonly SourceRow[], rest: AsyncIterator<SourceRow>) {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The boats of a table, at most `max`; a row that cannot be read costs only itself. */
async function* boatsOf(rows: AsyncIterable<SourceRow>, header: CsvHeader, max: number) {
  let boats = 0;
  let others = 0;
  for await (const row of rows) {
    if (!isBoat(row, header)) {
      others += 1;
      if (others > IMPORT_LIMITS.emptyRows) throw new ImportProblem('The file has too many empty rows.');
      continue;
    }
    boats += 1;
    if (boats > max)
      throw new ImportProblem(`The file has more than ${max} boats. Split it into several files.`);
    yield readCsvRow(header, row.cells, row.row);
  }
  if (boats === 0) throw new ImportProblem('The file has no boats.');
}

/** The references that would be made for several boats of the file. */
async function sharedReferences(
  source: TableSource,
  { headerEnd }: Table,
  header: CsvHeader,
  max: number,
): Promise<Set<string>> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  const rows = behind(source.rows(), headerEnd);
  for await (const boat of boatsOf(rows, header, max)) {
    const base = referenceBase(boat);
    if (seen.has(base)) shared.add(base);
    seen.add(base);
  }
  return shared;
}

async function* behind(rows: AsyncIterable<SourceRow>, headerEnd: number) {
  for await (const row of rows) if (row.row > headerEnd) yield row;
}

/** What the table holds, then its boats, if that is clear. */
export async function* parseTable(
  source: TableSource,
  surveying: Surveying,
  max: number,
): AsyncGenerator<{ table: Table } | { raw: RawBoat }> {
  const { table, first, rest } = await surveyTable(source, surveying);
  yield { table };
  if (!isClear(table)) return;
  const { decimal, columns, madeReferences } = table;
  const header = headerFrom(columns, {
    decimal: decimal === ',' ? ',' : undefined,
    hasLines: source.hasLines,
  });
  const shared = madeReferences ? await sharedReferences(source, table, header, max) : undefined;
  for await (const raw of boatsOf(following(first, rest), header, max))
    yield { raw: shared ? { ...raw, reference: madeReference(raw, shared) } : raw };
}
