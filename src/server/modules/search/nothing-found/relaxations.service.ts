import type { SearchRelaxation } from '#contract/search/search.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import { DISTANCE_CHOICES } from '#domain/search/controls/choices.ts';
import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { withoutEachPiece } from '#domain/search/keywords/pieces-of-keywords.ts';
import { hasWords, keywordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { formatMiles } from '#domain/units.ts';
import type { Deps } from '#server/deps.ts';
import { byTextIndex, countUpTo } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';

type RelaxationDeps = Pick<Deps, 'db' | 'clock'>;

/** Each costs a query, so only this many filters of a search are tried. */
const MAX_DROPPED = 10;
const MAX_DISTANCES = 3;
const MAX_PIECES = 4;
/** Enough to choose by. */
const COUNTED_UP_TO = 1_000;

type Offer = Pick<SearchRelaxation, 'drop' | 'distance' | 'keywords' | 'label'> & { filters: Filters };

const withoutFilter = (filters: Filters): Offer[] =>
  activeFilterChips(filters)
    .slice(0, MAX_DROPPED)
    .map(({ names, label }) => {
      const drop = names.filter((name) => filters[name] !== undefined);
      return { drop, label, filters: withoutFilters(filters, drop) };
    });

const withFewerWords = (filters: Filters): Offer[] =>
  withoutEachPiece(filters.keywords ?? '')
    .slice(0, MAX_PIECES)
    .map(({ piece, rest }) => ({
      drop: [],
      keywords: rest,
      label: `“${piece}”`,
      filters: { ...filters, keywords: rest },
    }));

const furtherAway = (filters: Filters): Offer[] => {
  const { location, distance } = filters;
  if (!location) return [];
  return DISTANCE_CHOICES.map(({ value }) => Number(value))
    .filter((miles) => miles > (distance ?? 0))
    .slice(distance === undefined ? -MAX_DISTANCES : 0)
    .slice(0, MAX_DISTANCES)
    .map((miles) => ({
      drop: [],
      distance: miles,
      label: `Within ${formatMiles(miles)} of ${location}`,
      filters: { ...filters, distance: miles },
    }));
};

function count({ db, clock }: RelaxationDeps, filters: Filters, most: number): Promise<number> {
  const query = keywordsOf(filters);
  const { where } = matching(filters, query, clock.now());
  return countUpTo(db, hasWords(query) ? byTextIndex(where) : where, most);
}

async function countOffer(deps: RelaxationDeps, { filters, ...offer }: Offer): Promise<SearchRelaxation> {
  const found = await count(deps, filters, COUNTED_UP_TO + 1);
  return { ...offer, count: Math.min(found, COUNTED_UP_TO), atLeast: found > COUNTED_UP_TO };
}

/**
 * Alternatives for a search that finds nothing: a larger distance, nearest first; without one of the words, or without
 * one of the filters, most boats first. Each is tried by itself; those that find nothing are left out.
 */
export async function listRelaxations(deps: RelaxationDeps, search: Filters): Promise<SearchRelaxation[]> {
  const { sort: _sort, page: _page, limit: _limit, similarTo: _similarTo, ...filters } = search;
  // A search that finds something needs no alternatives, and no further queries.
  if ((await count(deps, filters, 1)) > 0) return [];
  const relaxations: SearchRelaxation[] = [];
  for (const offer of [...furtherAway(filters), ...withFewerWords(filters), ...withoutFilter(filters)])
    relaxations.push(await countOffer(deps, offer));
  const found = relaxations.filter(({ count }) => count > 0);
  const wider = found.filter(({ distance }) => distance !== undefined);
  const others = found.filter(({ distance }) => distance === undefined).sort((a, b) => b.count - a.count);
  const [fewerWords, dropped] = [
    others.filter(({ keywords }) => keywords !== undefined),
    others.filter(({ keywords }) => keywords === undefined),
  ];
  return [...wider, ...fewerWords, ...dropped];
}
