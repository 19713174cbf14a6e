import { expect, it } from 'vitest';
import { columnOf } from './columns.ts';
import { headerFrom, readCsvRow } from './read-csv-row.ts';
import { understandBoat } from './understand-boat.ts';

const headerOf = (columns: readonly string[]) =>
  headerFrom(
    columns.map((column) => ({ column, field: columnOf(column) ?? null })),
    {},
  );
const read = (columns: readonly string[], cells: readonly string[]) =>
  readCsvRow(headerOf(columns), cells, 2);

it('BROKER-01 a cell with 49,000 names of photos is read as one photo too many', () => {
  const { photos } = read(['reference', 'photos'], ['A', 'a;'.repeat(49_000)]);
  expect(photos).toEqual(Array(21).fill('a'));
});

it('BROKER-01 an entry that is in a list twice counts once', () => {
  const items = Array.from({ length: 60 }, (_, n) => `Radar ${n}`);
  const { values } = read(['reference', 'electronics'], ['A', [...items, ...items].join(';')]);
  expect(values.electronics).toEqual(items);
});

it('BROKER-01 an empty list clears its field, and an empty cell of photos says that there are none', () => {
  const boat = read(['reference', 'electronics', 'photos'], ['A', '', '']);
  expect(boat).toMatchObject({ values: { electronics: [] }, photos: [] });
});

it('BROKER-02 a value far longer than its field is not read, and the fault names the field', () => {
  const boat = read(
    ['reference', 'title', 'electronics', 'price'],
    ['A', 'x'.repeat(5_000), 'y'.repeat(5_000), '1'.repeat(5_000)],
  );
  expect(boat.values).toEqual({});
  expect(understandBoat(boat, () => undefined, new Date()).faults).toEqual([
    { field: 'title', message: 'Title must be at most 150 characters' },
    { field: 'electronics', message: 'Electronics must have entries of at most 120 characters' },
    { field: 'price', message: 'Price is too long' },
  ]);
});

it('BROKER-02 a boat with too much text costs its row only, and the longest column is named', () => {
  // Written as JSON, each of these characters takes six.
  const boat = read(
    ['reference', 'description', 'electronics'],
    [
      'A',
      '\u0001'.repeat(19_000),
      Array.from({ length: 60 }, (_, n) => `${n} ${'\u0001'.repeat(500)}`).join(';'),
    ],
  );
  expect(boat).toMatchObject({
    reference: 'A',
    values: {},
    problem: expect.stringContaining('“electronics”'),
  });
});

it('BROKER-01 names of columns are bounded in length: each boat repeats them', () => {
  const { other } = read(['reference', 'z'.repeat(90_000)], ['A', 'blue']);
  expect(other).toEqual([{ name: 'z'.repeat(100), value: 'blue' }]);
});

it('BROKER-01 empty cells behind the last column are ignored, others behind the 200th refuse the row', () => {
  const columns = ['reference', 'title'];
  const line = ['A', 'Boat', ...Array(5_000).fill('')];
  expect(read(columns, line)).toMatchObject({ values: { title: 'Boat' }, other: [] });
  expect(read(columns, [...line, 'x'])).toMatchObject({
    reference: 'A',
    problem: 'The line has more than 200 columns.',
  });
});
