import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsOf, readTable as read } from '#tests/support/read-table.ts';
import { type SheetOptions, spreadsheet } from '#tests/support/spreadsheets.ts';

const kept = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../../tests/spreadsheets', name));
describe('CSV files as brokers keep them', () => {
  it('BROKER-14 reads a German Excel export: semicolons, Windows-1252, headings of a stock list', async () => {
    const { boats, table } = await read('csv', await kept('stock-windows-1252.csv'));
    expect(table).toMatchObject({ separator: ';', encoding: 'Windows-1252', headerRow: 1 });
    expect(fieldsOf(table)).toEqual({
      'Stock No': 'reference',
      Manufacturer: 'make',
      Yr: 'yearBuilt',
      'LOA (ft)': 'length',
      'Asking Price': 'price',
      Lying: 'location',
      Comments: 'description',
    });
    expect(boats).toHaveLength(8);
    expect(boats[0]).toMatchObject({
      reference: 'B101',
      values: {
        title: '1978 Westerly',
        length: { amount: '26', unit: 'ft' },
        price: '£8,950',
        description: 'Twin keels, new engine in 2015. The owner’s pride.',
      },
    });
  });

  const table = (separator: string) =>
    ['Ref,Make,Price (£),Year', 'A,Moody,9000,1984', 'B,"Sadler, long keel",9500,1985']
      .join('\n')
      .replaceAll(/,(?! )/g, separator);
  it.each([
    { what: 'commas', separator: ',' },
    { what: 'semicolons', separator: ';' },
    { what: 'tabs', separator: '\t' },
    { what: 'bars', separator: '|' },
  ])('BROKER-14 recognises $what between cells', async ({ separator }) => {
    const { boats, table: found } = await read('csv', table(separator));
    expect(found?.separator).toBe(separator);
    expect(boats.map(({ values }) => values.make)).toEqual(['Moody', 'Sadler, long keel']);
  });

  const text = 'Ref;Make;Price (£);Comments\nA;Müller;9000;€ and £';
  const utf16be = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  it.each([
    { what: 'UTF-8', bytes: Buffer.from(text), encoding: 'UTF-8' },
    { what: 'UTF-8 with a mark', bytes: Buffer.from(`\ufeff${text}`), encoding: 'UTF-8' },
    { what: 'UTF-16 LE', bytes: Buffer.from(`\ufeff${text}`, 'utf16le'), encoding: 'UTF-16' },
    { what: 'UTF-16 BE', bytes: utf16be, encoding: 'UTF-16' },
    {
      what: 'Windows-1252',
      bytes: Buffer.from(text.replace('€', '\x80'), 'latin1'),
      encoding: 'Windows-1252',
    },
  ])('BROKER-14 reads $what', async ({ bytes, encoding }) => {
    const { boats, table: found } = await read('csv', bytes);
    expect(found?.encoding).toBe(encoding);
    expect(boats[0]?.values).toMatchObject({ make: 'Müller', description: '€ and £' });
  });

  it('BROKER-14 finds the header behind title rows, and leaves totals and repeated headers out', async () => {
    const lines = [
      'Solent Yachts,,,',
      'Stock list,16/11/2026,,',
      'Ref,Make,Price (£),Year',
      'A,Moody,9000,1984',
      'Ref,Make,Price (£),Year',
      'B,Sadler,9500,1985',
      ',Total,2,',
    ];
    const { boats, table: found } = await read('csv', lines.join('\n'));
    expect(found?.headerRow).toBe(3);
    expect(boats.map(({ reference, row }) => [reference, row])).toEqual([
      ['A', 4],
      ['B', 6],
    ]);
  });

  it('BROKER-14 stops at columns that are not certain, and reads them as the seller says', async () => {
    const unclear = 'Ref,Make,LOA,Price\nA,Moody,9.5,9000';
    const { boats, table: found } = await read('csv', unclear);
    expect(boats).toEqual([]);
    expect(found?.columns.find(({ column }) => column === 'LOA')).toMatchObject({
      field: 'length',
      sure: false,
    });
    const choices = { columns: [{ column: 'LOA', field: 'length' as const, unit: 'm' }] };
    const again = await read('csv', unclear, { choices });
    expect(again.boats[0]?.values.length).toEqual({ amount: '9.5', unit: 'm' });
    const next = await read('csv', 'Ref,Make,LOA,Price\nB,Moody,8,8000', {
      remembered: [{ key: found?.key ?? '', choices }],
    });
    expect(next.boats[0]?.values.length).toEqual({ amount: '8', unit: 'm' });
  });

  it('BROKER-14 without a reference it stops, unless references are made from facts', async () => {
    const lines = 'Make,Model,Year,Price (£)\nMoody,31,1984,9000\nSadler,29,1986,9500\nMoody,31,1984,9900';
    expect((await read('csv', lines)).boats).toEqual([]);
    const { boats } = await read('csv', lines, { choices: { columns: [], madeReferences: true } });
    expect(boats.map(({ reference }) => reference)).toEqual([
      'moody-31-1984-9000',
      'sadler-29-1986',
      'moody-31-1984-9900',
    ]);
  });

  it('BROKER-14 a text that is no table is refused with a sentence', async () => {
    await expect(read('csv', 'Dear Sir\n\nPlease list 3 boats')).rejects.toThrow('no table of boats');
  });
});

