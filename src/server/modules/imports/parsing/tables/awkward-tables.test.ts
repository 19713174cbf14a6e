import { describe, expect, it } from 'vitest';
import { fieldsOf, readTable } from '#tests/support/read-table.ts';
import { spreadsheet } from '#tests/support/spreadsheets.ts';

const requests = ({ understood }: Awaited<ReturnType<typeof readTable>>) =>
  understood.map(({ request }) => request);
const references = ({ boats }: Awaited<ReturnType<typeof readTable>>) =>
  boats.map(({ reference }) => reference);

describe('headings that take two rows', () => {
  it.each([
    {
      what: 'groups above names, the names of some columns only in the upper row',
      lines: [
        'Ref,Boat,,,Dimensions,,Price',
        ',Make,Model,Year,LOA (m),Beam (m),£',
        'A1,Moody,31,1984,9.4,3.2,9000',
      ],
    },
    {
      what: 'units below names',
      lines: [
        'Ref,Make,Model,Year,LOA,Beam,Price',
        ',,,,(m),(m),(£)',
        'A1,Moody,31,1984,9.4,3.2,9000',
        'A2,Sadler,29,1985,8.8,2.9,9500',
      ],
    },
    {
      what: 'names below a group, the others above',
      lines: [
        'Stock No,Make,Model,Year,Dimensions,,Asking price',
        ',,,,LOA (m),Beam (m),',
        'A1,Moody,31,1984,9.4,3.2,£9000',
      ],
    },
    {
      what: 'groups that mean nothing to us',
      lines: [
        'General,,,,Dimensions,,Money',
        'Stock No,Make,Model,Year,LOA (m),Beam (m),Price (£)',
        'A1,Moody,31,1984,9.4,3.2,9000',
      ],
    },
  ])('BROKER-14 $what', async ({ lines }) => {
    const read = await readTable('csv', lines.join('\n'));
    expect(requests(read)[0]).toMatchObject({
      make: 'Moody',
      model: '31',
      yearBuilt: 1984,
      length: 30.84,
      beam: 3.2,
      price: 9_000,
      currency: 'GBP',
    });
    expect(references(read)[0]).toBe('A1');
  });
});

describe('rows that are no boats', () => {
  it('BROKER-14 sections, empty rows, totals and remarks are left out, also from the samples', async () => {
    const lines = [
      'Solent Yachts stock list,,,,',
      'Stock No,Make,Model,Year,Price (£)',
      'SAILING BOATS,,,,',
      'A1,Moody,31,1984,9000',
      ',,,,',
      ',,,,',
      'MOTOR BOATS over 30 ft,,,,',
      'A2,Broom,29,1985,9500',
      ',,,Total,18500',
      'Total,2 boats,,,18500',
      '2 boats,,,,18500',
      'Printed 3/4/2026 by Jane,,,,',
    ];
    const read = await readTable('csv', lines.join('\n'));
    expect(read.boats.map(({ row, reference }) => [row, reference])).toEqual([
      [4, 'A1'],
      [8, 'A2'],
    ]);
    expect(read.table?.columns[0]?.samples).toEqual(['A1', 'A2']);
  });

  it('BROKER-14 a stock number that stands alone is a boat, or it would seem to be gone from the file', async () => {
    const read = await readTable('csv', 'Stock No,Make,Year,Price (£)\nA1,Moody,1984,9000\nA2,,,');
    expect(references(read)).toEqual(['A1', 'A2']);
  });
});

