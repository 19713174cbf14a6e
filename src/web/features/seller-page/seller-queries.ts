import { queryOptions } from '@tanstack/react-query';
import type { SellerPage } from '#contract/accounts/company.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { boatsQuery } from '#web/api/boats.ts';

export const feedOf = (id: string) => `/feeds/boats.xml?sellerId=${id}`;

export const sellerQuery = (id: string) =>
  queryOptions<SellerPage>({ queryKey: [`/api/sellers/${encodeURIComponent(id)}`] });

const OFFERED = ['category', 'maxPrice', 'sort', 'page'] as const;

/** The filters of the page's address; the others are on the search page. */
export function sellerFilters(id: string, parameters: URLSearchParams): Filters {
  const all = readFilters(parameters);
  const chosen = Object.fromEntries(OFFERED.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  return { ...chosen, sellerId: id };
}

export const sellerBoatsQuery = (id: string, parameters: URLSearchParams) =>
  boatsQuery(sellerFilters(id, parameters));
