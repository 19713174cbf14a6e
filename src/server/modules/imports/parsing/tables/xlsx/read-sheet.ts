import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { ImportProblem } from '../../import-problem.ts';
import type { SourceRow } from '../table-source.ts';
import { columnNumber, type MergedCells, mergedFiller } from './merged-cells.ts';
import { type NumberFormat, PLAIN, shownNumber } from './number-formats.ts';
import type { Spreadsheet } from './open-spreadsheet.ts';
import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';

interface Reading {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
  merged: MergedCells;
  /** Filled with the hidden columns of the sheet, counted from 0, before its first row. */
  hidden: Set<number>;
}

const LAST_ROW = 1_048_576;
/** One more than are read: enough to say that there are too many. */
const COLUMNS = IMPORT_LIMITS.columns + 1;

/** "C7" is the third column; undefined if it is no such name. */
function columnOf(name: string | undefined): number | undefined {
  const letters = name === undefined ? undefined : /^([A-Z]{1,3})\d{0,7}$/.exec(name)?.[1];
  if (letters === undefined) return undefined;
  return columnNumber(letters);
}

/** Gathers the rows of a sheet. A cell far to the right takes one place, however far it is. */
class SheetReader {
  private readonly rows: SourceRow[] = [];
  private readonly reading: Reading;
  private readonly fill: (row: number, cells: string[]) => void;
  private cells: string[] = [];
  private row = 0;
  private column = -1;
  private type = '';
  private format: NumberFormat = PLAIN;
  private text = '';
  /** The element whose text is the value. */
  private isValue = false;
  private isInCell = false;
  private phonetic = 0;
  private count = 0;
  private isOver = false;

  constructor(reading: Reading) {
    this.reading = reading;
    this.fill = mergedFiller(reading.merged);
  }

  open(name: string, attributes: Attributes) {
    if (name === 'row') this.startRow(attributes);
    else if (name === 'c') this.startCell(attributes);
    else if (name === 'col') this.noteHidden(attributes);
    else if (name === 'rPh') this.phonetic += 1;
    this.isValue = this.isInCell && (name === 'v' || (name === 't' && this.phonetic === 0));
  }

  addText(piece: string) {
    if (this.isValue && this.text.length <= IMPORT_LIMITS.cellLength) this.text += piece;
  }

  close(name: string) {
    this.isValue = false;
    if (name === 'c') this.endCell();
    else if (name === 'row') this.endRow();
    else if (name === 'rPh') this.phonetic -= 1;
    else if (name === 'sheetData') this.isOver = true;
  }

  isDone = () => this.isOver;

  take = (): SourceRow[] => this.rows.splice(0);

  private noteHidden({ min, max, hidden }: Attributes) {
    if (hidden !== '1' && hidden !== 'true') return;
    const last = Math.min(Number(max), COLUMNS);
    for (let column = Math.max(1, Number(min)); column <= last; column += 1)
      this.reading.hidden.add(column - 1);
  }

  private startRow({ r }: Attributes) {
    const given = Number(r);
    // Numbers that go backwards are no numbers of rows.
    this.row = Number.isInteger(given) && given > this.row && given <= LAST_ROW ? given : this.row + 1;
    this.cells = [];
    this.column = -1;
  }

  private startCell({ r, t = 'n', s }: Attributes) {
    const given = columnOf(r);
    this.column = given !== undefined && given > this.column ? given : this.column + 1;
    this.type = t;
    this.format = this.reading.formats[Number(s)] ?? PLAIN;
    this.text = '';
    this.isInCell = true;
  }

  private endCell() {
    this.isInCell = false;
    const shown = this.shown();
    if (shown === '') return;
    this.count += 1;
    if (this.count > IMPORT_LIMITS.cells)
      throw new ImportProblem('The spreadsheet has too many cells. Split it into several files.');
    const at = Math.min(this.column, COLUMNS - 1);
    while (this.cells.length < at) this.cells.push('');
    this.cells[at] = shown;
  }

  private shown(): string {
    const { text, type, format } = this;
    if (text === '') return '';
    const { strings, is1904 } = this.reading;
    if (type === 's') return strings[Number(text)] ?? '';
    // "#REF!" is what is left of a formula.
    if (type === 'e') return '';
    if (type === 'b') return text === '1' ? 'Yes' : 'No';
    if (type === 'n') return shownNumber(text, format, is1904);
    return type === 'd' ? text.slice(0, 10) : text;
  }

  private endRow() {
    if (this.cells.length > 0) {
      this.fill(this.row, this.cells);
      this.rows.push({ row: this.row, cells: this.cells });
    }
    this.cells = [];
  }
}

/** The rows of a sheet that hold something. Formulas count by the value that was stored with them. */
export async function* readSheet(
  spreadsheet: Spreadsheet,
  path: string,
  reading: Reading,
): AsyncGenerator<SourceRow> {
  reading.hidden.clear();
  const reader = new SheetReader(reading);
  const handler: XmlHandler = {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (piece) => reader.addText(piece),
    isDone: reader.isDone,
  };
  yield* readXml(await spreadsheet.open(path), handler, reader.take);
}
