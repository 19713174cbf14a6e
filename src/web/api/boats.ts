import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Boat } from '#contract/boat.ts';
import { type ListFacts, readListHeaders } from '#contract/list-headers.ts';
import type { Filters } from '#domain/search/filters.ts';
import { callQuery } from '#domain/search/write-filters.ts';
import type { Answer } from './api-client.ts';
import { viaApi } from './query-client.ts';

/** What is said on a boat's own page only: a list of boats, and the page that hands it over, goes without. */
const ONLY_ON_ITS_PAGE = [
  'beam',
  'draft',
  'hullMaterial',
  'keelType',
  'seatingCapacity',
  'crewCapacity',
  'waterCapacity',
  'galley',
  'engineCount',
  'fuelCapacity',
  'batteries',
  'groundTackle',
  'electronics',
  'safetyEquipment',
  'sailInventory',
  'sailSize',
  'maxWeight',
  'suitableBoatLength',
  'brakes',
  'showEmail',
  'video',
] as const satisfies readonly (keyof Boat)[];

/** A boat as lists of boats show it. */
export type ListedBoat = Omit<Boat, (typeof ONLY_ON_ITS_PAGE)[number]>;

/** As much of a description as the two lines of a card can show. */
const EXCERPT_LENGTH = 280;

export function forList(boat: Boat): ListedBoat {
  const listed: Partial<Boat> = { ...boat, description: boat.description?.slice(0, EXCERPT_LENGTH) ?? null };
  for (const name of ONLY_ON_ITS_PAGE) delete listed[name];
  return listed as ListedBoat;
}

export interface BoatList extends ListFacts {
  boats: ListedBoat[];
}

const addressOf = (filters: Filters) => {
  const query = callQuery(filters).toString();
  return query ? `/api/boats?${query}` : '/api/boats';
};

async function readList(answer: Answer): Promise<BoatList> {
  const boats = (await answer.json()) as Boat[];
  return { boats: boats.map(forList), ...readListHeaders(answer.headers) };
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
