import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface WrittenSheet {
  name: string;
  rows: readonly (readonly string[])[];
  /** In characters. */
  columnWidth: number;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The first row is bold and stays in view. Every cell is a text, so that "007" and "=1+1" stay what they are. */
function sheetXml({ rows, columnWidth }: WrittenSheet): string {
  const width = Math.max(1, ...rows.map((cells) => cells.length));
  const lines = rows.map((cells, at) => {
    const style = at === 0 ? ' s="1"' : '';
    const written = cells.map(
      (text) => `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
    );
    return `<row>${written.join('')}</row>`;
  });
  return xml(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${width}" width="${columnWidth}" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`,
  );
}

const STYLES = xml(
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
);

/** A small Excel file (.xlsx), held in memory: for templates, not for exports of any size. */
export function writeSpreadsheet(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, id: at + 1 }));
  const parts: Record<string, string> = {
    '[Content_Types].xml': xml(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${numbered.map(({ id, name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${PACKAGE}/relationships">${numbered.map(({ id }) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': STYLES,
  };
  for (const sheet of numbered) parts[`xl/worksheets/sheet${sheet.id}.xml`] = sheetXml(sheet);
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}
