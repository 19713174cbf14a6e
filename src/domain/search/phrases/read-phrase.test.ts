import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGazetteer } from '../../places/gazetteer.ts';
import { readFilters } from '../addresses/read-filters.ts';
import { writeFilters } from '../addresses/write-filters.ts';
import { withoutFilters } from '../filters/change-filters.ts';
import type { FilterName } from '../filters/filters.ts';
import { applyPhrase } from './apply-phrase.ts';
import type { Phrase } from './phrase.ts';
import { createPhraseReader } from './read-phrase.ts';
import { READINGS } from './readings.fixture.ts';

const readPhrase = createPhraseReader();
const filtersOf = (phrase: Phrase) => applyPhrase(phrase, {}).filters;

for (const [theme, readings] of Object.entries(READINGS)) {
  describe(`reads phrases: ${theme}`, () => {
    for (const [phrase, filters, rest = ''] of readings) {
      test(`“${phrase}”`, () => {
        const read = readPhrase(phrase);
        expect(filtersOf({ ...read, rest: '' })).toEqual(filters);
        expect(read.rest).toBe(rest);
      });
    }
  });
}

test('at least 200 different phrases are read as expected', () => {
  const right = Object.values(READINGS)
    .flat()
    .filter(([phrase, filters, rest = '']) => {
      const read = readPhrase(phrase);
      return read.rest === rest && isDeepStrictEqual(filtersOf({ ...read, rest: '' }), filters);
    });
  expect(new Set(right.map(([phrase]) => phrase)).size).toBeGreaterThanOrEqual(200);
});

test('each part says what was typed and what a chip shows', () => {
  const parts = readPhrase('Narrowboat near Oxford, under 60k').parts;
  expect(parts.map(({ kind, typed, text }) => [kind, typed, text])).toEqual([
    ['type', 'Narrowboat', 'Narrowboats'],
    ['place', 'near Oxford', 'Within 15 miles of Oxford'],
    ['price', 'under 60k', 'Up to £60,000'],
  ]);
});

test.each([
  ['30ft', '27 ft to 33 ft'],
  ['2010', 'Built 2010'],
  ['40hp', '40 HP'],
  ['sleeps 4', '4+ berths'],
  ['cheap', 'Price: Low to High'],
  ['liveaboard', 'Narrowboats, Houseboats, Dutch Barges'],
  ['trailer sailer', 'Day Sailers, Sailing Cruisers, Up to 26 ft'],
])('the chip of “%s” says “%s”', (phrase, text) => {
  expect(readPhrase(phrase).parts.map((part) => part.text)).toEqual([text]);
});

test('a name made of several words shows only those words as typed', () => {
  const [part] = readPhrase('liveaboard steel narrowboat').parts;
  expect(part?.typed).toBe('liveaboard narrowboat');
});

test.each(['near me', 'boats close to me', 'mooring nearby', 'rib within 20 miles of me'])(
  '“%s” needs a postcode',
  (phrase) => {
    expect(readPhrase(phrase).needs).toBe('postcode');
  },
);

test('“within 30 miles of me” keeps its distance for when the postcode is known', () => {
  expect(readPhrase('rib within 30 miles of me')).toMatchObject({ needs: 'postcode', within: 30 });
  expect(readPhrase('rib near me').within).toBeUndefined();
});

test('“near Oxford” does not need a postcode', () => {
  expect(readPhrase('narrowboat near oxford').needs).toBeUndefined();
});

test.each([
  ['boat under 20 years old', { kind: 'boats', yearFrom: 2006 }],
  ['less than 10 years old', { yearFrom: 2016 }],
  ['yacht under 15 years', { category: 'sailing', yearFrom: 2011 }],
  ['narrowboat over 30 years old', { category: 'specialist', subcategory: 'narrowboat', yearTo: 1996 }],
  ['ten years old', { yearFrom: 2014, yearTo: 2018 }],
])('in 2026 the age in “%s” is a range of years', (phrase, filters) => {
  expect(filtersOf(createPhraseReader({ year: 2026 })(phrase))).toEqual(filters);
});

