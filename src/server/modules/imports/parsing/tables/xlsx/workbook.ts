import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { cutText } from '#domain/text.ts';
import { ImportProblem } from '../../import-problem.ts';
import { type NumberFormat, numberFormat, PLAIN } from './number-formats.ts';
import type { Spreadsheet } from './open-spreadsheet.ts';
import { readWholeXml, readXml, type XmlHandler } from './read-xml.ts';

export interface Sheet {
  name: string;
  /** The part that holds it. */
  path: string;
}

export interface Workbook {
  sheets: Sheet[];
  is1904: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

const nothing = () => undefined;

interface Relation {
  id: string;
  type: string;
  path: string;
}

/** "../x" and "/xl/x" as paths from the root of the archive. */
function resolvePath(base: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts = base.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The parts that another part refers to. What is outside of the file is ignored. */
async function relationsOf(spreadsheet: Spreadsheet, part: string): Promise<Relation[]> {
  const at = part.lastIndexOf('/') + 1;
  const path = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  if (!spreadsheet.has(path)) return [];
  const relations: Relation[] = [];
  await readWholeXml(await spreadsheet.open(path), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      if (relations.length >= IMPORT_LIMITS.spreadsheetFiles)
        throw new ImportProblem('The spreadsheet has too many parts.');
      relations.push({
        id: Id,
        type: Type.slice(Type.lastIndexOf('/') + 1),
        path: resolvePath(part, Target),
      });
    },
    close: nothing,
    text: nothing,
  });
  return relations;
}

const CONTENTS = 'xl/workbook.xml';

/** Which sheets there are; hidden ones are left out. */
export async function readWorkbook(spreadsheet: Spreadsheet): Promise<Workbook> {
  const root = (await relationsOf(spreadsheet, '')).find(({ type }) => type === 'officeDocument');
  const part = root?.path ?? CONTENTS;
  const relations = await relationsOf(spreadsheet, part);
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readWholeXml(await spreadsheet.open(part), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const relation = relations.find(({ id }) => id === (attributes['r:id'] ?? attributes.id));
      if (relation?.type !== 'worksheet') return;
      if (sheets.length >= IMPORT_LIMITS.sheets)
        throw new ImportProblem(`The spreadsheet has more than ${IMPORT_LIMITS.sheets} sheets.`);
      sheets.push({ name: cutText(attributes.name ?? '', IMPORT_LIMITS.otherName), path: relation.path });
    },
    close: nothing,
    text: nothing,
  });
  if (sheets.length === 0) throw new ImportProblem('The spreadsheet has no sheet that can be read.');
  const partOf = (wanted: string) => {
    const path = relations.find(({ type }) => type === wanted)?.path;
    return path !== undefined && spreadsheet.has(path) ? path : undefined;
  };
  return { sheets, is1904, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') };
}

/** The texts that cells share, without their formats and readings. */
export async function readSharedStrings(
  spreadsheet: Spreadsheet,
  path: string | undefined,
): Promise<string[]> {
  if (path === undefined) return [];
  const strings: string[] = [];
  let length = 0;
  let text = '';
  let isText = false;
  let reading = 0;
  const handler: XmlHandler = {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') reading += 1;
      isText = name === 't' && reading === 0;
    },
    text(piece) {
      if (isText && text.length <= IMPORT_LIMITS.cellLength) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') reading -= 1;
      if (name !== 'si') return;
      length += text.length;
      if (strings.length >= IMPORT_LIMITS.sharedStrings || length > IMPORT_LIMITS.sharedLength)
        throw new ImportProblem('The spreadsheet has too much text. Split it into several files.');
      strings.push(text.length > IMPORT_LIMITS.cellLength ? cutText(text, IMPORT_LIMITS.cellLength) : text);
    },
  };
  for await (const _ of readXml<never>(await spreadsheet.open(path), handler, () => []));
  return strings;
}

/** The number format of each style of a cell. */
export async function readFormats(
  spreadsheet: Spreadsheet,
  path: string | undefined,
): Promise<NumberFormat[]> {
  if (path === undefined) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  await readWholeXml(await spreadsheet.open(path), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) ids.push(Number(attributes.numFmtId ?? 0));
      if (codes.size + ids.length > IMPORT_LIMITS.formats)
        throw new ImportProblem('The spreadsheet has too many formats.');
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
    text: nothing,
  });
  const known = new Map<number, NumberFormat>();
  return ids.map((id) => {
    const format = known.get(id) ?? (Number.isFinite(id) ? numberFormat(id, codes.get(id)) : PLAIN);
    known.set(id, format);
    return format;
  });
}