describe('Excel files', () => {
  it('BROKER-14 reads the sheet with boats behind its title rows, with stored values and formats', async () => {
    const { boats, table } = await read('xlsx', await kept('brokerage-stock.xlsx'));
    expect(table).toMatchObject({ sheets: ['Cover', 'Stock', 'Notes'], sheet: 'Stock', headerRow: 4 });
    expect(boats.map(({ reference, row }) => [reference, row])).toEqual([
      ['SYB-1', 5],
      ['SYB-2', 6],
      ['SYB-3', 7],
      ['SYB-4', 8],
    ]);
    expect(boats.map(({ values }) => [values.make, values.yearBuilt, values.price])).toEqual([
      ['Westerly', '1975', '£6950'],
      ['Broom', '1988-04-01', '41700'],
      ['Princess', '2004', '£119950'],
      ['Bavaria', '2007', '54900 €'],
    ]);
    expect(boats[0]?.values.length).toBe('7.92 m');
    expect(boats[3]?.values.length).toEqual({ amount: '11.3', unit: 'm' });
    expect(boats[0]?.other).toEqual([{ name: 'Keys', value: 'K1' }]);
  });

  const stock = (name: string, make: string): SheetOptions => ({
    name,
    rows: [
      ['Ref', 'Make', 'Year', 'Price (£)'],
      [`${name}-1`, make, 1984, 9_000],
    ],
  });

  it('BROKER-14 of several sheets with boats the seller chooses one', async () => {
    const file = await spreadsheet([stock('Sail', 'Moody'), stock('Power', 'Broom')]);
    const { boats, table } = await read('xlsx', file);
    expect(boats).toEqual([]);
    expect(table).toMatchObject({ sheets: ['Sail', 'Power'], isSheetSure: false });
    const chosen = await read('xlsx', file, { choices: { columns: [], sheet: 'Power' } });
    expect(chosen.boats.map(({ reference }) => reference)).toEqual(['Power-1']);
  });

  it('BROKER-14 reads dates of the 1904 system, and a year that was formatted as a date by mistake', async () => {
    const rows = [
      ['Ref', 'Make', 'Built', 'Price (£)'],
      ['A', 'Moody', { date: 27_000 }, 9_000],
      ['B', 'Moody', { date: 1_984 }, 9_000],
    ] as const;
    const years = async (is1904: boolean) =>
      (await read('xlsx', await spreadsheet([{ name: 'S', rows }], { is1904 }))).boats.map(
        ({ values }) => values.yearBuilt,
      );
    expect(await years(false)).toEqual(['1973-12-02', '1984']);
    expect(await years(true)).toEqual(['1977-12-03', '1984']);
  });

  it('BROKER-14 reads three hundred boats', async () => {
    const { boats } = await read('xlsx', await kept('three-hundred-boats.xlsx'), {
      choices: { columns: [], madeReferences: true },
    });
    expect(boats).toHaveLength(300);
    expect(new Set(boats.map(({ reference }) => reference)).size).toBe(300);
  });
});
