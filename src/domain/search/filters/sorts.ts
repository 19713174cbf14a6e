/** The filters that decide which sort orders make sense. */
type Asked = { readonly phrase?: string; readonly keywords?: string; readonly location?: string };

type SortEntry = { value: string; label: string; offered?: (asked: Asked) => boolean };

/** Every sort order as shown in the dropdown. Two need keywords or a location. */
export const SORTS = [
  {
    value: 'relevance',
    label: 'Best Match',
    offered: ({ keywords, phrase }: Asked) => Boolean((keywords ?? phrase)?.trim()),
  },
  { value: 'featured', label: 'Featured First' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'length', label: 'Length' },
  { value: 'reduced', label: 'Biggest Reductions' },
  { value: 'distance', label: 'Nearest First', offered: ({ location }: Asked) => Boolean(location?.trim()) },
] as const satisfies readonly SortEntry[];

export type Sort = (typeof SORTS)[number]['value'];

export function isSort(value: string): value is Sort {
  return SORTS.some((sort) => sort.value === value);
}

export function sortsFor(asked: Asked): readonly { value: Sort; label: string }[] {
  return SORTS.filter((sort) => !('offered' in sort) || sort.offered(asked));
}

/**
 * A phrase is answered by the best match, near misses included. Without one: nearest first around a place, otherwise best
 * match while there are keywords, otherwise featured first.
 */
const DEFAULTS = ['distance', 'relevance'] as const satisfies readonly Sort[];

export function defaultSort(asked: Asked): Sort {
  if (asked.phrase) return 'relevance';
  return DEFAULTS.find((sort) => isOffered(sort, asked)) ?? 'featured';
}

export function isOffered(sort: Sort, asked: Asked): boolean {
  return sortsFor(asked).some(({ value }) => value === sort);
}