test('the market adds makes, models and towns', () => {
  const { placeOf } = createGazetteer([
    ['Deal', 'Kent', 51.22, 1.4],
    ['Rugby', 'Warwickshire', 52.37, -1.26],
    ['Sale', 'Greater Manchester', 53.42, -2.32],
  ]);
  const read = createPhraseReader({
    makes: ['Zephyr Marine', 'Nautor’s Swan', 'Yacht'],
    models: [{ make: 'Zephyr Marine', model: 'Gale 31' }],
    placeOf,
  });
  const filters = (phrase: string) => filtersOf(read(phrase));
  expect(filters('zephyr marine gale')).toEqual({ make: 'Zephyr Marine', model: 'Gale' });
  expect(filters('zephir marine gale 31')).toEqual({ make: 'Zephyr Marine', model: 'Gale 31' });
  expect(filters('swan')).toEqual({ make: 'Nautor’s Swan' });
  expect(filters('yacht')).toEqual({ category: 'sailing' });
  expect(filters('narrowboat rugby')).toMatchObject({ location: 'Rugby' });
  expect(filters('near deal')).toEqual({ location: 'Deal', distance: 15 });
  expect(filters('yachts for sale')).toEqual({ category: 'sailing' });
});

const CORRECTLY_SPELT =
  'listen real later straight broken protect space race wind command process silent range media patrol marine ' +
  'western cruise fairly electrical content listed trainer survey brook steep engineer winter summer folding ' +
  'davits sprayhood bimini stanchion cleat rudder helm galley saloon cockpit transom ballast shaft ' +
  'impeller alternator inverter solar calorifier antifoul osmosis gelcoat flybridge hardtop awning cradle';

test.each(CORRECTLY_SPELT.split(' '))('the ordinary word “%s” is not taken for a misspelt name', (word) => {
  expect(readPhrase(word)).toMatchObject({ parts: [], rest: word, purposes: [] });
});

const KNOWN_WORDS = [
  ...new Set(Object.values(READINGS).flatMap((rows) => rows.flatMap(([text]) => text.split(' ')))),
];
/** Words that mean something in any order, mixed with anything else. */
const anyPhrase = fc.oneof(
  fc.array(fc.constantFrom(...KNOWN_WORDS), { maxLength: 14 }).map((words) => words.join(' ')),
  fc
    .array(fc.oneof(fc.constantFrom(...KNOWN_WORDS), fc.string({ unit: 'binary', maxLength: 8 })))
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

test('any text can be read, always in the same way', () => {
  fc.assert(
    fc.property(anyPhrase, (text) => {
      expect(readPhrase(text)).toEqual(readPhrase(text));
    }),
  );
});

test('every part, and the whole reading, is the same after being written to an address and read back', () => {
  fc.assert(
    fc.property(anyPhrase, (text) => {
      const phrase = readPhrase(text);
      for (const filters of [...phrase.parts.map((part) => part.filters), filtersOf(phrase)])
        expect(readFilters(writeFilters(filters))).toEqual(filters);
    }),
  );
});

test('removing the filters of a part leaves those of all others', () => {
  fc.assert(
    fc.property(anyPhrase, (text) => {
      const phrase = readPhrase(text);
      for (const part of phrase.parts) {
        const removed = Object.keys(part.filters) as FilterName[];
        const others = Object.entries(filtersOf(phrase)).filter(
          ([name]) => !removed.includes(name as FilterName),
        );
        expect(withoutFilters(filtersOf(phrase), removed)).toEqual(Object.fromEntries(others));
      }
    }),
  );
});

test('every part has a text and was typed by the visitor', () => {
  fc.assert(
    fc.property(anyPhrase, (text) => {
      for (const { text: shown, typed } of readPhrase(text).parts) {
        expect(shown).not.toBe('');
        for (const word of typed.split(' ')) expect(text).toContain(word);
      }
    }),
  );
});

test('a long text is read up to its 200th character', () => {
  const phrase = readPhrase(`narrowboat ${'x'.repeat(500)} under 60k`);
  expect(phrase.parts.map(({ kind }) => kind)).toEqual(['type']);
  expect(phrase.rest.length).toBeLessThanOrEqual(200);
  expect(readPhrase('narrowboat '.repeat(500)).parts).toHaveLength(1);
});

test('words after the fortieth are left as they are', () => {
  expect(readPhrase(`${'x '.repeat(40)}rib`)).toMatchObject({ parts: [], rest: `${'x '.repeat(40)}rib` });
  expect(readPhrase(`rib ${'x '.repeat(39)}yacht`).rest).toBe(`${'x '.repeat(39)}yacht`);
});

test('a word that means “no filter” in an address is not searched for', () => {
  expect(readPhrase('rib none').rest).toBe('');
  expect(createPhraseReader({ makes: ['None'] })('none').parts).toEqual([]);
});
