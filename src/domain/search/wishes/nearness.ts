import { CATEGORIES } from '../../taxonomy/categories.ts';
import { placementsOf } from '../../taxonomy/category-names.ts';
import type { Filters } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';
import { typesOf } from '../filters/types-of-boat.ts';
import { kinshipOf, makesAlike, optionsAlike } from './kinship.ts';
import type { WishField } from './wish.ts';

/** What a boat is measured by. Null is what its seller does not say. */
export type BoatFacts = {
  readonly category: string;
  readonly subcategory: string | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly price: number;
  readonly length: number | null;
  readonly year: number | null;
  readonly power: number | null;
  readonly berths: number | null;
  readonly keelType: string | null;
  readonly fuelType: string | null;
  readonly mooringKind: string | null;
  /** From the place that was asked for. */
  readonly miles: number | null;
};

/** One thing that a boat may or may not meet. */
export type NearWish = {
  readonly field: WishField;
  readonly filters: Filters;
  /** How much it counts that a boat meets it. */
  readonly weight: number;
};

/** A near miss is never as good as a boat that meets the wish. */
const NEAREST_MISS = 0.98;
/** For what a seller does not say. */
const UNKNOWN = 0.2;
/** Half as near after so many years, or miles. */
const YEARS = 8;
const MILES = 60;

/** By ratio: 20 is nearer to 15 than 3 is. */
function byRatio(value: number | null, min: number | undefined, max: number | undefined): number {
  if (value === null) return UNKNOWN;
  if (min !== undefined && value < min) return ratio(value, min);
  if (max !== undefined && value > max) return ratio(max, value);
  return 1;
}

const ratio = (less: number, more: number) => (more > 0 ? Math.max(0, less) / more : 0);

function byDistance(
  value: number | null,
  by: { min?: number | undefined; max?: number | undefined; half: number },
): number {
  if (value === null) return UNKNOWN;
  const { min = value, max = value, half } = by;
  return half / (half + Math.max(min - value, value - max, 0));
}

/** A measure of one wish. What the wish means is worked out once, not for each of thousands of boats. */
type Measure = (boat: BoatFacts) => number;

/** The same answer for the same name. */
function once(answer: (name: string) => number): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const value = known.get(name) ?? answer(name);
    known.set(name, value);
    return value;
  };
}

function typeNearness(filters: Filters): Measure {
  const types = typesOf(filters);
  const wanted = types.flatMap((type) =>
    filters.category
      ? [{ category: filters.category as string, type: type as string }]
      : placementsOf(type).map(({ category, subcategory }) => ({
          category: category as string,
          type: subcategory as string,
        })),
  );
  const all =
    wanted.length > 0
      ? wanted
      : CATEGORIES.filter(({ id }) => id === filters.category).map(({ id }) => ({ category: id as string }));
  return (boat) =>
    Math.max(
      0,
      ...all.map((kind) => kinshipOf(kind, { category: boat.category, type: boat.subcategory ?? undefined })),
    );
}

function makeNearness(filters: Filters): Measure {
  const makes = splitValues(filters.make);
  const alike = once((make) => Math.max(0, ...makes.map((wanted) => makesAlike(wanted, make))));
  return ({ make }) => (make ? alike(make) : 0);
}

const NUMBER = /\d{1,6}/;
const numberIn = (text: string | null) => Number(NUMBER.exec(text ?? '')?.[0] ?? 0);

function modelNearness(filters: Filters): Measure {
  const models = splitValues(filters.model).map((model) => ({
    wanted: numberIn(model),
    series: model
      .toLowerCase()
      .split(' ')
      .find((word) => !NUMBER.test(word)),
  }));
  return (boat) => {
    const has = numberIn(boat.model);
    const name = (boat.model ?? '').toLowerCase();
    return Math.max(
      0,
      ...models.map(({ wanted, series }) => {
        const size = wanted && has ? ratio(Math.min(wanted, has), Math.max(wanted, has)) : UNKNOWN;
        return series === undefined ? size : (name.includes(series) ? 0.5 : 0) + size / 2;
      }),
    );
  };
}

