import { readFilter } from '#domain/search/addresses/read-filters.ts';
import type { TypedBound } from '#domain/search/controls/typed-amounts.ts';

/** The bound that a text means to this filter, as it would in an address. */
export const readBound = (name: TypedBound) => (text: string) => readFilter(name, text) as number | undefined;
