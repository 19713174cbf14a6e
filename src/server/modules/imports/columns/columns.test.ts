import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '#contract/selling/selling.ts';
import { CSV_COLUMNS } from '#domain/exchange/columns.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { eq } from '#server/db/drizzle.ts';
import { call, registerAccount, type SignedInAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { readTable } from '#tests/support/read-table.ts';
import { spreadsheet } from '#tests/support/spreadsheets.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { importCorrections, importLayouts } from '../imports.table.ts';
import { xlsxSource } from '../parsing/tables/xlsx/xlsx-source.ts';
import { saveCorrections, saveLayout } from './choices.repository.ts';

let t: TestApp;
let broker: SignedInAccount;
let importer: ReturnType<typeof importerOf>;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  await t.deps.jobs.drain();
}, 120_000);
afterAll(() => t?.close());
beforeEach(async () => {
  broker = await registerAccount(t, { sellerType: 'broker' });
  importer = importerOf(t, broker);
});

const kept = (name: string) => readFile(join(import.meta.dirname, '../../../../../tests/spreadsheets', name));
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const mine = async () =>
  (await call(t, { url: '/api/my-boats?sort=oldest', headers: broker.headers })).json<OwnListing[]>();
const outcomes = async (id: string) =>
  Object.fromEntries((await importer.rows(id)).map(({ reference, outcome }) => [reference, outcome]));

const unclear = (loa = '9.75') =>
  `Ref,Make,Model,LOA,Price (£),Category,Lying\nA,Moody,31,${loa},9000,Sail,Poole`;