const NEARNESS: Readonly<Record<WishField, (filters: Filters) => Measure>> = {
  make: makeNearness,
  model: modelNearness,
  type: typeNearness,
  place:
    () =>
    ({ miles }) =>
      byDistance(miles, { max: 0, half: MILES }),
  price:
    ({ minPrice, maxPrice }) =>
    ({ price }) =>
      byRatio(price, minPrice, maxPrice),
  length:
    ({ minLength, maxLength }) =>
    ({ length }) =>
      byRatio(length, minLength, maxLength),
  year:
    ({ yearFrom, yearTo }) =>
    ({ year }) =>
      byDistance(year, { min: yearFrom, max: yearTo, half: YEARS }),
  power:
    ({ minHorsepower, maxHorsepower, enginePower }) =>
    ({ power }) =>
      byRatio(power, minHorsepower ?? enginePower, maxHorsepower),
  berths: (filters) => {
    const berths = Number.parseInt(String(filters.berths ?? '1'), 10);
    return (boat) => byRatio(boat.berths, berths, undefined);
  },
  words: () => () => 0,
  other:
    ({ keelType, fuelType, mooringKind }) =>
    (boat) =>
      Math.max(
        optionsAlike(keelType, boat.keelType),
        optionsAlike(fuelType, boat.fuelType),
        optionsAlike(mooringKind, boat.mooringKind),
      ),
};

/** How near a boat is to meeting a wish, from 0 to below 1; a boat that meets it counts 1. */
export function nearnessOf({ field, filters }: NearWish): Measure {
  const measure = NEARNESS[field](filters);
  return (boat) => Math.min(NEAREST_MISS, Math.max(0, measure(boat)));
}

/** A boat with which wishes it meets, in the same sequence as the wishes. */
export type Candidate<B> = { readonly boat: B; readonly facts: BoatFacts; readonly met: readonly boolean[] };

export type Scored<B> = Candidate<B> & {
  /** The weight of what it does not meet. */
  readonly missing: number;
  /** How far it is from meeting that. */
  readonly gap: number;
};

/** From here on a kind is as good as the one asked for, to a buyer who finds everything else. */
const SAME_TO_MANY = 0.7;
/** From here on a figure is as good as met: £52,000 for "under 50k". */
const ALMOST = 0.85;
/** Some thirty miles away. */
const ALMOST_THERE = 0.66;
/** All facts but the kind and the make weigh one: a boat that almost meets one, or is of a kind much alike, misses less. */
const ALMOST_MISSING = 0.5;
const KIN_MISSING = 0.9;
/** Words that rank weigh less than this. */
const FACT_WEIGHT = 0.5;

function weightOfOnlyMiss({ field, weight }: NearWish, nearness: number): number {
  if (field === 'type') return nearness >= SAME_TO_MANY ? Math.min(weight, KIN_MISSING) : weight;
  const almost = field === 'place' ? ALMOST_THERE : ALMOST;
  return nearness >= almost ? Math.min(weight, ALMOST_MISSING) : weight;
}

function scored<B>(
  wishes: readonly NearWish[],
  measures: readonly Measure[],
  candidate: Candidate<B>,
): Scored<B> {
  let missing = 0;
  let gap = 0;
  let facts = 0;
  let almost = 0;
  wishes.forEach((wish, at) => {
    if (candidate.met[at]) return;
    const nearness = measures[at]?.(candidate.facts) ?? 0;
    missing += wish.weight;
    gap += Math.sqrt(wish.weight) * (1 - nearness);
    if (wish.weight < FACT_WEIGHT) return;
    facts++;
    almost = wish.weight - weightOfOnlyMiss(wish, nearness);
  });
  return { ...candidate, missing: facts === 1 ? missing - almost : missing, gap };
}

/**
 * Nearest first. What a boat meets counts before how near it is to the rest, so that a boat that meets strictly more always
 * comes first; only of those that miss a single fact, one that almost meets it counts as missing less. Equals stay in the order
 * given.
 */
export function nearestFirst<B>(
  wishes: readonly NearWish[],
  candidates: readonly Candidate<B>[],
): Scored<B>[] {
  const measures = wishes.map(nearnessOf);
  return candidates
    .map((candidate) => scored(wishes, measures, candidate))
    .sort((a, b) => a.missing - b.missing || a.gap - b.gap);
}
