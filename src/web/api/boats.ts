import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Boat } from '#contract/boats/boat.ts';
import { type ListFacts, readListHeaders } from '#contract/list-headers.ts';
import { CARDS_ONLY } from '#contract/search/cards-only.ts';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { Answer } from './api-client.ts';
import { viaApi } from './query-client.ts';

export interface BoatList extends ListFacts {
  boats: ListedBoat[];
}

function addressOf(filters: Filters): string {
  const query = writeFilters(filters);
  query.set(CARDS_ONLY.name, CARDS_ONLY.value);
  return `/api/boats?${query}`;
}

/** The descriptions of the same boats by their ids, which cards do not have. */
export const descriptionsQuery = (filters: Filters) =>
  queryOptions<Boat[], Error, Map<number, string>>({
    queryKey: [`/api/boats?${writeFilters(filters)}`],
    select: (boats) => new Map(boats.map(({ id, description }) => [id, description])),
  });

async function readList(answer: Answer): Promise<BoatList> {
  const boats = (await answer.json()) as ListedBoat[];
  return { boats, ...readListHeaders(answer.headers) };
}

/** A page of boats for sale. The previous page stays visible while the next one loads. */
export const boatsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [addressOf(filters)],
    queryFn: viaApi(async (api, signal) =>
      readList(await api.queryResponse([addressOf(filters)], { signal })),
    ),
    placeholderData: keepPreviousData,
  });
