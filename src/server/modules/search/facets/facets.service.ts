import type { Facet, SearchFacets } from '#contract/search.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { countyName } from '#domain/places/county-names.ts';
import { countRange } from '#domain/search/controls/choices.ts';
import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { type KeywordQuery, understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import type { Deps } from '#server/deps.ts';
import { reread } from '../keywords/spelling.service.ts';
import { matching } from '../search-plan.ts';
import { countByFacets } from './facets.repository.ts';

const BERTH_CHOICES = FIELDS.berths.filters[0].choices;
const MAKE_NAMES = new Map<string, string>(MAKES.map((make) => [make.toLowerCase(), make]));

const EMPTY: Facet = { counts: [], atLeast: false };

interface Pass {
  facets: FacetName[];
  filters: Filters;
}

/** The filters that a choice among a facet's values replaces: its own, where nothing else is said. */
const REPLACED: { readonly [N in FacetName]?: readonly FilterName[] } = {
  category: ['category', 'unknownCategory', 'subcategory', 'types'],
  subcategory: ['subcategory', 'types'],
  seller: ['brokerListing', 'privateSeller'],
};

const replacedBy = (facet: FacetName): readonly FilterName[] => REPLACED[facet] ?? [facet as FilterName];

/** Facets that make sense only within another choice. */
const WITHIN: { readonly [N in FacetName]?: FilterName } = { subcategory: 'category', model: 'make' };

/** Facets whose own filter is not set share one pass over the same boats; every other needs its own. */
function passesFor(filters: Filters): Pass[] {
  const isSet = (name: FilterName | undefined) => name !== undefined && filters[name] !== undefined;
  const wanted = FACET_NAMES.filter((facet) => !WITHIN[facet] || isSet(WITHIN[facet]));
  const [shared = [], alone = []] = [false, true].map((own) =>
    wanted.filter((facet) => replacedBy(facet).some(isSet) === own),
  );
  return [
    ...(shared.length > 0 ? [{ facets: shared, filters }] : []),
    ...alone.map((facet) => ({
      facets: [facet],
      filters: { ...filters, ...Object.fromEntries(replacedBy(facet).map((name) => [name, undefined])) },
    })),
  ];
}

/** A make or model beyond the most frequent is found by typing it. */
const MOST_VALUES = 200;

/** The choices that a stored value counts for: six berths count for "6+". */
function choicesFor(facet: FacetName, value: string): string[] {
  if (facet === 'county') return [countyName(value)];
  if (facet === 'make') return [MAKE_NAMES.get(value) ?? value];
  if (facet !== 'berths') return [value];
  return BERTH_CHOICES.filter((choice) => {
    const { min, max = Number.POSITIVE_INFINITY } = countRange(choice);
    return Number(value) >= min && Number(value) <= max;
  });
}

function facetOf(counts: ReadonlyMap<string, number>, facet: FacetName, atLeast: boolean): Facet {
  const named = new Map<string, number>();
  for (const [value, count] of counts) {
    for (const choice of choicesFor(facet, value)) named.set(choice, (named.get(choice) ?? 0) + count);
  }
  const sorted = [...named].sort(([a, many], [b, few]) => few - many || a.localeCompare(b));
  return { counts: sorted.slice(0, MOST_VALUES).map(([value, count]) => ({ value, count })), atLeast };
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
  const otherwise = foundAny ? undefined : await reread(deps.db, filters.keywords ?? '', query);
  return otherwise ? (await facetsOf(deps, filters, otherwise.query)).answer : answer;
}
