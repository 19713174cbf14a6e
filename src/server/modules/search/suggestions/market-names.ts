import { foldName } from '#domain/fold-name.ts';
import { categoryAddress, searchAddress } from '#domain/search/addresses/addresses.ts';
import { readFilter } from '#domain/search/addresses/read-filters.ts';
import type { SuggestionKind } from '#domain/search/search-suggestions.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { MAKES } from '#domain/taxonomy/makes.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  type CategoryCount,
  readCategoryCounts,
} from '#server/modules/listings/categories/category-counts.repository.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { isWellKnown, PLACE_ENTRIES } from '../places/place-suggestions.ts';
import { type CountedModel, countModels, countSpots } from './market-names.repository.ts';
import { createPlaceCounter } from './spots.ts';

/** A name that a search may mean. */
export type MarketName = {
  readonly kind: SuggestionKind;
  readonly text: string;
  readonly folded: string;
  /** Not suggested before all names that are: small villages. */
  readonly isMinor: boolean;
  readonly address: string;
  /** How many live listings the address shows. */
  readonly count: () => number;
};

type NewName = Pick<MarketName, 'kind' | 'text' | 'address' | 'count'>;
const nameOf = (name: NewName): MarketName => ({ ...name, folded: foldName(name.text), isMinor: false });

const MAKE_NAMES = new Map(MAKES.map((make) => [foldName(make), make]));

function typesOf(counts: readonly CategoryCount[]): MarketName[] {
  const total = (category: string, type?: string) =>
    counts
      .filter((row) => row.category === category && (type === undefined || row.subcategory === type))
      .reduce((sum, row) => sum + row.total, 0);
  return CATEGORIES.flatMap(({ id, name, subcategories }) => [
    { text: name as string, address: categoryAddress(id), found: total(id) },
    ...subcategories.map((type) => ({
      text: type.name,
      address: categoryAddress(id, { subcategory: type.id }),
      found: total(id, type.id),
    })),
  ]).map(({ found, ...type }) => nameOf({ ...type, kind: 'type', count: () => found }));
}

/** A value that its filter would read differently would lead elsewhere. */
const isFilter = (name: 'make' | 'model', value: string) => readFilter(name, value) === value;

function makesAndModelsOf(counted: readonly CountedModel[]): MarketName[] {
  const byMake = Map.groupBy(
    counted.filter(({ makeKey }) => isFilter('make', makeKey)),
    ({ makeKey }) => makeKey,
  );
  return [...byMake].flatMap(([make, models]) => {
    const makeName = MAKE_NAMES.get(make) ?? models[0]?.make ?? make;
    const found = models.reduce((sum, { count }) => sum + count, 0);
    return [
      nameOf({ kind: 'make', text: makeName, address: searchAddress({ make }), count: () => found }),
      ...modelsOf(make, makeName, models),
    ];
  });
}

/** The model filter finds every model that contains the words: "Contessa 32" also finds "Contessa 32 CO". */
function modelsOf(make: string, makeName: string, counted: readonly CountedModel[]): MarketName[] {
  const totals = new Map<string, { model: string; count: number }>();
  for (const { model, count } of counted) {
    if (!model) continue;
    const key = model.toLowerCase();
    // The first spelling is the most frequent.
    const spelling = totals.get(key)?.model ?? model;
    totals.set(key, { model: spelling, count: count + (totals.get(key)?.count ?? 0) });
  }
  const containing = (words: string) => {
    let sum = 0;
    for (const [key, { count }] of totals) if (key.includes(words)) sum += count;
    return sum;
  };
  return [...totals]
    .filter(([, { model }]) => isFilter('model', model))
    .map(([key, { model }]) =>
      nameOf({
        kind: 'model',
        text: `${makeName} ${model}`,
        address: searchAddress({ make, model }),
        count: () => containing(key),
      }),
    );
}

/** Of several places with one name, the one that a search for the name finds. */
const PLACES = [...new Map(PLACE_ENTRIES.map((entry) => [entry.folded, entry])).values()].flatMap(
  ({ folded, place: { name } }) => {
    const place = gazetteer.placeOf(name);
    return place && foldName(place.name) === folded ? [{ name: place.name, folded, place }] : [];
  },
);

/** Every type, make, model and place, with the number of live listings of each. */
export async function readMarketNames(db: Executor): Promise<MarketName[]> {
  const types = await readCategoryCounts(db);
  const models = await countModels(db);
  const countAt = createPlaceCounter(await countSpots(db));
  return [
    ...typesOf(types),
    ...makesAndModelsOf(models),
    ...PLACES.map(
      ({ name, folded, place }): MarketName => ({
        kind: 'place',
        text: name,
        folded,
        isMinor: !isWellKnown(folded),
        address: searchAddress({ location: name }),
        count: () => countAt(place),
      }),
    ),
  ];
}
