import type { FilterName, Filters } from '../filters/filters.ts';
import { CHIP_RULES } from './chip-rules.ts';

/** A chosen filter as people read it, with everything that removing it clears. */
export type FilterChip = { names: readonly FilterName[]; label: string };

/** The removable chips above the results. What a page's path says is no chip of it. */
export function activeFilterChips(filters: Filters, inPath: readonly FilterName[] = []): FilterChip[] {
  return CHIP_RULES.filter(({ names }) => !names.some((name) => inPath.includes(name))).flatMap(
    ({ names, label }) => {
      const text = label(filters);
      return text ? [{ names, label: text }] : [];
    },
  );
}
