import { describe, expect, it } from 'vitest';
import type { FieldName } from './fields.ts';
import { readTyped } from './read-typed.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const read = (name: FieldName, typed: unknown, currency?: string) => readTyped(name, typed, NOW, currency);

describe('what is typed into a form', () => {
  it('FORM-01 numbers are read as people write them', () => {
    expect(read('price', '25k')).toEqual({ value: 25_000 });
    expect(read('length', '26\'6"')).toEqual({ value: 26.5 });
    expect(read('draft', "3' draught")).toEqual({ value: 0.914 });
    expect(read('engineHours', '1,200 hrs')).toEqual({ value: 1_200 });
  });

  it('FORM-01 an amount that may be either of two is a question', () => {
    expect(read('price', '25,50', 'GBP')).toEqual({
      problem: 'Price may be £25.50 or £25,500: choose one',
      oneOf: [25.5, 25_500],
    });
  });

  it('FORM-01 a price in another currency is never relabelled', () => {
    expect(read('price', '$25k', 'GBP')).toEqual({
      problem: 'Price is in dollars: choose that currency, or convert it',
    });
    expect(read('price', '$25k', 'USD')).toEqual({ value: 25_000 });
    expect(read('price', '25.000 €', 'GBP')).toEqual({
      problem: 'Price must be a number, such as 24,950 or 25k',
    });
  });

  it('bounds, whole numbers and "unknown" hold as they do for the API', () => {
    expect(read('length', '2600 ft')).toEqual({ problem: 'Length must be between 1 ft and 700 ft' });
    expect(read('berths', '2.5')).toEqual({ problem: 'Berths must be a whole number' });
    expect(read('beam', 'unknown')).toEqual({ value: 'unknown' });
    expect(read('price', '-5')).toEqual({ problem: 'Price must be more than 0' });
    expect(read('make', '25k')).toEqual({ value: '25k' });
  });
});
