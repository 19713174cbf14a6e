import { parse } from 'csv-parse/sync';
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

/** Every line of the file. Lines that are too long are checked afterwards: the parser would lose the next one too. */
function readLines(text: string, max: number): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: max + 2,
    });
  } catch {
    throw new ImportProblem('The CSV file cannot be read: check its quotation marks.');
  }
}

/** At most `max` boats; a line that cannot be read costs only itself. */
export function parseCsv(text: string, max: number): RawBoat[] {
  const [names, ...lines] = readLines(text, max);
  if (!names) throw new ImportProblem('The file is empty.');
  const problem = headerProblem(names);
  if (problem) throw new ImportProblem(problem);
  if (lines.length === 0) throw new ImportProblem('The file has no boats.');
  if (lines.length > max)
    throw new ImportProblem(`The file has more than ${max} boats. Split it into several files.`);
  const header = readHeader(names);
  // The rows are numbered as spreadsheets show them.
  return lines.map((line, at) => readCsvRow(header, line, at + 2));
}
