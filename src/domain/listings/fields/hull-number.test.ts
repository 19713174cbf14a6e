import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withHiddenEnds } from './hidden-ends.ts';
import { hullNumberKey, readHullNumber, typedHullNumberKey } from './hull-number.ts';
import { readField } from './read-field.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const read = (typed: string) => readHullNumber(typed, NOW);

describe('a hull number', () => {
  it.each([
    ['GB-ABC12345D404', 'GB-ABC12345D404'],
    ['gb abc12345d404', 'GB-ABC12345D404'],
    [' GB–ABC 12345 D4 04 ', 'GB-ABC12345D404'],
    ['GBABC12345D404', 'GB-ABC12345D404'],
    ['FR-A1BX2Y34K627', 'FR-A1BX2Y34K627'],
    ['US-ABC12345D404', 'US-ABC12345D404'],
    ['ABC-12345-D404', 'ABC12345D404'],
    ['ABC12345M76L', 'ABC12345M76L'],
    ['ABC123450175', 'ABC123450175'],
  ])('PASS-03 %s is read and written in one way', (typed, number) => {
    expect(read(typed)).toEqual({ number });
    expect(read(number)).toEqual({ number });
  });

  it('PASS-03 letters that the standard leaves out are the digits that they look like', () => {
    expect(read('GB-ABC1O3I5D4O4')).toEqual({ number: 'GB-ABC10315D404' });
    expect(read('ABC12345M76I')).toEqual({ number: 'ABC12345M76I' });
  });

  it.each([
    [
      'GB-ABC1234D404',
      'must have 14 characters, such as GB-ABC12345D404, or 12 on an American boat: this has 13',
    ],
    ['G1-ABC12345D404', 'must begin with the two letters of a country, such as GB'],
    ['GB-12312345D404', 'must have a maker’s code of three letters after the country, such as ABC'],
    ['12312345D404', 'must have a maker’s code of three letters, such as ABC'],
    [
      'GB-ABC12Q45D404',
      'must have a serial number of five letters and digits, without Q, after the maker’s code',
    ],
    ['GB-ABC12345M404', 'must end with a month from A to L and three digits of its years, such as D404'],
    ['GB-ABC12345M76L', 'must end with a month from A to L and three digits of its years, such as D404'],
    ['ABC123451375', 'must end with a month from A to L and three digits of its years, such as D404'],
    ['GB-ABC12345D445', 'ends with a year in which no boat had a number: 45'],
    ['GB-ABC12345D828', 'ends with a year in which no boat had a number: 28'],
    ['GB-ÄBC12345D404', 'must have a maker’s code of three letters after the country, such as ABC'],
  ])('PASS-03 %s is refused in plain words', (typed, rule) => {
    expect(read(typed)).toEqual({ rule });
    expect(readField('hullNumber', typed, NOW)).toEqual({ problem: `Hull number ${rule}` });
  });

  it('PASS-03 may be of the coming year, and may be left out', () => {
    expect(read('GB-ABC12345L627')).toEqual({ number: 'GB-ABC12345L627' });
    expect(readField('hullNumber', ' ', NOW)).toEqual({ value: null });
    expect(readField('hullNumber', 'GB-ABC12345••••', NOW)).toHaveProperty('problem');
  });

  it('PASS-03 whatever is typed is read as one form, or refused', () => {
    const signs = fc.constantFrom(...'GBABC12345D404OIQ -–./•é');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 30 }), (typed) => {
        const reading = read(typed);
        if ('number' in reading) {
          expect(reading.number).toMatch(/^([A-Z]{2}-)?[A-Z0-9]{12}$/);
          expect(read(reading.number)).toEqual(reading);
          expect(typedHullNumberKey(typed)).toBe(hullNumberKey(reading.number));
        } else expect(reading.rule).toMatch(/^(must|ends) /);
      }),
    );
  });

  it('PASS-04 is the same with its country and without', () => {
    expect(hullNumberKey('US-ABC12345D404')).toBe(hullNumberKey('ABC12345D404'));
    expect(typedHullNumberKey('us abc 12345 d404')).toBe('ABC12345D404');
    expect(typedHullNumberKey('Contessa 32')).toBeUndefined();
  });

  it('PASS-03 ends with dots for everyone but its owner and administrators', () => {
    expect(withHiddenEnds({ hullNumber: 'GB-ABC12345D404', title: 'Kittiwake' })).toEqual({
      hullNumber: 'GB-ABC12345••••',
      title: 'Kittiwake',
    });
    expect(withHiddenEnds({ hullNumber: 'x' })).toEqual({ hullNumber: '•' });
    expect(withHiddenEnds({ hullNumber: null })).toEqual({ hullNumber: null });
  });
});