describe('tables with any columns', () => {
  it('BROKER-14 the CSV of a stock list is read without a question about its columns', async () => {
    const { id, counts } = await importer.check(await kept('stock-windows-1252.csv'));
    expect(counts).toMatchObject({ new: 0, faulty: 8 });
    const { columns, missing, ask, reference, encoding } = await importer.columns(id);
    expect(columns[0]).toEqual({
      column: 'Stock No',
      samples: ['B101', 'B102', 'B103'],
      field: 'reference',
      sure: true,
    });
    expect({ missing, reference, encoding }).toEqual({
      missing: ['category'],
      reference: 'column',
      encoding: 'Windows-1252',
    });
    // Its prices name their currency, but for the one that is on application.
    expect(ask.map(({ field }) => field)).toEqual(['category', 'vatStatus', 'condition', 'showEmail']);
    const answered = await importer.change(`${id}/answers`, {
      answers: [{ field: 'category', value: 'sailing' }],
    });
    expect(answered.counts).toMatchObject({ new: 5, faulty: 3 });
  });

  it('BROKER-14 an Excel file is read from its sheet with boats', async () => {
    const { id, format, counts } = await importer.check(await kept('brokerage-stock.xlsx'), EXCEL);
    expect({ format, counts }).toMatchObject({ format: 'xlsx', counts: { new: 3, faulty: 1 } });
    expect(await outcomes(id)).toEqual({ 'SYB-1': 'new', 'SYB-2': 'new', 'SYB-3': 'new', 'SYB-4': 'faulty' });
    await importer.change(`${id}/answers`, { answers: [{ field: 'vatStatus', value: 'paid' }] });
    await importer.start(id);
    await t.deps.jobs.drain();
    expect(await mine()).toMatchObject([
      {
        title: '1975 Westerly Centaur',
        price: 6_950,
        category: 'sailing',
        yearBuilt: 1975,
        vatStatus: 'paid',
      },
      { make: 'Broom', price: 41_700, category: 'motor', subcategory: 'cruiser', state: 'under-offer' },
      { make: 'Princess', price: 119_950, subcategory: 'sports', vatStatus: 'na' },
    ]);
  });

  it('BROKER-14 it waits where a column is not certain, cannot be started, and remembers what it is', async () => {
    const { id, state, needs } = await importer.check(unclear());
    expect({ state, needs }).toEqual({ state: 'ready', needs: 'columns' });
    const { columns } = await importer.columns(id);
    expect(columns.filter(({ sure }) => !sure).map(({ column }) => column)).toEqual(['LOA']);
    expect((await importer.start(id)).statusCode).toBe(409);
    const chosen = { columns: [{ column: 'LOA', field: 'length', unit: 'm' }] };
    expect((await importer.change(`${id}/columns`, chosen)).counts).toMatchObject({ new: 1 });
    const next = await importer.check(unclear('10'));
    expect(next.needs).not.toBe('columns');
    expect((await importer.rows(next.id))[0]?.shown.length).toBe('32.8 ft (10 m)');
  });

  it('BROKER-14 the row of the headings is guessed, shown with the first rows, and chosen by hand', async () => {
    const { id } = await importer.check(
      [
        'Reference,Make,Model,Year,Price (£),Category,Lying',
        'The columns above are those of our old program',
        'Stock No,Builder,Class,Built,Ask (£),Category,Marina',
        'A-1,Moody,31,1984,9000,Sail,Poole',
        'A-2,Moody,33,1986,12000,Sail,Poole',
      ].join('\n'),
    );
    const guessed = await importer.columns(id);
    expect(guessed.headerRow).toBe(1);
    // The last row has no boat behind it.
    expect(guessed.head.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'Reference'],
      [2, expect.stringMatching(/^The columns above are those/)],
      [3, 'Stock No'],
      [4, 'A-1'],
    ]);
    expect((await importer.put(`${id}/columns`, { columns: [], headerRow: 5 })).statusCode).toBe(400);
    expect((await importer.put(`${id}/columns`, { columns: [], headerRow: 900 })).statusCode).toBe(400);
    await importer.change(`${id}/columns`, { columns: [], headerRow: 3 });
    const chosen = await importer.columns(id);
    expect(chosen.headerRow).toBe(3);
    expect(chosen.columns.map(({ column }) => column)).toEqual([
      'Stock No',
      'Builder',
      'Class',
      'Built',
      'Ask (£)',
      'Category',
      'Marina',
    ]);
    // Back to the first one: nothing is lost by trying.
    await importer.change(`${id}/columns`, { columns: [], headerRow: 1 });
    expect((await importer.columns(id)).headerRow).toBe(1);
  });

  it('BROKER-14 references are made from facts with a warning, and know the boat again at another price', async () => {
    const file = (price: number) =>
      `Make,Model,Year,Price (£),Category,Lying\nMoody,31,1984,${price},Sail,Poole`;
    const { id, needs } = await importer.check(file(9_000));
    expect(needs).toBe('columns');
    const { warnings, counts } = await importer.change(`${id}/columns`, { columns: [], reference: 'made' });
    expect(warnings[0]).toContain('no stock numbers');
    expect(counts).toMatchObject({ new: 1 });
    await importer.start(id);
    await t.deps.jobs.drain();
    const again = await importer.check(file(8_500));
    expect(again.counts).toMatchObject({ new: 0, changed: 1 });
  });

  it('BROKER-14 the Excel template names our columns and their values, and its example is not imported', async () => {
    const template = await call(t, { url: '/api/imports/template.xlsx', headers: broker.headers });
    expect(template.headers['content-type']).toBe(EXCEL);
    const rowsOf = async (sheet: string) => {
      const source = await xlsxSource(template.rawPayload, sheet);
      const rows: string[][] = [];
      for await (const { cells } of source.rows()) rows.push(cells);
      source.close();
      return rows;
    };
    const [columns, example] = await rowsOf('Boats');
    expect(columns).toEqual([...CSV_COLUMNS]);
    expect(example?.[0]).toBe('EXAMPLE');
    expect(await rowsOf('Allowed values')).toContainEqual(['hullMaterial', 'steel', 'Steel']);
    await expect(readTable('xlsx', template.rawPayload)).rejects.toThrow('The file has no boats');
  });

  it('BROKER-14 an old Excel file under any name is refused with what to do', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
    const answer = await importer.upload(old, EXCEL);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toContain('old Excel file (.xls)');
  });

  it('BROKER-14 hidden columns are named in a warning and can be chosen', async () => {
    const rows = [
      ['Ref', 'Make', 'Price (£)', 'Category', 'Lying', 'Comments'],
      ['A', 'Moody', 9_000, 'Sail', 'Poole', 'Owner would take 7,000'],
    ];
    const file = await spreadsheet([{ name: 'Stock', rows, hiddenColumns: [6] }]);
    const { id, warnings } = await importer.check(file, EXCEL);
    expect(warnings).toEqual([expect.stringContaining('hidden in your file')]);
    expect((await importer.columns(id)).columns.at(-1)).toMatchObject({ field: null, hidden: true });
    const chosen = { columns: [{ column: 'Comments', field: 'description' }] };
    expect((await importer.change(`${id}/columns`, chosen)).warnings).toEqual([]);
  });

  it.each([
    { what: 'a column that is not there', columns: [{ column: 'Nowhere', field: 'make' }] },
    {
      what: 'a field twice',
      columns: [
        { column: 'Make', field: 'make' },
        { column: 'Model', field: 'make' },
      ],
    },
    { what: 'a field that is none', columns: [{ column: 'Make', field: 'ownerId' }] },
    { what: 'a unit that is none', columns: [{ column: 'LOA', field: 'length', unit: 'parsecs' }] },
  ])('BROKER-14 refuses $what', async ({ columns }) => {
    const { id } = await importer.check(unclear());
    expect((await importer.put(`${id}/columns`, { columns })).statusCode).toBe(400);
  });

  it('BROKER-14 only so many layouts and corrections of a seller are remembered, and the newest stay', async () => {
    const ownerId = broker.user.id;
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1_000);
    for (let n = 0; n < IMPORT_LIMITS.layouts + 3; n += 1)
      await saveLayout(t.db, { ownerId, key: `k${n}`, choices: { columns: [] }, usedAt: at(n) });
    const keys = await t.db.select().from(importLayouts).where(eq(importLayouts.ownerId, ownerId));
    expect(keys).toHaveLength(IMPORT_LIMITS.layouts);
    expect(keys.map(({ key }) => key)).not.toContain('k2');
    for (let from = 0; from < IMPORT_LIMITS.corrections + 100; from += 1_000) {
      const some = Array.from({ length: 1_000 }, (_, n) => ({
        ownerId,
        reference: `R${from + n}`,
        field: 'price',
        was: 'POA',
        value: '1',
        usedAt: at(from + n),
      }));
      await saveCorrections(t.db, some);
    }
    expect(await t.db.$count(importCorrections, eq(importCorrections.ownerId, ownerId))).toBe(
      IMPORT_LIMITS.corrections,
    );
  });
});

