import type { FilterName, Filters } from '../filters/filters.ts';
import { CHIP_RULES } from './chip-rules.ts';

/** A chosen filter as text, with the names of the filters that removing it clears. */
export type FilterChip = { names: readonly FilterName[]; label: string };

/** The removable chips above the results. Filters in the page's path have no chip. */
export function activeFilterChips(filters: Filters, inPath: readonly FilterName[] = []): FilterChip[] {
  return CHIP_RULES.flatMap(({ names, label }) => {
    if (!names.some((name) => filters[name] !== undefined) || names.some((name) => inPath.includes(name)))
      return [];
    const text = label(filters);
    return text ? [{ names, label: text }] : [];
  });
}
