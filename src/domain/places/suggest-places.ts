import { suggest } from '../suggestions.ts';
import { COUNTIES, type County } from './counties.ts';
import { NAMED_PLACES } from './named/named-places.ts';
import type { Place } from './place.ts';

/** Offered while searching: towns and cities. */
export const SEARCH_PLACES: readonly Place[] = NAMED_PLACES.filter(({ kind }) => kind !== 'waters');

/** Offered while editing a listing. */
export const PORTS: readonly Place[] = NAMED_PLACES.filter(({ kind }) => kind === 'port');

const countiesOfPorts = new Set(PORTS.map(({ county }) => county));
const placeNames = new Set(NAMED_PLACES.map(({ name }) => name));

/** Offered while selling: places on the water, then the counties that have a port. */
export const WIZARD_PLACES: readonly (Place | County)[] = [
  ...SEARCH_PLACES.filter(({ kind }) => kind !== 'inland'),
  ...COUNTIES.filter(({ name }) => countiesOfPorts.has(name) && !placeNames.has(name)),
];

type Options<T> = { readonly from: readonly T[]; readonly limit?: number };

export function suggestPlaces<T extends { readonly name: string }>(query: string, options: Options<T>): T[] {
  return suggest(query, { ...options, nameOf: ({ name }) => name });
}