const HEADER = 'reference,title,category,price,location';

it('BROKER-14 an empty sheet keeps the choice of the sheet', async () => {
  const file = await spreadsheet([
    { name: 'Stock', rows: [[...HEADER.split(',')], ['A', 'Boat', 'sailing', 9_000, 'Poole']] },
    { name: 'Empty', rows: [] },
    { name: 'Notes', rows: [['Ask Harriet']] },
    { name: 'Next year', rows: [[...HEADER.split(',')]] },
  ]);
  const { id } = await importer.check(file, EXCEL);
  for (const sheet of ['Empty', 'Notes', 'Next year']) {
    const chosen = await importer.change(`${id}/columns`, { columns: [], sheet });
    expect(chosen, sheet).toMatchObject({ state: 'ready', needs: 'columns' });
    expect(await importer.columns(id)).toMatchObject({
      columns: [],
      sheet,
      sheets: ['Stock', 'Empty', 'Notes', 'Next year'],
      headerRow: null,
    });
    expect(await importer.rows(id)).toEqual([]);
  }
  const back = await importer.change(`${id}/columns`, { columns: [], sheet: 'Stock' });
  expect(back.counts.new).toBe(1);
});

describe('facts that a file does not state', () => {
  it('BROKER-16 VAT is asked for once and never shown as unpaid', async () => {
    const { id, needs } = await importer.check(`${HEADER},currency\nA,Boat,sailing,9000,Poole,GBP`);
    expect(needs).toBe('answers');
    const { ask } = await importer.columns(id);
    expect(ask.find(({ field }) => field === 'vatStatus')).toEqual({
      field: 'vatStatus',
      question: 'Is VAT paid on this boat?',
      choices: ['paid', 'unpaid', 'other', 'na'],
      boats: 1,
      answer: null,
    });
    await importer.start(id);
    await t.deps.jobs.drain();
    expect(await mine()).toMatchObject([{ vatStatus: 'na', condition: null, showEmail: true }]);
  });

  it('BROKER-16 answers apply to boats of which the file says nothing', async () => {
    const { id } = await importer.check(
      `${HEADER},vatStatus,showEmail\nA,Boat,sailing,9000,Poole,,\nB,Boat,sailing,9000,Poole,unpaid,false`,
    );
    const answers = [
      { field: 'vatStatus', value: 'paid' },
      { field: 'condition', value: 'used-good' },
      { field: 'showEmail', value: true },
      { field: 'currency', value: 'USD' },
    ];
    expect((await importer.change(`${id}/answers`, { answers })).needs).toBeUndefined();
    await importer.start(id);
    await t.deps.jobs.drain();
    expect(await mine()).toMatchObject([
      { vatStatus: 'paid', condition: 'used-good', showEmail: true, currency: 'USD' },
      { vatStatus: 'unpaid', condition: 'used-good', showEmail: false, currency: 'USD' },
    ]);
  });

  it('BROKER-16 boats point to the questions that are open about them, and the import counts those', async () => {
    const { id, open } = await importer.check(
      `${HEADER},vatStatus,condition\nA,Boat,,9000,Poole,paid,used-good\nB,Boat,sailing,9000,Poole,,`,
    );
    expect(open).toBe(4);
    const asks = async () => (await importer.rows(id)).map((row) => row.asks);
    expect(await asks()).toEqual([['category'], ['vatStatus', 'condition']]);
    const answers = [
      { field: 'category', value: 'sailing' },
      { field: 'vatStatus', value: 'na' },
    ];
    expect(await importer.change(`${id}/answers`, { answers })).toMatchObject({ open: 2 });
    expect(await asks()).toEqual([[], ['condition']]);
  });

  it('BROKER-16 a price under a name of its own waits for the seller', async () => {
    const { id, needs } = await importer.check(
      'Ref,Make,Model,Amount,Category,Lying\nA,Moody,31,9000,Sail,Poole\nB,Moody,33,12000,Sail,Poole',
    );
    expect(needs).toBe('columns');
    const { columns } = await importer.columns(id);
    expect(columns[3]).toMatchObject({ column: 'Amount', field: 'price', sure: false });
  });

  it('BROKER-16 answers that are none are refused', async () => {
    const { id } = await importer.check(`${HEADER}\nA,Boat,sailing,9000,Poole`);
    for (const answer of [
      { field: 'vatStatus', value: 'perhaps' },
      { field: 'currency', value: 'EUR' },
      { field: 'sellerPhone', value: '1' },
    ])
      expect((await importer.put(`${id}/answers`, { answers: [answer] })).statusCode).toBe(400);
  });

  it('BROKER-16 another currency and POA hold the boat; the price is given in pounds and never relabelled', async () => {
    const file = `${HEADER},currency\nA,Boat,sailing,9000,Poole,EUR\nB,Boat,sailing,POA,Poole,\nC,Boat,sailing,€9.000,Poole,`;
    const { id, counts } = await importer.check(file);
    expect(counts).toMatchObject({ new: 0, faulty: 3 });
    expect((await importer.rows(id)).map(({ faults }) => faults[0])).toEqual([
      { field: 'price', message: '“9000 EUR” is in euros. Give the price in pounds.', value: '9000 EUR' },
      {
        field: 'price',
        message: '“POA” is no price. Give one in pounds: every boat here has a price.',
        value: 'POA',
      },
      { field: 'price', message: '“€9.000” is in euros. Give the price in pounds.', value: '€9.000' },
    ]);
    expect((await importer.map(id, [{ field: 'currency', value: 'EUR', as: 'GBP' }])).statusCode).toBe(400);
    expect((await importer.change(`${id}/rows/2`, { values: { price: 7_800 } })).counts.new).toBe(1);
    await importer.start(id);
    await t.deps.jobs.drain();
    expect(await mine()).toMatchObject([{ reference: 'A', price: 7_800, currency: 'GBP' }]);
  });

  it('BROKER-18 a file that forbids messages and shows no phone is warned about', async () => {
    const { warnings } = await importer.check(`${HEADER},showEmail\nA,Boat,sailing,9000,Poole,false`);
    expect(warnings).toEqual([expect.stringContaining('neither call nor write to you about 1 boat')]);
  });
});

