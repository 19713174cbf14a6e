export const SORTS = [
  { value: 'featured', label: 'Featured First' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
  { value: 'newest', label: 'Newest First' },
  { value: 'length', label: 'Length' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

export const DEFAULT_SORT: Sort = 'featured';

export function isSort(value: string): value is Sort {
  return SORTS.some((sort) => sort.value === value);
}
