import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { headerProblem, readCsvRow, readHeader } from '#domain/exchange/read-csv-row.ts';
import { ImportProblem } from './import-problem.ts';

const DELIMITERS = [',', ';', '\t'];

/** The separator that the header uses most; names of columns contain none. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r?\n|\r/, 1);
  const counts = DELIMITERS.map((sign) => header.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

const isTooLong = (error: unknown) => error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE';

const unreadable = (row: number, error: unknown): RawBoat => ({
  row,
  reference: '',
  state: '',
  values: {},
  photos: undefined,
  other: [],
  problem: isTooLong(error) ? 'The line is too long.' : 'The line cannot be read: check its quotation marks.',
});

/** Every line in order: its cells, or why it cannot be read. */
function readLines(text: string, max: number): (string[] | Error)[] {
  const lines: (string[] | Error)[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: IMPORT_LIMITS.lineLength,
      skip_records_with_error: true,
      on_record(cells: string[]) {
        lines.push(cells);
        return null;
      },
      on_skip(error) {
        lines.push(error ?? new Error('The line cannot be read'));
        return undefined;
      },
      to: max + 2,
    });
  } catch (error) {
    throw new ImportProblem(
      isTooLong(error)
        ? 'A line of the file is too long.'
        : 'The CSV file cannot be read: check its quotation marks.',
    );
  }
  return lines;
}

/** At most `max` boats; a line that cannot be read costs only itself. */
export function parseCsv(text: string, max: number): RawBoat[] {
  const [names, ...lines] = readLines(text, max);
  if (!names) throw new ImportProblem('The file is empty.');
  const problem = names instanceof Error ? 'The first line must name the columns.' : headerProblem(names);
  if (problem || names instanceof Error) throw new ImportProblem(problem ?? '');
  if (lines.length === 0) throw new ImportProblem('The file has no boats.');
  if (lines.length > max)
    throw new ImportProblem(`The file has more than ${max} boats. Split it into several files.`);
  const header = readHeader(names);
  // The rows are numbered as spreadsheets show them.
  return lines.map((line, at) =>
    line instanceof Error ? unreadable(at + 2, line) : readCsvRow(header, line, at + 2),
  );
}
