import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTyped } from '#domain/listings/fields/read-typed.ts';
import { keptDimension, shownDimension } from './dimension-text.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const lengthIn = (kept: string) => {
  const reading = readTyped('length', kept, NOW);
  return 'value' in reading ? Number(reading.value) : undefined;
};

describe('the unit of dimensions', () => {
  it('FORM-01 a number typed in metres stays that length when the form goes back to feet', () => {
    const kept = keptDimension('9.75', 'ft', 'm');
    expect(lengthIn(kept)).toBeCloseTo(31.99, 2);
    expect(shownDimension(kept, 'ft', 'm')).toBe('9.75');
    expect(shownDimension(kept, 'ft', 'ft')).toBe('31.99');
  });

  it('FORM-01 a unit that the seller wrote is shown as written', () => {
    for (const shown of ['ft', 'm'] as const)
      expect(shownDimension(keptDimension('26\'6"', 'ft', shown), 'ft', shown)).toBe('26\'6"');
  });

  it('FORM-01 typing shows every character as typed, and the length never changes with the unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('8', '8.', '8.1', '31', '9,75', '', '26 ft', 'x', '.'),
        fc.constantFrom('ft', 'm'),
        (typed, shown) => {
          const kept = keptDimension(typed, 'ft', shown);
          expect(shownDimension(kept, 'ft', shown)).toBe(typed);
        },
      ),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 20_000 }),
        fc.constantFrom<'ft' | 'm'>('ft', 'm'),
        (hundredths, shown) => {
          const kept = keptDimension(String(hundredths / 100), 'ft', shown);
          const other = shown === 'ft' ? 'm' : 'ft';
          const reread = keptDimension(shownDimension(kept, 'ft', other), 'ft', other);
          expect(lengthIn(reread)).toBeCloseTo(lengthIn(kept) ?? 0, 1);
        },
      ),
    );
  });
});
