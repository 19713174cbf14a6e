import type { Facet, SearchFacets } from '#contract/search.ts';
import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { type KeywordQuery, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import type { Deps } from '#server/deps.ts';
import { reread } from '../keywords/spelling.service.ts';
import { countyName } from '../places/county-spellings.ts';
import { matching } from '../search-plan.ts';
import { countByFacets } from './facets.repository.ts';

const EMPTY: Facet = { counts: [], atLeast: false };

interface Pass {
  facets: FacetName[];
  filters: Filters;
}

/** Facets whose own filter is not set share one pass over the same boats; every other needs its own. */
function passesFor(filters: Filters): Pass[] {
  const wanted = FACET_NAMES.filter((facet) => facet !== 'subcategory' || filters.category);
  const shared = wanted.filter((facet) => filters[facet] === undefined);
  const alone = wanted.filter((facet) => filters[facet] !== undefined);
  return [
    ...(shared.length > 0 ? [{ facets: shared, filters }] : []),
    ...alone.map((facet) => ({ facets: [facet], filters: { ...filters, [facet]: undefined } })),
  ];
}

function facetOf(counts: ReadonlyMap<string, number>, facet: FacetName, atLeast: boolean): Facet {
  const named = new Map<string, number>();
  for (const [value, count] of counts) {
    const name = facet === 'county' ? countyName(value) : value;
    named.set(name, (named.get(name) ?? 0) + count);
  }
  const sorted = [...named].sort(([a, many], [b, few]) => few - many || a.localeCompare(b));
  return { counts: sorted.map(([value, count]) => ({ value, count })), atLeast };
}

async function facetsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, filters: Filters, query: KeywordQuery) {
  const answer = Object.fromEntries(FACET_NAMES.map((name) => [name, EMPTY])) as SearchFacets;
  let foundAny = false;
  for (const pass of passesFor(filters)) {
    const { where } = matching(pass.filters, query, clock.now());
    const { isMinimum, matches, counts } = await countByFacets(db, where, pass.facets);
    foundAny ||= matches > 0;
    for (const facet of pass.facets) answer[facet] = facetOf(counts[facet], facet, isMinimum);
  }
  return { answer, foundAny };
}

/** How many boats each further choice would leave; misspelt keywords are read as the list reads them. */
export async function readFacets(deps: Pick<Deps, 'db' | 'clock'>, filters: Filters): Promise<SearchFacets> {
  const query = understandKeywords(filters.keywords ?? '');
  const { answer, foundAny } = await facetsOf(deps, filters, query);
  const otherwise = foundAny ? undefined : await reread(deps.db, query);
  return otherwise ? (await facetsOf(deps, filters, otherwise.query)).answer : answer;
}
