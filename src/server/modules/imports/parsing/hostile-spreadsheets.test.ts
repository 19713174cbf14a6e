import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { zipOf } from '#tests/support/import-files.ts';
import { spreadsheet, spreadsheetParts, xml } from '#tests/support/spreadsheets.ts';
import { readImport } from './read-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function read(content: Buffer) {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  const boats: RawBoat[] = [];
  const reading = { choices: undefined, remembered: [], now: new Date() };
  const task = { path, format: 'xlsx', max: IMPORT_LIMITS.boats, ...reading } as const;
  for await (const batch of readImport({ ...task, ownerId: `seller ${files}`, bytes: content.length }))
    boats.push(...batch.map(({ raw }) => raw));
  return boats;
}

const ROWS = [
  ['Ref', 'Make', 'Year', 'Price (£)'],
  ['A', 'Moody', 1984, 9_000],
] as const;
const PARTS = spreadsheetParts([{ name: 'Boats', rows: ROWS }]);
const withParts = (parts: Record<string, string>) => zipOf({ ...PARTS, ...parts });
const SHEET = 'xl/worksheets/sheet1.xml';
const sheetOf = (rows: string) => ({ [SHEET]: xml(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const HEADER = `<row>${['Ref', 'Make', 'Year', 'Price (£)'].map(text).join('')}</row>`;
const BOAT = `<row>${text('A')}${text('Moody')}<c><v>1984</v></c><c><v>9000</v></c></row>`;

/** Incompressible enough to pass the ratio. */
const noise = (length: number) =>
  Array.from({ length }, (_, n) => ((n * 2_654_435_761) % 4_294_967_296).toString(36)).join('');

describe('hostile spreadsheets', () => {
  it('BROKER-14 refuses a part that is compressed like a bomb', async () => {
    const file = await withParts(sheetOf(HEADER + BOAT + ' '.repeat(20_000_000)));
    expect(file.length).toBeLessThan(100_000);
    await expect(read(file)).rejects.toThrow('compressed far more than an ordinary file');
  });

  it('BROKER-14 refuses a part that is larger than a spreadsheet may be', async () => {
    const big = `${noise(400_000)}${' '.repeat(IMPORT_LIMITS.spreadsheetPart)}`;
    await expect(read(await withParts(sheetOf(HEADER + big)))).rejects.toThrow('too large unpacked');
  });

  it('BROKER-14 refuses a million texts that cells share', async () => {
    const strings = Array.from({ length: 1_000_000 }, (_, n) => `<si><t>${n.toString(36)}</t></si>`).join('');
    const file = await withParts({ 'xl/sharedStrings.xml': xml(`<sst>${strings}</sst>`) });
    await expect(read(file)).rejects.toThrow('too much text');
  });

  it('BROKER-14 refuses XML that is nested deeply', async () => {
    const names = Array.from(
      { length: 10_000 },
      (_, n) => `a${((n * 2_654_435_761) % 4_294_967_296).toString(36)}`,
    );
    const deep =
      names.map((name) => `<${name}>`).join('') +
      names
        .toReversed()
        .map((name) => `</${name}>`)
        .join('');
    await expect(read(await withParts(sheetOf(deep)))).rejects.toThrow('nested too deeply');
  });

  it('BROKER-14 refuses an element with thousands of attributes', async () => {
    const attributes = Array.from({ length: 5_000 }, (_, n) => `a${n}="1"`).join(' ');
    await expect(read(await withParts(sheetOf(`<row ${attributes}/>`)))).rejects.toThrow('attributes');
  });

  it('BROKER-14 refuses a document type, so that nothing outside is read', async () => {
    const entity = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${HEADER}<row>${text('&e;')}</row></sheetData></worksheet>`;
    await expect(read(await withParts({ [SHEET]: entity }))).rejects.toThrow('document type');
  });

  it('BROKER-14 a cell in the last column and row takes no room and costs nothing', async () => {
    const far = `<row r="1048576"><c r="A1048576" t="inlineStr"><is><t>B</t></is></c><c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c></row>`;
    const boats = await read(await withParts(sheetOf(HEADER + BOAT + far)));
    expect(boats.map(({ reference, row, problem }) => [reference, row, problem])).toEqual([
      ['A', 2, undefined],
      ['B', 1_048_576, undefined],
    ]);
  });

  it.each(['AAAAAAAAAAAA1', 'A-1', '1', 'XFD99999999999999999999', 'é7'])(
    'BROKER-14 a cell with the name %s stands behind the one before it',
    async (name) => {
      const row = `<row r="-5"><c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="${name}" t="inlineStr"><is><t>Moody</t></is></c></row>`;
      const [boat] = await read(await withParts(sheetOf(HEADER + row)));
      expect(boat?.values.make).toBe('Moody');
    },
  );

  it('BROKER-14 formats of a million empty rows are passed', async () => {
    const empty = Array.from({ length: 300_000 }, (_, n) => `<row r="${n + 3}" s="${n % 977}"/>`).join('');
    expect(await read(await withParts(sheetOf(HEADER + BOAT + empty)))).toHaveLength(1);
  });

  it('BROKER-14 refuses more cells than any list of boats has', async () => {
    const row = (n: number) => `<row>${text('A')}${'<c><v>1</v></c>'.repeat(800)}<c><v>${n}</v></c></row>`;
    const rows = Array.from({ length: 510 }, (_, n) => row(n)).join('');
    const file = await withParts(
      sheetOf(`${HEADER.replace('Year', 'Model')}<row>${text(noise(30_000))}</row>${rows}`),
    );
    await expect(read(file)).rejects.toThrow('too many cells');
  });

  it('BROKER-14 links to other files and addresses are ignored', async () => {
    const relations = PARTS['xl/_rels/workbook.xml.rels'] ?? '';
    const file = await withParts({
      'xl/_rels/workbook.xml.rels': relations.replace(
        '<Relationship Id="s1"',
        '<Relationship Id="x1" Type="http://x/externalLink" TargetMode="External" Target="file:///etc/passwd"/><Relationship Id="s1"',
      ),
      'xl/externalLinks/externalLink1.xml': xml('<externalLink/>'),
      ...sheetOf(
        `${HEADER}<row>${text('A')}<c t="str"><f>'[1]Stock'!A1</f><v>Stored</v></c><c><f>WEBSERVICE("http://example.org")</f></c><c><v>9000</v></c></row>`,
      ),
    });
    const [boat] = await read(file);
    expect(boat?.values).toMatchObject({ make: 'Stored', yearBuilt: '' });
  });

  it('BROKER-14 a sheet that lies outside of the file is damage, not an address', async () => {
    const relations = PARTS['xl/_rels/workbook.xml.rels'] ?? '';
    for (const target of ['../../../../etc/passwd', 'http://example.org/sheet.xml', '/absent.xml']) {
      const file = await withParts({
        'xl/_rels/workbook.xml.rels': relations.replace('worksheets/sheet1.xml', target),
      });
      await expect(read(file)).rejects.toThrow('damaged');
    }
  });

  it('BROKER-14 refuses more sheets and more parts than a spreadsheet has', async () => {
    const sheets = Array.from({ length: IMPORT_LIMITS.sheets + 1 }, (_, n) => ({
      name: `S${n}`,
      rows: ROWS,
    }));
    await expect(read(await spreadsheet(sheets))).rejects.toThrow('more than 100 sheets');
    const parts = Object.fromEntries(
      Array.from({ length: IMPORT_LIMITS.spreadsheetFiles }, (_, n) => [`xl/media/${n}.png`, '']),
    );
    await expect(read(await withParts(parts))).rejects.toThrow('more than 2000 parts');
  });

  it('BROKER-14 refuses a damaged file with a sentence', async () => {
    const file = await spreadsheet([{ name: 'Boats', rows: ROWS }]);
    await expect(read(file.subarray(0, file.length / 2))).rejects.toThrow('damaged');
    await expect(read(await withParts({ [SHEET]: '<worksheet><row>' }))).rejects.toThrow('damaged');
  });
});
