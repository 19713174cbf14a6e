import { expect, it } from 'vitest';
import { CSV_COLUMNS } from './columns.ts';
import { guessColumns, readHeading } from './guess-columns.ts';
import { HEADINGS } from './headings.ts';

const NOW = new Date('2026-11-18');
const guess = (columns: Record<string, readonly string[]>) =>
  guessColumns(
    Object.entries(columns).map(([heading, values]) => ({ heading, values })),
    NOW,
  );

it('BROKER-14 each heading means one field', () => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/&/g, 'and')
      .replace(/[^a-z0-9]/g, '');
  const owners = new Map<string, string>();
  for (const [field, words] of Object.entries(HEADINGS))
    for (const word of words) {
      expect([undefined, field]).toContain(owners.get(plain(word)));
      owners.set(plain(word), field);
    }
  for (const name of CSV_COLUMNS) expect([undefined, name]).toContain(owners.get(plain(name)));
});

it.each([
  ['Stock No', { field: 'reference' }],
  ['Manufacturer', { field: 'make' }],
  ['Yr', { field: 'yearBuilt' }],
  ['LOA (ft)', { field: 'length', unit: 'ft' }],
  ['LOA m', { field: 'length', unit: 'm' }],
  ['Length in feet', { field: 'length', unit: 'feet' }],
  ['Draught (metres)', { field: 'draft', unit: 'metres' }],
  ['Asking Price', { field: 'price' }],
  ['Price (£)', { field: 'price', unit: 'GBP' }],
  ['Price EUR', { field: 'price', unit: 'EUR' }],
  ['Lying', { field: 'location' }],
  ['Comments', { field: 'description' }],
  ['YEAR BUILT', { field: 'yearBuilt', isOwn: true }],
  ['Engine HP', { field: 'enginePower', unit: 'hp' }],
  ['Colour', undefined],
  ['', undefined],
] as const)('BROKER-14 reads the heading “%s”', (heading, meaning) => {
  expect(readHeading(heading)).toEqual(meaning);
});

it('BROKER-14 a heading without a unit is certain only if the values say their unit', () => {
  expect(guess({ LOA: ['32', '26'] })).toEqual([{ field: 'length', sure: false }]);
  expect(guess({ LOA: ['32 ft', '8.1 m'] })).toEqual([{ field: 'length', sure: true }]);
  expect(guess({ length: ['32', '26'] })).toEqual([{ field: 'length', sure: true }]);
});

it('BROKER-14 a heading whose values are something else is not certain', () => {
  expect(guess({ Year: ['Westerly', 'Moody'] })).toEqual([{ field: 'yearBuilt', sure: false }]);
});

it('BROKER-14 columns without a known heading are proposed by their values, and the rest is left out', () => {
  expect(
    guess({
      Foo: ['1978', '1985', '2001'],
      Bar: ['£9,000', '£12,500'],
      Baz: ['Westerly', 'Moody'],
      Note: ['x', 'y'],
    }),
  ).toEqual([
    { field: 'yearBuilt', sure: false },
    { field: 'price', sure: false },
    { field: 'make', sure: false },
    { field: null, sure: true },
  ]);
});

it('BROKER-14 the better of two columns gets a field; between equals the seller chooses', () => {
  expect(guess({ price: ['9000'], 'List price': ['9500'] })).toEqual([
    { field: 'price', sure: true },
    { field: null, sure: true },
  ]);
  expect(guess({ 'Asking price': ['9000'], 'List price': ['9500'] })).toEqual([
    { field: 'price', sure: false },
    { field: null, sure: false },
  ]);
});

it('BROKER-16 a price that no heading names is asked about, never left out and never assumed', () => {
  const make = ['Westerly', 'Moody'];
  expect(guess({ Make: make, Amount: ['34,950', '22000'], Note: ['x', 'y'] })).toEqual([
    { field: 'make', sure: true },
    { field: 'price', sure: false },
    { field: null, sure: true },
  ]);
  expect(guess({ Make: make, Amount: ['34950', '22000'], Guide: ['36000', '24000'] })).toEqual([
    { field: 'make', sure: true },
    { field: null, sure: false },
    { field: null, sure: false },
  ]);
  expect(guess({ Make: make, 'Original price': ['34950', '22000'] })[1]).toEqual({
    field: 'price',
    sure: false,
  });
  expect(guess({ Make: make, Price: ['Jan', 'Feb'] })[1]).toMatchObject({ sure: false });
  // Where the price is known, other figures are left out without a question.
  expect(guess({ Make: make, 'Asking price': ['34950', '22000'], Amount: ['36000', '24000'] })).toEqual([
    { field: 'make', sure: true },
    { field: 'price', sure: true },
    { field: null, sure: true },
  ]);
});