describe('corrected values', () => {
  const file = (price: string) => `${HEADER}\nA,Boat,sailing,${price},Poole`;

  it('BROKER-15 the value stands beside its fault, is corrected in place and again in the next file', async () => {
    const { id } = await importer.check(file('£34.95O'));
    const [row] = await importer.rows(id);
    expect(row?.faults).toEqual([
      { field: 'price', message: '“£34.95O” is not a price we can read.', value: '£34.95O' },
    ]);
    expect((await importer.change(`${id}/rows/2`, { values: { price: '£34,950' } })).counts.new).toBe(1);
    expect((await importer.rows(id))[0]).toMatchObject({
      outcome: 'new',
      shown: { price: '£34,950', location: 'Poole', state: 'for-sale' },
      corrected: [{ field: 'price', was: '£34.95O', value: '£34,950' }],
    });
    expect((await importer.check(file('£34.95O'))).counts).toMatchObject({ new: 1 });
    // Once the file says something else, that counts.
    const next = await importer.check(file('33000'));
    expect((await importer.rows(next.id))[0]?.shown.price).toBe('£33,000');
  });

  it('BROKER-15 a correction can be taken back', async () => {
    const { id } = await importer.check(file('x'));
    await importer.change(`${id}/rows/2`, { values: { price: 1_000 } });
    expect((await importer.change(`${id}/rows/2`, { values: { price: null } })).counts.faulty).toBe(1);
    expect((await importer.check(file('x'))).counts.faulty).toBe(1);
  });

  it.each([
    { what: 'photos', values: { photos: 'a.jpg' } },
    { what: 'a field that is none', values: { ownerId: 'x' } },
    { what: 'nothing', values: {} },
    { what: 'a long value', values: { title: 'x'.repeat(2_000) } },
  ])('BROKER-15 $what cannot be corrected', async ({ values }) => {
    const { id } = await importer.check(file('x'));
    expect((await importer.put(`${id}/rows/2`, { values })).statusCode).toBe(400);
  });

  it('BROKER-15 a row that is not there, and one of somebody else, is 404', async () => {
    const { id } = await importer.check(file('x'));
    expect((await importer.put(`${id}/rows/99`, { values: { price: 1 } })).statusCode).toBe(404);
    const other = importerOf(t, await registerAccount(t, { sellerType: 'broker' }));
    expect((await other.put(`${id}/rows/2`, { values: { price: 1 } })).statusCode).toBe(404);
  });
});
