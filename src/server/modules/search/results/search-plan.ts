import { type Filters, pageOf, pageSizeOf, sortOf } from '#domain/search/filters/filters.ts';
import type { KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { filtersInTextIndex, keywordConditions } from '../keywords/keyword-conditions.ts';
import { type PlaceConditions, placeConditions } from '../places/place-conditions.ts';
import { filterConditions } from './filter-conditions.ts';
import type { PageOfMatches } from './search.repository.ts';

const isLive = sql`${l.live}`;

export interface Matching {
  where: SQL;
  place: Omit<PlaceConditions, 'conditions'>;
}

/** The conditions of all filters. `among` is which listings are searched: the live ones, or an owner's. */
export function matching(filters: Filters, query: KeywordQuery, now: Date, among: SQL = isLive): Matching {
  const { conditions, ...place } = placeConditions(filters, gazetteer);
  const all = [
    among,
    ...keywordConditions(query, filters),
    ...filterConditions(filters, now, filtersInTextIndex(query)),
    ...conditions,
  ];
  return { where: sql.join(all, sql` and `), place };
}

/** The listings that an index has in the order of a search: all, or a category's; there is none for distance. */
export function amongInOrder(filters: Filters): SQL | undefined {
  if (sortOf(filters) === 'distance') return undefined;
  return filters.category ? sql`${isLive} and ${l.category} = ${filters.category}` : isLive;
}

export function pageOfMatches(filters: Filters, where: SQL, order: SQL): PageOfMatches {
  const limit = pageSizeOf(filters);
  return { where, order, limit, offset: (pageOf(filters) - 1) * limit };
}
