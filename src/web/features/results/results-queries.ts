import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CategoryFigures } from '#contract/boats/categories.ts';
import type { SearchFacets, SearchRelief } from '#contract/boats/search.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { boatsQuery } from '#web/api/boats.ts';
import type { ListingPage } from './listing-page.ts';

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

/** The number of boats for each further choice. Independent of sorting and paging. */
export function facetsQuery({ sort, page, limit, ...filters }: Filters) {
  return queryOptions<SearchFacets>({
    queryKey: [withQuery('/api/boats/facets', writeFilters(filters))],
    placeholderData: keepPreviousData,
  });
}

/** Fetched only for a search without results. */
export function reliefsQuery({ sort, page, limit, ...filters }: Filters) {
  return queryOptions<SearchRelief[]>({
    queryKey: [withQuery('/api/boats/instead', writeFilters(filters))],
  });
}

export function figuresQuery(category: string, subcategory: string | undefined) {
  const query = new URLSearchParams(subcategory ? { subcategory } : {});
  return queryOptions<CategoryFigures>({
    queryKey: [withQuery(`/api/categories/${category}/figures`, query)],
  });
}

export function listingQueries({ filters, category }: ListingPage) {
  return {
    critical: [boatsQuery(filters)],
    extra: [facetsQuery(filters), ...(category ? [figuresQuery(category, filters.subcategory)] : [])],
    following(client: QueryClient) {
      const found = client.getQueryData(boatsQuery(filters).queryKey);
      return found?.total.count === 0 ? [reliefsQuery(filters)] : [];
    },
  };
}
