import { suggest } from '../suggestions.ts';

type Options<T> = { readonly from: readonly T[]; readonly limit?: number };

export function suggestPlaces<T extends { readonly name: string }>(query: string, options: Options<T>): T[] {
  return suggest(query, { ...options, nameOf: ({ name }) => name });
}
