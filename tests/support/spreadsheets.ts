import { zipOf } from './import-files.ts';

/** A text, a number, or a number with one of the formats below; formulas have the value that was stored with them. */
type Cell =
  | string
  | number
  | null
  | { date: number }
  | { pounds: number }
  | { euros: number }
  | { metres: number }
  | { formula: string; value: string | number }
  | { formula: string; error: string };

export interface SheetOptions {
  name: string;
  rows: readonly (readonly Cell[])[];
  hidden?: true;
  /** Hidden columns, counted from 1. */
  hiddenColumns?: readonly number[];
  /** "A2:A4" */
  merged?: readonly string[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

const STYLES: Readonly<Record<string, number>> = { date: 1, pounds: 2, euros: 3, metres: 4 };
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

function cellXml(cell: Cell, name: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    const known = shared.indexOf(cell);
    if (known < 0) shared.push(cell);
    return `<c r="${name}" t="s"><v>${known < 0 ? shared.length - 1 : known}</v></c>`;
  }
  if ('error' in cell)
    return `<c r="${name}" t="e"><f>${escaped(cell.formula)}</f><v>${escaped(cell.error)}</v></c>`;
  if ('formula' in cell) {
    const type = typeof cell.value === 'string' ? ' t="str"' : '';
    return `<c r="${name}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
  }
  const [[kind, value] = ['date', 0]] = Object.entries(cell) as [string, number][];
  return `<c r="${name}" s="${STYLES[kind] ?? 0}"><v>${value}</v></c>`;
}

const sheetXml = ({ rows, hiddenColumns = [], merged = [] }: SheetOptions, shared: string[]) =>
  xml(
    `<worksheet xmlns="${MAIN}">${hiddenColumns.length > 0 ? `<cols>${hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`).join('')}</cols>` : ''}<sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, shared)).join('')}</row>`,
      )
      .join(
        '',
      )}</sheetData>${merged.length > 0 ? `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>` : ''}</worksheet>`,
  );

const STYLE_XML = xml(
  `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="&quot;£&quot;#,##0"/><numFmt numFmtId="165" formatCode="#,##0.00 [$€-407]"/><numFmt numFmtId="166" formatCode="0.00&quot; m&quot;"/></numFmts><cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
);

/** The parts of an Excel file, which tests can replace. */
export function spreadsheetParts(
  sheets: readonly SheetOptions[],
  { is1904 = false }: { is1904?: boolean } = {},
): Record<string, string> {
  const shared: string[] = [];
  const parts = Object.fromEntries(
    sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, shared)]),
  );
  const names = sheets
    .map(
      ({ name, hidden }, at) =>
        `<sheet name="${escaped(name)}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''} r:id="rId${at + 1}"/>`,
    )
    .join('');
  const relations = sheets
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  return {
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}">${relations}<Relationship Id="s1" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="s2" Type="${RELATIONS}/styles" Target="/xl/styles.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': xml(
      `<sst xmlns="${MAIN}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': STYLE_XML,
    ...parts,
  };
}

/** An Excel file with these sheets. */
export const spreadsheet = (
  sheets: readonly SheetOptions[],
  options?: { is1904?: boolean },
): Promise<Buffer> => zipOf(spreadsheetParts(sheets, options));
