import { type Filters, sortOf } from '#domain/search/filters/filters.ts';
import type { Sort } from '#domain/search/filters/sorts.ts';
import type { KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { type Centre, milesFrom } from '../places/place-conditions.ts';

const newest = sql`${l.liveAt} desc, ${l.id} desc`;
const featured = sql`${l.featured} desc, ${newest}`;

/**
 * Every order ends with newest, then id: no two boats are equal, so pages never overlap. Best matches are found in
 * tiers, each of which is in the order of featured boats.
 */
const ORDERS: Readonly<Record<Exclude<Sort, 'distance'>, SQL>> = {
  relevance: featured,
  featured,
  'price-low': sql`${l.price}, ${newest}`,
  'price-high': sql`${l.price} desc, ${newest}`,
  newest,
  length: sql`${l.length} desc nulls last, ${newest}`,
  reduced: sql`${l.reducedShare} desc nulls last, ${newest}`,
};

/** The default orders; a chosen order applies to everything. */
const DEFAULT_ORDERS: ReadonlySet<Sort> = new Set(['relevance', 'featured', 'distance']);

/** Boats before engines, parts and moorings, unless the words, the category or a chosen order say otherwise. */
export function putsBoatsFirst(filters: Filters, { goods }: Pick<KeywordQuery, 'goods'>): boolean {
  return !goods && !filters.category && !filters.kind && DEFAULT_ORDERS.has(sortOf(filters));
}

/** By distance, or the best matches of a phrase that names a place. */
export const isNearestFirst = (filters: Filters): boolean => {
  const sort = sortOf(filters);
  return sort === 'distance' || (sort === 'relevance' && filters.phrase !== undefined && !filters.keywords);
};

export function orderOf(filters: Filters, query: KeywordQuery, centre: Centre | undefined): SQL {
  const sort = sortOf(filters);
  const keys = [
    ...(putsBoatsFirst(filters, query) ? [sql`${l.goods}`] : []),
    // What its seller has not confirmed for long comes last, unless the visitor chose an order.
    ...(DEFAULT_ORDERS.has(sort) ? [sql`${l.unconfirmed}`] : []),
    orderBy(isNearestFirst(filters) ? 'distance' : sort, centre),
  ];
  return sql.join(keys, sql`, `);
}

/** The listings that a default order puts before all others, whatever it sorts by. */
export function comesFirst(filters: Filters, query: KeywordQuery): SQL {
  return putsBoatsFirst(filters, query)
    ? sql`not ${l.goods} and not ${l.unconfirmed}`
    : sql`not ${l.unconfirmed}`;
}

function orderBy(sort: Sort, centre: Centre | undefined): SQL {
  if (sort !== 'distance') return ORDERS[sort];
  return centre ? sql`${milesFrom(centre)} nulls last, ${newest}` : ORDERS.featured;
}

/** An owner's boats may never have been live. */
export const OWN_ORDER = sql`${l.createdAt} desc, ${l.id} desc`;
