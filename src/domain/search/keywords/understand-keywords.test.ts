import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresToFeet } from '../../units.ts';
import { type KeywordQuery, understandKeywords, withPrefixMatching, wordsOf } from './understand-keywords.ts';

const typedIn = (text: string) => understandKeywords(text).terms.map((term) => term[0]?.words.join(' '));

describe('prices in keywords', () => {
  it.each([
    ['under 20k', { max: 20_000 }],
    ['under £20,000', { max: 20_000 }],
    ['less than £20000', { max: 20_000 }],
    ['up to 20 grand', { max: 20_000 }],
    ['max £1.5m', { max: 1_500_000 }],
    ['over £100k', { min: 100_000 }],
    ['£5k-10k', { min: 5_000, max: 10_000 }],
    ['£5-10k', { min: 5_000, max: 10_000 }],
    ['5k to 10k', { min: 5_000, max: 10_000 }],
    ['from £5,000 to £10,000', { min: 5_000, max: 10_000 }],
    ['between £5,000 and £10,000', { min: 5_000, max: 10_000 }],
    ['over 5k under 10k', { min: 5_000, max: 10_000 }],
    ['under 5000', { max: 5_000 }],
    ['around £20,000', { min: 17_000, max: 23_000 }],
  ])('"%s" is a price and leaves no word', (text, price) => {
    expect(understandKeywords(text)).toMatchObject({ price, terms: [], readings: [] });
  });

  it.each(['under 2000', 'under 1m', 'Fletcher 155', 'J 24', '115hp', '9.9 hp'])(
    '"%s" may mean something else, so it stays words',
    (text) => {
      const { price, length, terms } = understandKeywords(text);
      expect({ price, length }).toEqual({ price: undefined, length: undefined });
      expect(terms).not.toEqual([]);
    },
  );
});

describe('lengths in keywords', () => {
  it.each([
    ['32ft', { min: 31, max: 33 }],
    ['32 foot', { min: 31, max: 33 }],
    ['32-foot', { min: 31, max: 33 }],
    ["32'", { min: 31, max: 33 }],
    ['22\'6"', { min: 21.5, max: 23.5 }],
    ['22ft 6in', { min: 21.5, max: 23.5 }],
    ['100ft', { min: 97, max: 103 }],
  ])('"%s" is a length in feet, or the very words', (text, length) => {
    const { terms, readings } = understandKeywords(text);
    expect(terms).toEqual([]);
    expect(readings).toEqual([{ length, term: [{ words: wordsOf(text) }] }]);
  });

  it.each([
    ['under 30ft', { max: 30 }],
    ['over 40 feet', { min: 40 }],
    ['30-35ft', { min: 30, max: 35 }],
    ['30 to 35 ft', { min: 30, max: 35 }],
    ['about 32ft', { min: 31, max: 33 }],
  ])('"%s" can only be a length', (text, length) => {
    expect(understandKeywords(text)).toMatchObject({ length, terms: [], readings: [] });
  });

  it('"10m" is a length in metres', () => {
    const { terms, readings } = understandKeywords('10m');
    expect(terms).toEqual([]);
    expect(readings[0]?.length?.min).toBeCloseTo(metresToFeet(10) - 1, 1);
    expect(readings[0]?.length?.max).toBeCloseTo(metresToFeet(10) + 1, 1);
  });

  it('is recognised beside words and a price', () => {
    const { readings, price, words } = understandKeywords('rib 6m under 25k');
    expect(typedIn('rib 6m under 25k')).toEqual(['rib']);
    expect(price).toEqual({ max: 25_000 });
    expect(readings[0]?.length?.min).toBeCloseTo(metresToFeet(6) - 1, 1);
    expect(words).toEqual(['rib', '6m']);
  });
});

describe('words in keywords', () => {
  it('ignores words that every visitor implies', () => {
    expect(typedIn('Boats for sale in the UK')).toEqual([]);
    expect(typedIn('a Westerly on deck')).toEqual(['westerly', 'deck']);
  });

  it('treats a boating term of several words as one', () => {
    const [term] = understandKeywords('narrow boats').terms;
    expect(term?.map(({ words }) => words.join(' '))).toEqual(['narrow boats', 'narrowboat']);
  });

  it('spells words as the index does', () => {
    expect(wordsOf('Bénéteau Océanis 40.1, Hallberg-Rassy. J/109')).toEqual([
      'beneteau',
      'oceanis',
      '40.1',
      'hallberg',
      'rassy',
      'j',
      '109',
    ]);
  });

  it('matches the last word as a prefix from three letters, but no numbers and no finished words, and every word if requested', () => {
    const prefixes = ({ terms }: KeywordQuery) => terms.map((term) => term[0]?.prefix ?? false);
    const read = (text: string) => prefixes(understandKeywords(text));
    const loose = (text: string) => prefixes(withPrefixMatching(understandKeywords(text)));
    expect(read('bav')).toEqual([true]);
    expect(read('ba')).toEqual([false]);
    expect(read('bava die')).toEqual([false, true]);
    expect(loose('bava die')).toEqual([true, true]);
    expect(loose('bava mast')).toEqual([true, false]);
    expect(read('moody 33')).toEqual([false, false]);
    expect(read('bava cabin')).toEqual([false, false]);
    expect(read('batteries')).toEqual([false]);
    expect(read('sup')).toEqual([false]);
    expect(read('motor')).toEqual([true]);
    expect(loose('moody 33')).toEqual([true, false]);
  });
});

