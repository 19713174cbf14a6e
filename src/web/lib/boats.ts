import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Boat } from '#contract/boat.ts';
import type { Filters } from '#domain/search/filters.ts';
import { callQuery } from '#domain/search/write-filters.ts';
import { viaApi } from './query-client.ts';

export interface BoatList {
  boats: Boat[];
  total: number;
  /** There are more than were counted: pages say "10,000+". */
  totalIsMinimum: boolean;
  /** The place that was asked for is in no gazetteer; its name was matched as text. */
  placeNotRecognised: boolean;
}

const addressOf = (filters: Filters) => {
  const query = callQuery(filters).toString();
  return query ? `/api/boats?${query}` : '/api/boats';
};

async function readList(response: Response): Promise<BoatList> {
  const boats = (await response.json()) as Boat[];
  return {
    boats,
    total: Number(response.headers.get('x-total-count') ?? boats.length),
    totalIsMinimum: response.headers.get('x-total-is-minimum') === 'true',
    placeNotRecognised: response.headers.get('x-place-not-recognised') === 'true',
  };
}

/** A page of boats for sale. The last answer stays in view while the next one is on its way. */
export const boatsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [addressOf(filters)],
    queryFn: viaApi(async (api, signal) =>
      readList(await api.queryResponse([addressOf(filters)], { signal })),
    ),
    placeholderData: keepPreviousData,
  });
