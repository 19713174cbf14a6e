import type { Facet, SearchFacets } from '#contract/search/search.ts';
import { FIELDS } from '#domain/listings/fields/fields.ts';
import { filterValueOf } from '#domain/listings/fields/options.ts';
import { countyName, countySpellings } from '#domain/places/county-names.ts';
import { readFilter } from '#domain/search/addresses/read-filters.ts';
import { countRange } from '#domain/search/controls/choices.ts';
import { FACET_NAMES, type FacetName, FIELD_FILTERS } from '#domain/search/filters/field-filters.ts';
import type { FilterShape } from '#domain/search/filters/filter-shapes.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import { type KeywordQuery, keywordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import type { Deps } from '#server/deps.ts';
import { correctSpelling, type SpellingDeps } from '../keywords/spelling.service.ts';
import { matching } from '../results/search-plan.ts';
import { countByFacets } from './facets.repository.ts';

const BERTH_CHOICES = FIELDS.berths.filters[0].choices;
const MAKE_NAMES = new Map<string, string>(MAKES.map((make) => [make.toLowerCase(), make]));

const EMPTY: Facet = { counts: [], atLeast: false };

interface Pass {
  facets: FacetName[];
  filters: Filters;
}

/** The filters that choosing a value of a facet replaces; by default the facet's own. */
const REPLACED: { readonly [N in FacetName]?: readonly FilterName[] } = {
  category: ['category', 'unknownCategory', 'subcategory', 'types'],
  subcategory: ['subcategory', 'types'],
  seller: ['brokerListing', 'privateSeller'],
};

const replacedBy = (facet: FacetName): readonly FilterName[] => REPLACED[facet] ?? [facet as FilterName];

/** Facets that only make sense within another choice. Types of goods all belong to one category. */
const MAKES_SENSE: { readonly [N in FacetName]?: (filters: Filters) => boolean } = {
  subcategory: ({ category, kind }) => category !== undefined || kind === 'goods',
  model: ({ make }) => make !== undefined,
};

/** Facets whose own filter is not set share one pass over the same boats; each of the others needs its own. */
function passesFor(filters: Filters): { shared: Pass[]; alone: Pass[] } {
  const isSet = (name: FilterName) => filters[name] !== undefined;
  const wanted = FACET_NAMES.filter((facet) => MAKES_SENSE[facet]?.(filters) ?? true);
  const [shared = [], alone = []] = [false, true].map((own) =>
    wanted.filter((facet) => replacedBy(facet).some(isSet) === own),
  );
  return {
    shared: shared.length > 0 ? [{ facets: shared, filters }] : [],
    alone: alone.map((facet) => ({
      facets: [facet],
      filters: { ...filters, ...Object.fromEntries(replacedBy(facet).map((name) => [name, undefined])) },
    })),
  };
}

/** Makes and models beyond the most frequent can only be found by typing. */
const MAX_VALUES = 200;

/** The choices that a stored value counts towards: six berths count towards "6+". */
function choicesFor(facet: FacetName, value: string): string[] {
  if (facet === 'county') {
    const name = countyName(value);
    return countySpellings(name).includes(value) ? [name] : [];
  }
  if (facet === 'make') return [MAKE_NAMES.get(value) ?? value];
  if (facet === 'berths')
    return BERTH_CHOICES.filter((choice) => {
      const { min, max = Number.POSITIVE_INFINITY } = countRange(choice);
      return Number(value) >= min && Number(value) <= max;
    });
  const shape = FIELD_SHAPES.get(facet);
  return [shape?.kind === 'option' ? filterValueOf(shape.field, value) : value];
}

const FIELD_SHAPES: ReadonlyMap<string, FilterShape> = new Map(
  FIELD_FILTERS.map(({ name, shape }) => [name, shape]),
);

/** A value that its filter would read differently cannot be offered: "32, Mk 2" would be two models, "Any" none. */
const canBeOffered = (facet: FacetName, value: string) =>
  !FIELD_SHAPES.has(facet) || readFilter(facet as FilterName, value) === value;

/** Every model is compared with every other: beyond this many, the counts are only a minimum. */
const MAX_COMPARED = 1_000;

/** The model filter matches models that contain the words, in any case: "Contessa 32" also finds "Contessa 32 CO". */
function countContaining(counts: ReadonlyMap<string, number>, value: string): number {
  const words = value.toLowerCase();
  let sum = 0;
  for (const [model, count] of counts) if (model.toLowerCase().includes(words)) sum += count;
  return sum;
}

/** Spellings of a model that differ in case are one choice: the most frequent spelling. */
function modelsOf(counts: ReadonlyMap<string, number>): Map<string, number> {
  const often = [...counts].sort(([, many], [, few]) => few - many);
  const named = new Map(often.toReversed().map(([model]) => [model.toLowerCase(), model]));
  return new Map(often.filter(([model]) => named.get(model.toLowerCase()) === model));
}

type Counted = Facet['counts'][number];
const mostFirst = (one: Counted, other: Counted) =>
  other.count - one.count || one.value.localeCompare(other.value, 'en-GB');

function facetOf(counts: ReadonlyMap<string, number>, facet: FacetName, atLeast: boolean): Facet {
  const isModel = facet === 'model';
  const named = new Map<string, number>();
  for (const [value, count] of isModel ? modelsOf(counts) : counts) {
    for (const choice of choicesFor(facet, value)) named.set(choice, (named.get(choice) ?? 0) + count);
  }
  const isCompared = isModel && counts.size <= MAX_COMPARED;
  const offered = [...named]
    .filter(([value]) => canBeOffered(facet, value))
    .map(([value, count]) => ({ value, count }))
    .sort(mostFirst)
    .slice(0, MAX_VALUES);
  const found = isCompared
    ? offered.map(({ value }) => ({ value, count: countContaining(counts, value) })).sort(mostFirst)
    : offered;
  return { counts: found, atLeast: atLeast || (isModel && !isCompared) };
}

async function facetsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, filters: Filters, query: KeywordQuery) {
  const answer = Object.fromEntries(FACET_NAMES.map((name) => [name, EMPTY])) as SearchFacets;
  let foundAny = false;
  const run = async (passes: readonly Pass[]) => {
    for (const pass of passes) {
      const { where } = matching(pass.filters, query, clock.now());
      const { isMinimum, matches, counts } = await countByFacets(db, where, pass.facets);
      foundAny ||= matches > 0;
      for (const facet of pass.facets) answer[facet] = facetOf(counts[facet], facet, isMinimum);
    }
  };
  // The shared pass takes longest, so the others run beside it. All at once would take a connection for each filter.
  const { shared, alone } = passesFor(filters);
  await Promise.all([run(shared), run(alone)]);
  return { answer, foundAny };
}

/** How many boats each further choice would leave. Misspelt keywords are corrected as in the list. */
export async function readFacets(
  deps: Pick<Deps, 'db' | 'clock'> & SpellingDeps,
  filters: Filters,
): Promise<SearchFacets> {
  const query = keywordsOf(filters);
  const { answer, foundAny } = await facetsOf(deps, filters, query);
  const corrected = foundAny ? undefined : await correctSpelling(deps, filters, query);
  return corrected ? (await facetsOf(deps, filters, corrected.query)).answer : answer;
}
