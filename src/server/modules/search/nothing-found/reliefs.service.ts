import type { SearchRelief } from '#contract/boats/search.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';
import { DISTANCE_CHOICES } from '#domain/search/controls/choices.ts';
import { withoutFilters } from '#domain/search/filters/change-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { withoutEachPiece } from '#domain/search/keywords/pieces-of-keywords.ts';
import { hasWords, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import { formatMiles } from '#domain/units.ts';
import type { Deps } from '#server/deps.ts';
import { byTextIndex, countUpTo } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';

type ReliefDeps = Pick<Deps, 'db' | 'clock'>;

/** Each costs a query: a search of more filters than these has its first ones tried. */
const MOST_DROPPED = 10;
const MOST_DISTANCES = 3;
const MOST_PIECES = 4;
/** Enough to choose by; counting on would help nobody. */
const COUNTED_UP_TO = 1_000;

type Offer = Pick<SearchRelief, 'drop' | 'distance' | 'keywords' | 'label'> & { filters: Filters };

const withoutFilter = (filters: Filters): Offer[] =>
  activeFilterChips(filters)
    .slice(0, MOST_DROPPED)
    .map(({ names, label }) => {
      const drop = names.filter((name) => filters[name] !== undefined);
      return { drop, label, filters: withoutFilters(filters, drop) };
    });

const withFewerWords = (filters: Filters): Offer[] =>
  withoutEachPiece(filters.keywords ?? '')
    .slice(0, MOST_PIECES)
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
    .slice(distance === undefined ? -MOST_DISTANCES : 0)
    .slice(0, MOST_DISTANCES)
    .map((miles) => ({
      drop: [],
      distance: miles,
      label: `Within ${formatMiles(miles)} of ${location}`,
      filters: { ...filters, distance: miles },
    }));
};

function count({ db, clock }: ReliefDeps, filters: Filters, most: number): Promise<number> {
  const query = understandKeywords(filters.keywords ?? '');
  const { where } = matching(filters, query, clock.now());
  return countUpTo(db, hasWords(query) ? byTextIndex(where) : where, most);
}

async function tried(deps: ReliefDeps, { filters, ...offer }: Offer): Promise<SearchRelief> {
  const found = await count(deps, filters, COUNTED_UP_TO + 1);
  return { ...offer, count: Math.min(found, COUNTED_UP_TO), atLeast: found > COUNTED_UP_TO };
}

/**
 * What would find something in place of a search that finds nothing: further away, nearest first; without one of the
 * words, or without one of the filters, most boats first. Each is dropped by itself; what would still find nothing is
 * left out.
 */
export async function listReliefs(deps: ReliefDeps, asked: Filters): Promise<SearchRelief[]> {
  const { sort: _sort, page: _page, limit: _limit, similarTo: _similarTo, ...filters } = asked;
  // Who has found something needs no help, and gets none for a dozen queries.
  if ((await count(deps, filters, 1)) > 0) return [];
  const reliefs: SearchRelief[] = [];
  for (const offer of [...furtherAway(filters), ...withFewerWords(filters), ...withoutFilter(filters)])
    reliefs.push(await tried(deps, offer));
  const found = reliefs.filter(({ count }) => count > 0);
  const wider = found.filter(({ distance }) => distance !== undefined);
  const others = found.filter(({ distance }) => distance === undefined).sort((a, b) => b.count - a.count);
  const [fewerWords, dropped] = [
    others.filter(({ keywords }) => keywords !== undefined),
    others.filter(({ keywords }) => keywords === undefined),
  ];
  return [...wider, ...fewerWords, ...dropped];
}
