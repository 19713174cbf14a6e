import { SaxesParser } from 'saxes';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { type Office, readAdvert, readOffice, type XmlElement } from '#domain/exchange/read-advert.ts';
import { ImportProblem } from './import-problem.ts';

const PIECE_LENGTH = 65_536;

/** The elements that are read with all that is in them; everything else is only passed. */
const RECORDS = ['advert', 'office'];

/** Some programs call a web page, or Excel's XML of 2003, ".xls". */
const NO_WORKBOOK =
  'This is a web page or an XML table, even if its name ends in .xls. Open it in Excel, choose “Save as”, “Excel Workbook (.xlsx)”, and upload that file.';

/** An advert or office that is open, and how many elements it has so far. */
interface OpenRecord {
  element: XmlElement;
  elements: number;
}

/** Builds the tree of one advert or office at a time. What is retained of a file is bounded, however many elements it has. */
class RecordReader {
  /** Adverts that have ended. */
  private readonly boats: RawBoat[] = [];
  private isOpenMarine = false;
  private count = 0;
  private elements = 0;
  private attributes = 0;
  private readonly max: number;
  private readonly offices = new Map<string, Office>();
  private readonly path: XmlElement[] = [];
  private readonly records: OpenRecord[] = [];

  constructor(max: number) {
    this.max = max;
  }

  passAttribute() {
    this.attributes += 1;
    if (this.attributes > IMPORT_LIMITS.attributes)
      throw new ImportProblem(
        `An element of the XML file has more than ${IMPORT_LIMITS.attributes} attributes.`,
      );
  }

  open(name: string, attributes: Record<string, string>) {
    const { path, records } = this;
    this.attributes = 0;
    this.elements += 1;
    if (this.elements > IMPORT_LIMITS.xmlElements)
      throw new ImportProblem(
        `The XML file has more than ${IMPORT_LIMITS.xmlElements.toLocaleString('en-GB')} elements. Split it into several files.`,
      );
    if (path.length >= IMPORT_LIMITS.xmlDepth) throw new ImportProblem('The XML file is nested too deeply.');
    if (path.length === 0) {
      this.isOpenMarine = name === 'open_marine';
      const isTable = /^(?:html|table|(?:[a-z]+:)?Workbook)$/i.test(name);
      if (isTable) throw new ImportProblem(NO_WORKBOOK);
    }
    const element: XmlElement = { name, attributes, text: '', children: [] };
    path.push(element);
    const record = records.at(-1);
    if (record) record.elements += 1;
    if (RECORDS.includes(name)) records.push({ element, elements: 0 });
  }

  addText(piece: string) {
    const element = this.path.at(-1);
    if (element && this.records.length > 0) element.text += piece;
  }

  close() {
    const element = this.path.pop();
    const record = this.records.at(-1);
    if (!element || !record) return;
    const isFull = record.elements > IMPORT_LIMITS.advertElements;
    if (record.element !== element) {
      if (!isFull) this.path.at(-1)?.children.push(element);
      return;
    }
    if (isFull) element.isTooLarge = true;
    this.records.pop();
    if (element.name === 'office') this.addOffice(element);
    else this.addBoat(element);
  }

  private addOffice(element: XmlElement) {
    if (this.offices.size >= IMPORT_LIMITS.offices)
      throw new ImportProblem(`The XML file has more than ${IMPORT_LIMITS.offices} offices.`);
    this.offices.set(element.attributes.id ?? '', readOffice(element));
  }

  private addBoat(advert: XmlElement) {
    this.count += 1;
    if (this.count > this.max)
      throw new ImportProblem(`The file has more than ${this.max} boats. Split it into several files.`);
    this.boats.push(readAdvert(advert, this.count, this.offices.get(advert.attributes.office_id ?? '')));
  }

  takeBoats(): RawBoat[] {
    return this.boats.splice(0);
  }

  assertComplete() {
    if (!this.isOpenMarine)
      throw new ImportProblem('This is not an OpenMarine file: its root is not <open_marine>.');
    if (this.count === 0) throw new ImportProblem('The file has no boats.');
  }
}

/**
 * Reads OpenMarine XML one advert at a time. A document type is refused, so there are no entities but XML's own five,
 * and nothing outside the file is ever read.
 */
export function* parseXml(text: string, max: number): Generator<RawBoat> {
  const parser = new SaxesParser();
  const reader = new RecordReader(max);
  parser.on('doctype', (type) => {
    if (/^\s*html\b/i.test(type)) throw new ImportProblem(NO_WORKBOOK);
    throw new ImportProblem('XML files with a document type are not accepted. Remove the <!DOCTYPE> line.');
  });
  parser.on('error', (error) => {
    throw new ImportProblem(`The XML file is not well formed: ${error.message.slice(0, 200)}.`);
  });
  parser.on('attribute', () => reader.passAttribute());
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  parser.on('text', (piece) => reader.addText(piece));
  parser.on('cdata', (piece) => reader.addText(piece));
  parser.on('closetag', () => reader.close());
  for (let from = 0; from < text.length; from += PIECE_LENGTH) {
    parser.write(text.slice(from, from + PIECE_LENGTH));
    yield* reader.takeBoats();
  }
  parser.close();
  reader.assertComplete();
}
