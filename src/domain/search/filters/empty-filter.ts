/** Values that mean "no filter", in addresses, API calls and forms. */
const EMPTY: ReadonlySet<unknown> = new Set(['', 'none', 'all', 'any', 'false', false, null, undefined]);

export function isEmptyFilter(value: unknown): boolean {
  return EMPTY.has(typeof value === 'string' ? value.trim().toLowerCase() : value) || Number.isNaN(value);
}