describe('words with two meanings', () => {
  const readingsOf = (text: string) => understandKeywords(text).readings;

  it('OPEN-10 a literal match always counts: an amount is a size or price, or the text itself', () => {
    expect(readingsOf('Mariner 15M')).toMatchObject([{ term: [{ words: ['15m'] }], length: { min: 47.73 } }]);
    expect(readingsOf('25000')).toEqual([
      { term: [{ words: ['25000'] }], price: { min: 21_250, max: 28_750 } },
    ]);
  });

  it.each(['1998', '2100', '4500', 'Bavaria 36', '9.9'])('"%s" is not a price', (text) => {
    expect(readingsOf(text)).toEqual([]);
  });

  it.each([
    ['rib solent', 'solent'],
    ['catamaran in Scotland', 'scotland'],
    ['yacht isle of wight', 'isle of wight'],
    ['the Norfolk Broads', 'norfolk broads'],
    ['dinghy PO12', 'po12'],
    ['dinghy so31 4ab', 'so31 4ab'],
    ['westerly falmouth', 'falmouth'],
  ])('the place in "%s" is where a boat lies, or what it says', (text, place) => {
    const [reading, ...others] = readingsOf(text);
    expect(others).toEqual([]);
    expect(reading?.place).toBe(place);
    expect(reading?.term[0]?.words).toEqual(place.split(' '));
  });

  it('horsepower and berths match the listing’s figures, or any spelling in its text', () => {
    expect(readingsOf('outboard 15hp')).toEqual([
      {
        term: [{ words: ['15hp'] }, { words: ['15', 'hp'] }, { words: ['15bhp'] }, { words: ['15', 'bhp'] }],
        horsepower: 15,
      },
    ]);
    expect(readingsOf('mercury 9.9 hp')).toMatchObject([
      { term: [{ words: ['9.9', 'hp'] }, {}, {}, {}], horsepower: 9.9 },
    ]);
    expect(readingsOf('yacht 6 berths')).toMatchObject([
      { term: [{ words: ['6', 'berths'] }, {}, {}], berths: 6 },
    ]);
    expect(readingsOf('15hp')).toEqual([]);
    expect(readingsOf('marina berth')).toEqual([]);
  });

  it.each(['steel hull', 'J24', 'S36', 'downwind reading lamp'])('there is no place in "%s"', (text) => {
    expect(readingsOf(text)).toEqual([]);
  });
});

describe('goods or boats', () => {
  it.each([
    'outboard',
    'sails for a Sigma',
    'trailers',
    'Mariner 15M',
    'marina berth',
    'boat trailer',
    'narrowboat engine',
    'yacht moorings',
    'sails for a yacht',
  ])('is not a boat in "%s"', (text) => {
    expect(understandKeywords(text).goods).toBe(true);
  });

  it.each([
    'rib',
    'motor yacht',
    'Bavaria 36',
    'sail boat',
    'rib with outboard engine',
    'fishing boat with trailer',
    'boat and trailer',
    'cruiser 4 berth',
    '6 berth yacht',
  ])('is a boat in "%s"', (text) => {
    expect(understandKeywords(text).goods).toBe(false);
  });

  it('uses at most twelve words, and reports when there were more', () => {
    const long = understandKeywords('gaff rigged ketch '.repeat(20));
    expect(long.terms).toHaveLength(12);
    expect(long.shortened).toBe(true);
    expect(understandKeywords('x'.repeat(200)).shortened).toBe(true);
    expect(understandKeywords('gaff rigged ketch').shortened).toBe(false);
  });
});

describe('any text', () => {
  it('is parsed without failing, into clean words and ordered bounds', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        'under',
        'over',
        '£',
        '20k',
        '5-10k',
        '32ft',
        "'",
        '"',
        '\\',
        '-',
        'to',
        'narrow boat',
        '1e9',
        '9'.repeat(30),
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { terms, price, length } = understandKeywords(pieces.join(' '));
        const words = terms.flat().flatMap((alternative) => alternative.words);
        expect(words.filter((word) => !/^[\p{L}\p{N}.]+$/u.test(word))).toEqual([]);
        for (const { min, max } of [price, length].filter((bounds) => bounds !== undefined)) {
          expect(min ?? max).toBeTypeOf('number');
          expect(Number.isFinite((min ?? 0) + (max ?? 0))).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('recognises every price and length in the usual notations', () => {
    const thousands = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(thousands, fc.constantFrom('under', 'below', 'up to', 'less than'), (amount, word) => {
        const price = { max: amount * 1000 };
        expect(understandKeywords(`${word} ${amount}k`).price).toEqual(price);
        expect(understandKeywords(`${word} £${(amount * 1000).toLocaleString('en-GB')}`).price).toEqual(
          price,
        );
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 600 }),
        fc.constantFrom('ft', ' ft', ' foot', '-foot', ' feet'),
        (feet, unit) => {
          const { readings, terms } = understandKeywords(`Moody ${feet}${unit}`);
          const length = readings[0]?.length;
          expect(terms).toHaveLength(1);
          expect(length?.min).toBeLessThan(feet);
          expect(length?.max).toBeGreaterThan(feet);
        },
      ),
    );
  });
});
