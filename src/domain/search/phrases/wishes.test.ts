import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { activeFilterChips } from '../chips/chips.ts';
import { applyPhrase } from './apply-phrase.ts';
import { createPhraseReader } from './read-phrase.ts';
import { READINGS } from './readings.fixture.ts';
import { WEIGHED_READINGS } from './weighed-readings.fixture.ts';

const readPhrase = createPhraseReader();
const IDS: Readonly<Record<string, string>> = {
  negation: 'FIND-07',
  alternatives: 'FIND-08',
  amounts: 'FIND-09',
  'market words': 'FIND-10',
  purposes: 'FIND-11',
  'makes and their models': 'FIND-12',
  'kinds and goods': 'FIND-01',
};

for (const [theme, readings] of Object.entries(WEIGHED_READINGS)) {
  describe(`reads phrases: ${theme}`, () => {
    for (const [phrase, filters, rest = '', purposes = ''] of readings) {
      test(`${IDS[theme]} “${phrase}”`, () => {
        const read = readPhrase(phrase);
        expect(Object.assign({}, ...read.parts.map((part) => part.filters))).toEqual(filters);
        expect(read.rest).toBe(rest);
        expect(read.purposes.map(({ text }) => text).join(', ')).toBe(purposes);
      });
    }
  });
}

const WORDS = [
  ...new Set(
    [...Object.values(READINGS), ...Object.values(WEIGHED_READINGS)].flatMap((rows) =>
      rows.flatMap(([text]) => text.split(' ')),
    ),
  ),
];
const anyPhrase = fc
  .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ unit: 'grapheme', maxLength: 6 })), {
    maxLength: 12,
  })
  .map((words) => words.join(' '));

test('FIND-01 at least 150 phrases were added', () => {
  expect(Object.values(WEIGHED_READINGS).flat().length).toBeGreaterThanOrEqual(150);
});

test('FIND-01 every word of a phrase is a chip, ranks or is listed as ignored', () => {
  fc.assert(
    fc.property(anyPhrase, (text) => {
      const { wishes } = readPhrase(text);
      const typed = text.replace(/\s+/g, ' ').trim();
      for (const { 0: word, index } of typed.matchAll(/[a-z]{2,}/g))
        expect(
          wishes.some(({ from, to }) => from <= index && index + word.length <= to),
          `“${word}” in “${typed}”`,
        ).toBe(true);
    }),
  );
});

test('FIND-01 a wish has the visitor’s own words, a text, a weight and a certainty', () => {
  expect(readPhrase('gaff narrowboat under 60k please').wishes).toMatchObject([
    { typed: 'gaff', as: 'ranking', kind: 'words', sure: false },
    { typed: 'narrowboat', as: 'filter', kind: 'type', text: 'Narrowboats', sure: true, weight: 6 },
    { typed: 'under 60k', as: 'filter', kind: 'price', text: 'Up to £60,000', sure: true, weight: 1 },
    { typed: 'please', as: 'ignored', kind: 'noise' },
  ]);
});

it.each([
  ['not a project', 'No project boats'],
  ['no outboard', 'No outboard'],
  ['without engine', 'No engine'],
  ['not a catamaran', 'No catamarans'],
  ['not steel', 'No steel'],
  ['not bavaria', 'No Bavaria'],
  ['not a project, no outboard', 'No project boats, no outboard'],
])('FIND-07 the chip of “%s” says “%s”', (phrase, text) => {
  const { filters } = applyPhrase(readPhrase(phrase), {});
  expect(activeFilterChips(filters, ['kind']).map(({ label }) => label)).toEqual([text]);
});

it('FIND-10 “sold” is noted, and similar boats are searched for', () => {
  expect(readPhrase('sold narrowboats')).toMatchObject({ note: 'sold', parts: [{ kind: 'type' }] });
  expect(readPhrase('narrowboats').note).toBeUndefined();
});

it('FIND-12 a make on sale comes before one that is spelt more alike', () => {
  const makes = (onSale: string[]) => createPhraseReader({ makes: onSale })('beneto').parts[0]?.filters.make;
  expect(makes(['Beneteau', 'Bavaria'])).toBe('Beneteau');
  expect(createPhraseReader({ makes: ['Beneteau'] })('benetti').parts[0]?.filters.make).toBe('Benetti');
});

it('FIND-09 “mariner 15m” is a model where that make has one', () => {
  const read = createPhraseReader({ makes: ['Mariner'], models: [{ make: 'Mariner', model: '15M' }] });
  expect(read('mariner 15m').parts.map(({ filters }) => filters)).toEqual([
    { make: 'Mariner' },
    { model: '15M' },
  ]);
  expect(readPhrase('mariner 15m').parts.map(({ kind }) => kind)).toEqual(['make', 'length']);
});

it('reading takes linear time at most, whatever is typed', () => {
  const longest = 'not a princess 42 or fairline, twenty five thousand family of '.repeat(20);
  expect(readPhrase(longest).wishes.length).toBeLessThanOrEqual(40);
});
