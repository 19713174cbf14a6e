import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { ImportProblem } from '../../import-problem.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What is done with a part of a spreadsheet while it is read. Names come without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(piece: string): void;
  /** Nothing behind this point is of use. */
  isDone?(): boolean;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const damaged = () => new ImportProblem('The spreadsheet is damaged. Save it again and upload that file.');

/** Elements, depth and attributes are counted, so that the time depends on the size alone. */
function parserFor(handler: XmlHandler): SaxesParser {
  const parser = new SaxesParser();
  let elements = 0;
  let depth = 0;
  let attributes = 0;
  parser.on('doctype', () => {
    throw new ImportProblem('The spreadsheet has a document type, which is not accepted.');
  });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > IMPORT_LIMITS.attributes)
      throw new ImportProblem(
        `An element of the spreadsheet has more than ${IMPORT_LIMITS.attributes} attributes.`,
      );
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    elements += 1;
    depth += 1;
    if (depth > IMPORT_LIMITS.xmlDepth) throw new ImportProblem('The spreadsheet is nested too deeply.');
    if (elements > IMPORT_LIMITS.sheetElements)
      throw new ImportProblem('The spreadsheet has too many cells.');
    handler.open(local(tag.name), tag.attributes);
  });
  parser.on('text', (piece) => handler.text(piece));
  parser.on('cdata', (piece) => handler.text(piece));
  parser.on('closetag', (tag) => {
    depth -= 1;
    handler.close(local(tag.name));
  });
  return parser;
}

/** Reads a part piece by piece; `onPiece` takes over what the handler has gathered. */
export async function* readXml<Item>(
  stream: Readable,
  handler: XmlHandler,
  take: () => Item[],
): AsyncGenerator<Item> {
  const parser = parserFor(handler);
  const decoder = new TextDecoder('utf-8');
  let bytes = 0;
  try {
    for await (const piece of stream) {
      bytes += (piece as Buffer).length;
      if (bytes > IMPORT_LIMITS.spreadsheetPart)
        throw new ImportProblem('The spreadsheet is too large unpacked.');
      parser.write(decoder.decode(piece as Buffer, { stream: true }));
      yield* take();
      if (handler.isDone?.()) return;
    }
    parser.write(decoder.decode());
    parser.close();
    yield* take();
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged();
  } finally {
    stream.destroy();
  }
}

/** The same for a part from which a single thing is read. */
export async function readWholeXml(stream: Readable, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml<never>(stream, handler, () => []));
}