describe('spreadsheets with everything in them', () => {
  const HEADINGS = ['Stock No', 'Make', 'Model', 'Year', 'LOA', 'Price (£)'];

  it('BROKER-14 title rows, dates, formulas, their errors and a totals row', async () => {
    const rows = [
      ['Solent Yachts'],
      [],
      ['Stock list at', { date: 46_000 }],
      HEADINGS,
      [1001, 'Moody', '31', { date: 30_773 }, `31'6"`, 9_000],
      [],
      [1002, { formula: 'VLOOKUP(A7,Makes,2)', error: '#N/A' }, 'Centaur', 1985, '8.8m', '£9,500 VAT paid'],
      ['', '', '', '', 'Total:', { formula: 'SUM(F5:F7)', value: 18_500 }],
    ];
    const read = await readTable('xlsx', await spreadsheet([{ name: 'Stock', rows }]));
    expect(requests(read)).toMatchObject([
      { title: '1984 Moody 31', yearBuilt: 1984, length: 31.5, price: 9_000 },
      { title: '1985 Centaur', make: null, length: 28.871, price: 9_500, vatStatus: 'paid' },
    ]);
    expect(read.understood.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('BROKER-14 a value that is merged over several rows counts for each of them', async () => {
    const rows = [
      HEADINGS,
      ['A', 'Moody', '31', 1984, '31 ft', 9_000],
      ['B', null, '33', 1985, '33 ft', 9_500],
      ['C', 'Sadler', '29', 1986, '29 ft', 9_900],
      ['D', null, '32', 1986, '32 ft', 9_900],
    ];
    const file = await spreadsheet([{ name: 'Stock', rows, merged: ['A8:F8', 'B2:B3'] }]);
    expect(requests(await readTable('xlsx', file)).map(({ make }) => make)).toEqual([
      'Moody',
      'Moody',
      'Sadler',
      null,
    ]);
  });

  it('BROKER-14 hidden columns are left out unless the seller chooses them', async () => {
    const rows = [
      [...HEADINGS, 'Comments'],
      ['A', 'Moody', '31', 1984, '31 ft', 9_000, 'Owner would take 7,000'],
    ];
    const file = await spreadsheet([{ name: 'Stock', rows, hiddenColumns: [7] }]);
    const read = await readTable('xlsx', file);
    expect(fieldsOf(read.table).Comments).toBeNull();
    expect(read.table?.columns.at(-1)?.hidden).toBe(true);
    expect(requests(read)[0]).not.toHaveProperty('description');
    const choices = { columns: [{ column: 'Comments', field: 'description' as const }] };
    expect(requests(await readTable('xlsx', file, { choices }))[0]?.description).toBe(
      'Owner would take 7,000',
    );
  });

  const far = (value: string) => [...Array<null>(16_377).fill(null), value];

  it('BROKER-14 formats and a remark in the last of 16,384 columns do no harm', async () => {
    const rows = [
      [...HEADINGS, ...far(' ')],
      ['A', 'Moody', '31', 1984, '31 ft', 9_000, ...far('!')],
    ];
    const read = await readTable('xlsx', await spreadsheet([{ name: 'Stock', rows }]));
    expect(read.boats.map(({ reference, problem }) => [reference, problem])).toEqual([['A', undefined]]);
    expect(read.table?.columns).toHaveLength(HEADINGS.length);
    const csv = `Ref,Make,Price (£)${','.repeat(16_381)}\nA,Moody,9000${','.repeat(16_381)}`;
    expect(requests(await readTable('csv', csv))).toMatchObject([{ make: 'Moody', price: 9_000 }]);
  });

  it('BROKER-14 sixteen thousand named columns are refused with a sentence', async () => {
    const rows = [[...HEADINGS, ...Array.from({ length: 16_378 }, (_, at) => `Extra ${at}`)]];
    await expect(readTable('xlsx', await spreadsheet([{ name: 'Stock', rows }]))).rejects.toThrow(
      'more than 200 columns',
    );
  });
});

describe('texts in any encoding', () => {
  const text = 'Ref\tMake\tPrice (£)\r\nA\tMüller\t£9,000\r\n';
  it.each([
    { what: 'UTF-16 with its mark and tabs', bytes: Buffer.from(`\ufeff${text}`, 'utf16le') },
    { what: 'UTF-16 without a mark', bytes: Buffer.from(text, 'utf16le') },
    { what: 'big-endian UTF-16 without a mark', bytes: Buffer.from(text, 'utf16le').swap16() },
    {
      what: 'a declared separator',
      bytes: Buffer.from(`\ufeffsep=;\r\n${text.replaceAll('\t', ';')}`, 'utf16le'),
    },
    {
      what: 'a declared separator in quotation marks',
      bytes: Buffer.from(`"sep=;"\r\n${text.replaceAll('\t', ';')}`),
    },
  ])('BROKER-14 reads $what', async ({ bytes }) => {
    expect(requests(await readTable('csv', bytes))).toMatchObject([
      { make: 'Müller', price: 9_000, currency: 'GBP' },
    ]);
  });

  it.each([
    '<html><body><table><tr><td>Ref</td></tr></table></body></html>',
    '<!DOCTYPE html><html><body><table></table></body></html>',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>',
  ])('BROKER-14 a table that only calls itself .xls is refused with what to do: %s', async (content) => {
    await expect(readTable('xml', content)).rejects.toThrow('Excel Workbook (.xlsx)');
  });
});
