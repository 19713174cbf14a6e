import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountKind, readTypedAmount } from './typed-amounts.ts';

describe('FIND-14 bounds are read as people write them', () => {
  it.each<[AmountKind, string, number]>([
    ['price', '25000', 25_000],
    ['price', '£25,000', 25_000],
    ['price', ' 25 000 ', 25_000],
    ['price', '25k', 25_000],
    ['price', '£27.5K', 27_500],
    ['price', '1.25m', 1_250_000],
    ['price', '2 million', 2_000_000],
    ['price', '30 grand', 30_000],
    ['price', '1,250,000 pounds', 1_250_000],
    ['price', '999.99', 999.99],
    ['length', '26', 26],
    ['length', '26ft', 26],
    ['length', '26.5 feet', 26.5],
    ['length', '26\'6"', 26.5],
    ['length', '26’ 6”', 26.5],
    ['length', "26' 6''", 26.5],
    ['length', '26ft 6in', 26.5],
    ['length', '26ft6', 26.5],
    ['length', '8.1m', 26.57],
    ['length', '10 metres', 32.81],
  ])('a %s of "%s" is %d', (kind, typed, value) => {
    expect(readTypedAmount(kind, typed)).toBe(value);
  });

  it.each<[AmountKind, string]>([
    ['price', ''],
    ['price', '0'],
    ['price', '-5'],
    ['price', '1e5'],
    ['price', '25.000'],
    ['price', '25,00'],
    ['price', '1,5m'],
    ['price', '$25,000'],
    ['price', '26ft'],
    ['price', 'cheap'],
    ['length', '25k'],
    ['length', '£26'],
    ['length', '26 6'],
    ['length', '26\'13"'],
    ['length', '26.5\'6"'],
    ['length', '100+'],
    ['length', '30-35'],
  ])('a %s of "%s" is none, rather than another number', (kind, typed) => {
    expect(readTypedAmount(kind, typed)).toBeUndefined();
  });

  it('whole amounts are read back as they are written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (amount) => {
        expect(readTypedAmount('price', `£${amount.toLocaleString('en-GB')}`)).toBe(amount);
        expect(readTypedAmount('price', String(amount))).toBe(amount);
      }),
    );
  });

  it('any text is read in no time and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), fc.constantFrom('price', 'length'), (text, kind) => {
        const value = readTypedAmount(kind as AmountKind, text);
        expect(value === undefined || (Number.isFinite(value) && value > 0)).toBe(true);
      }),
    );
  });
});
