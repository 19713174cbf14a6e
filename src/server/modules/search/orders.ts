import { type SQL, sql } from 'drizzle-orm';
import type { Sort } from '#domain/search/filters/sorts.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

const newest = sql`${l.liveAt} desc, ${l.id} desc`;

/** Every order ends in newest, then id: no two boats are ever equal, so pages never overlap. */
export const ORDERS: Readonly<Record<Sort, SQL>> = {
  featured: sql`${l.featured} desc, ${newest}`,
  'price-low': sql`${l.price}, ${newest}`,
  'price-high': sql`${l.price} desc, ${newest}`,
  newest,
  length: sql`${l.length} desc nulls last, ${newest}`,
};

/** An owner's boats may never have been live. */
export const OWN_ORDER = sql`${l.createdAt} desc, ${l.id} desc`;
