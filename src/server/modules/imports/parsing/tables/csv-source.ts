import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { namedFields } from '#domain/exchange/guess-columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { decodeBytes } from '../decode.ts';
import { ImportProblem } from '../import-problem.ts';
import type { SourceRow, TableSource } from './table-source.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
const PIECE_BYTES = 65_536;
/** As much of the file as shows what separates its cells. */
const SHOWN_LENGTH = 65_536;
const SHOWN_LINES = 40;
/** Excel writes and reads such a first line. */
const DECLARED = /^sep=(.)\r?\n/i;

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

/** How often each line has a sign outside of quotation marks. */
function countsIn(text: string, sign: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  for (const letter of text.slice(0, SHOWN_LENGTH)) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (letter === sign) count += 1;
    else if (letter === '\n' || letter === '\r') {
      if (count > 0) counts.push(count);
      count = 0;
      if (counts.length >= SHOWN_LINES) return counts;
    }
  }
  return count > 0 ? [...counts, count] : counts;
}

/** A separator is there equally often in most lines; signs within texts are not. */
function regularity(counts: readonly number[]): number {
  const lines = new Map<number, number>();
  for (const count of counts) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(
    0,
    ...[...lines].map(([count, times]) => (count < IMPORT_LIMITS.columns ? count * times * times : 0)),
  );
}

const HEADER_LENGTH = 4_000;

/** How many fields the best line names if this sign separates its cells. */
function headingsIn(lines: readonly string[], sign: string): number {
  const counts = lines.map((line) =>
    namedFields(
      line
        .split(sign)
        .slice(0, IMPORT_LIMITS.columns)
        .map((cell) => cell.replace(/^\s*"|"\s*$/g, '')),
    ),
  );
  return Math.max(0, ...counts);
}

/** The sign that gives the best header; between equals the one that lines have equally often. */
function separatorOf(text: string): string {
  const shown = text.slice(0, SHOWN_LENGTH).split(/\r\n?|\n/, SHOWN_LINES);
  const lines = shown.map((line) => line.slice(0, HEADER_LENGTH));
  const scores = SEPARATORS.map((sign) => ({
    headings: headingsIn(lines, sign),
    regularity: regularity(countsIn(text, sign)),
  }));
  const best = scores.reduce((one, other) =>
    other.headings > one.headings || (other.headings === one.headings && other.regularity > one.regularity)
      ? other
      : one,
  );
  return SEPARATORS[scores.indexOf(best)] ?? ',';
}

function* piecesOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Every line of the file. Lines that are too long are checked afterwards: the parser would lose the next one too. */
async function* linesOf(text: string, delimiter: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // Numbered without empty lines.
  let row = 0;
  try {
    for await (const cells of Readable.from(piecesOf(text)).pipe(parser) as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem('The CSV file cannot be read: check its quotation marks.');
  }
}

/** A text whose lines are rows, whatever separates the cells and however it is encoded. */
export function csvSource(bytes: Buffer): TableSource {
  const { text: decoded, encoding } = decodeBytes(bytes);
  const declared = DECLARED.exec(decoded.slice(0, 10));
  const text = declared ? decoded.slice(declared[0].length) : decoded;
  const separator = declared?.[1] ?? separatorOf(text);
  // One line may hold all of them, as an array.
  if (countOf(text, separator) > IMPORT_LIMITS.separators)
    throw new ImportProblem('The file has too many columns. Check what separates them.');
  return {
    sheets: [],
    sheet: null,
    isSheetSure: true,
    separator,
    encoding,
    hasLines: false,
    hidden: new Set(),
    rows: () => linesOf(text, separator),
  };
}
