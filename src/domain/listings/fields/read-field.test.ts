import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES, type FieldName } from './fields.ts';
import { readField } from './read-field.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const read = (name: FieldName, raw: unknown) => readField(name, raw, NOW);

describe('reading a field', () => {
  it('MYLIST-14 API-37 numbers may be typed strings', () => {
    expect(read('price', '24950')).toEqual({ value: 24_950 });
    expect(read('price', '£24,950.50')).toEqual({ value: 24_950.5 });
    expect(read('length', '32.5')).toEqual({ value: 32.5 });
    expect(read('maxWeight', '1,500 kg')).toEqual({ value: 1500 });
    expect(read('berths', 6)).toEqual({ value: 6 });
  });

  it('an unknown year or length is cleared', () => {
    expect(read('yearBuilt', 'unknown')).toEqual({ value: null });
    expect(read('length', 'Unknown')).toEqual({ value: null });
  });

  it('an unknown beam or draft stays "unknown"', () => {
    expect(read('beam', 'unknown')).toEqual({ value: 'unknown' });
    expect(read('draft', 'unknown')).toEqual({ value: 'unknown' });
    expect(read('beam', '3.20')).toEqual({ value: 3.2 });
    expect(read('berths', 'unknown')).toHaveProperty('problem');
  });

  it('PROFILE-15 an empty optional value clears the field', () => {
    for (const name of ['berths', 'make', 'condition', 'electronics'] as const) {
      expect(read(name, '')).toEqual({ value: null });
      expect(read(name, null)).toEqual({ value: null });
    }
    expect(read('make', '   ')).toEqual({ value: null });
  });

  it('values outside the field’s bounds are refused', () => {
    expect(read('yearBuilt', 1799)).toEqual({ problem: 'Year built must be between 1800 and 2027' });
    expect(read('yearBuilt', 2027)).toEqual({ value: 2027 });
    expect(read('yearBuilt', 2028)).toHaveProperty('problem');
    expect(read('length', 0)).toEqual({ problem: 'Length must be between 1 ft and 700 ft' });
    expect(read('price', -1)).toEqual({ problem: 'Price must be more than 0' });
    expect(read('price', 1e9)).toEqual({ value: 1e9 });
    expect(read('price', 1e9 + 1)).toHaveProperty('problem');
    expect(read('title', 'x'.repeat(151))).toEqual({ problem: 'Title must be at most 150 characters' });
  });

  it('counts and capacities are whole numbers', () => {
    for (const name of ['yearBuilt', 'berths', 'heads', 'fuelCapacity', 'waterCapacity'] as const) {
      expect(read(name, 2.5)).toHaveProperty('problem', expect.stringContaining('whole number'));
    }
  });

  it('a value that is not a number is refused, even if JavaScript would convert it', () => {
    for (const raw of [
      '1e5',
      '0x10',
      'Infinity',
      Number.NaN,
      Number.POSITIVE_INFINITY,
      [],
      [5],
      true,
      {},
      '5 6',
    ]) {
      expect(read('price', raw)).toEqual({ problem: 'Price must be a number' });
    }
  });

  it('choices are stored in their canonical spelling', () => {
    expect(read('hullMaterial', 'fibreglass')).toEqual({ value: 'fiberglass' });
    expect(read('engineCount', 2)).toEqual({ value: '2' });
    expect(read('hullMaterial', 'cheese')).toEqual({ problem: 'Hull material is not one of the choices' });
    expect(read('vatStatus', ['paid'])).toHaveProperty('problem');
  });

  it('lists have no duplicates; a comma-separated text is a list', () => {
    expect(read('electronics', ['GPS', ' GPS ', 'Other: Sonar', ''])).toEqual({
      value: ['GPS', 'Other: Sonar'],
    });
    expect(read('galley', 'Oven, Sink')).toEqual({ value: ['Oven', 'Sink'] });
    expect(read('galley', [1])).toEqual({ problem: 'Galley equipment must be a list of texts' });
    expect(
      read(
        'galley',
        Array.from({ length: 61 }, (_, i) => `item ${i}`),
      ),
    ).toHaveProperty('problem');
    expect(read('galley', ['x'.repeat(121)])).toHaveProperty('problem');
  });

  it('a line stays one line, a description keeps its paragraphs, and neither may contain NUL', () => {
    expect(read('make', 'Hallberg\nRassy')).toEqual({ value: 'Hallberg Rassy' });
    expect(read('description', 'One.\n\nTwo.')).toEqual({ value: 'One.\n\nTwo.' });
    expect(read('description', 'a\u0000b')).toHaveProperty('problem');
    expect(read('electronics', ['a\u0000b'])).toHaveProperty('problem');
  });

  it('flags are true or false', () => {
    expect(read('showPhone', true)).toEqual({ value: true });
    expect(read('showPhone', 'yes')).toHaveProperty('problem');
  });

  it('returns a value or a sentence for any input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELD_NAMES), fc.anything(), (name, raw) => {
        const reading = read(name, raw);
        return 'value' in reading || reading.problem.length > 0;
      }),
    );
  });

  it('reading is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELD_NAMES),
        fc.oneof(fc.string(), fc.double(), fc.integer(), fc.array(fc.string()), fc.boolean()),
        (name, raw) => {
          const reading = read(name, raw);
          if ('value' in reading) expect(read(name, reading.value)).toEqual(reading);
        },
      ),
    );
  });
});
