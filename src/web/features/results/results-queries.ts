import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CategoryFigures } from '#contract/search/categories.ts';
import type { SearchFacets, SearchRelaxation } from '#contract/search/search.ts';
import type { UnderstoodPhrase } from '#contract/search/understood.ts';
import { PHRASE, READ } from '#domain/search/addresses/phrase-parameters.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { boatsQuery } from '#web/api/boats.ts';
import { viaApi } from '#web/api/query-client.ts';
import type { ListingPage } from './listing-page.ts';
import { otherWords } from './other-words.ts';

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);

/** The number of boats for each further choice. Independent of sorting and paging. */
export function facetsQuery({ phrase, sort, page, limit, ...filters }: Filters) {
  return queryOptions<SearchFacets>({
    queryKey: [withQuery('/api/boats/facets', writeFilters(filters))],
    placeholderData: keepPreviousData,
  });
}

/** Fetched only for a search without results. */
export function relaxationsQuery({ phrase, sort, page, limit, ...filters }: Filters) {
  return queryOptions<SearchRelaxation[]>({
    queryKey: [withQuery('/api/boats/instead', writeFilters(filters))],
  });
}

export function figuresQuery(category: string, subcategory: string | undefined) {
  const query = new URLSearchParams(subcategory ? { subcategory } : {});
  return queryOptions<CategoryFigures>({
    queryKey: [withQuery(`/api/categories/${category}/figures`, query)],
  });
}

function understoodPath(phrase: string, filters: Filters): string {
  const parameters = writeFilters(filters);
  parameters.set(PHRASE, phrase);
  return withQuery('/api/boats/understood', parameters);
}

const understoodQuery = (phrase: string, filters: Filters) =>
  queryOptions<UnderstoodPhrase>({ queryKey: [understoodPath(phrase, filters)] });

/** The words of a phrase that are no filter. Only they are sent with the page. */
export const otherWordsQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['other-words', phrase],
    queryFn: viaApi(async (api, signal) => {
      const answer = await api.queryResponse([understoodPath(phrase, {})], { signal });
      return otherWords(((await answer.json()) as UnderstoodPhrase).wishes);
    }),
  });

/** The address of the filters that a phrase means. If it could not be read, its words are searched for. */
function understoodAddress(
  { hrefOf, filters }: ListingPage,
  phrase: string,
  answer: UnderstoodPhrase | undefined,
): string {
  if (!answer) return hrefOf({ ...filters, keywords: phrase });
  const address = hrefOf(answer.filters as Filters);
  if (!answer.needs) return address;
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PHRASE, phrase);
  parameters.set(READ.name, READ.needsPostcode);
  if (answer.within) parameters.set('distance', String(answer.within));
  return withQuery(path, parameters);
}

export function listingQueries(page: ListingPage) {
  const { filters, category, newPhrase } = page;
  return {
    ...(newPhrase && {
      forward: {
        query: understoodQuery(newPhrase, filters),
        to: (answer: UnderstoodPhrase | undefined) => understoodAddress(page, newPhrase, answer),
      },
    }),
    critical: [boatsQuery(filters)],
    extra: [
      facetsQuery(filters),
      ...(filters.phrase ? [otherWordsQuery(filters.phrase)] : []),
      ...(category ? [figuresQuery(category, filters.subcategory)] : []),
    ],
    following(client: QueryClient) {
      const found = client.getQueryData(boatsQuery(filters).queryKey);
      return found?.total.count === 0 && found.boats.length === 0 ? [relaxationsQuery(filters)] : [];
    },
  };
}
