import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Boat } from '#contract/boats/boat.ts';
import { forList, type ListedBoat } from '#contract/boats/listed-boat.ts';
import { type ListFacts, readListHeaders } from '#contract/list-headers.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { Answer } from './api-client.ts';
import { viaApi } from './query-client.ts';

export interface BoatList extends ListFacts {
  boats: ListedBoat[];
}

const addressOf = (filters: Filters) => {
  const query = writeFilters(filters).toString();
  return query ? `/api/boats?${query}` : '/api/boats';
};

/** On the server many pages share one response, so its list is converted only once. */
const lists = new WeakMap<readonly Boat[], ListedBoat[]>();

function listOf(boats: readonly Boat[]): ListedBoat[] {
  const list = lists.get(boats) ?? boats.map(forList);
  lists.set(boats, list);
  return list;
}

async function readList(answer: Answer): Promise<BoatList> {
  const boats = (await answer.json()) as Boat[];
  return { boats: listOf(boats), ...readListHeaders(answer.headers) };
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
