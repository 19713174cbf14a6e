import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters } from '../filters/filters.arbitrary.ts';
import { activeFilterChips } from './chips.ts';
import { countChips } from './count-chips.ts';

it('the number of chosen filters is that of their chips', () => {
  fc.assert(
    fc.property(anyFilters(), fc.constantFrom([], ['category'] as const), (filters, inPath) => {
      expect(countChips(filters, inPath)).toBe(activeFilterChips(filters, inPath).length);
    }),
  );
});
