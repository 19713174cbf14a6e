import { countySpellings } from '#domain/places/county-names.ts';
import type { Gazetteer, KnownPlace } from '#domain/places/gazetteer.ts';
import type { Coordinates } from '#domain/places/place.ts';
import { placesIn } from '#domain/places/several-places.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { cellsAround, degreesOf } from '#server/modules/listings/places/place-cells.ts';
import { placeWords } from '#server/modules/listings/search-expressions.ts';
import { guessPlaces } from './place-suggestions.ts';

/** The radius in which a boat counts as being at a place, without a given distance. A postcode area is larger than a town. */
export const NEAR_MILES = 15;
const AREA_MILES = 25;

export interface PlaceConditions {
  conditions: SQL[];
  /** False if the place is not in the gazetteer: then listings are searched for its words. */
  known: boolean;
  centre?: KnownPlace & Centre;
  /** The radius of the search in miles; counties and regions have none. */
  radius?: number;
  /** The correct name, if the place was misspelt. */
  readAs?: string;
  /** What an unknown place may mean. */
  meant: string[];
}

const inCounties = (names: readonly string[]): SQL =>
  sql`lower(${l.county}) in ${names.flatMap(countySpellings)}`;

interface ReadPlace {
  place?: KnownPlace;
  readAs?: string;
  meant: string[];
}

/** A place by its name, or by the only name that it is a misspelling or prefix of. */
function readPlace(location: string, { placeOf }: Pick<Gazetteer, 'placeOf'>): ReadPlace {
  const place = placeOf(location);
  if (place) return { place, meant: [] };
  const meant = [...new Set(guessPlaces(location).map(({ name }) => name))];
  const [only, another] = meant;
  if (!only || another) return { meant };
  return { place: placeOf(only), readAs: only, meant: [] };
}

/** Where distances are measured from: of several places, from the nearest. */
export type Centre = Coordinates & { readonly others?: readonly Coordinates[] };

const milesTo = ({ latitude, longitude }: Coordinates): SQL =>
  sql`(point(${l.longitude}, ${l.latitude}) <@> point(${longitude}::double precision, ${latitude}::double precision))`;

/** The distance of a listing from here. */
export const milesFrom = ({ others = [], ...place }: Centre): SQL =>
  others.length === 0 ? milesTo(place) : sql`least(${sql.join([place, ...others].map(milesTo), sql`, `)})`;

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Great-circle miles. Cells and latitudes only exclude boats that are certainly too far away, by an index. */
export function within({ latitude, longitude, others = [] }: Centre, miles: number): SQL {
  if (others.length > 0)
    return anyOf([{ latitude, longitude }, ...others].map((place) => within(place, miles)));
  const exact = sql`${milesFrom({ latitude, longitude })} <= ${miles}::double precision`;
  const cells = cellsAround({ latitude, longitude }, miles);
  if (!cells) return exact;
  const height = degreesOf(miles);
  return sql`(${l.cell} = any(${`{${cells.join(',')}}`}::integer[])
    and ${l.latitude} between ${latitude - height}::double precision and ${latitude + height}::double precision
    and ${exact})`;
}

/** The place and county that the seller entered. */
const enteredPlace = placeWords(l.location, l.county);

const asPhrase = (words: readonly string[]) => `(${words.map((word) => `'${word}'`).join(' <-> ')})`;

function mentions(...names: readonly string[]): SQL {
  const phrases = names.map(wordsOf).filter((words) => words.length > 0);
  if (phrases.length === 0) return sql`false`;
  const spellings = new Set(phrases.map(asPhrase));
  return sql`${enteredPlace} @@ ${[...spellings].join(' | ')}::tsquery`;
}

function mentionsAllOf(text: string): SQL {
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  return sql`${enteredPlace} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;
}

function radiusAround(place: KnownPlace, distance: number | undefined): number | undefined {
  if (distance !== undefined) return distance;
  if (place.counties || place.kind === 'county') return undefined;
  return place.kind === 'postcode' ? AREA_MILES : NEAR_MILES;
}

function atPlace(typed: string, place: KnownPlace, distance: number | undefined): SQL {
  if (distance !== undefined) return within(place, distance);
  if (place.counties) return inCounties(place.counties);
  if (place.kind === 'county') return mentions(place.name, typed);
  if (place.kind === 'postcode') return within(place, AREA_MILES);
  return sql`(${within(place, NEAR_MILES)} or ${mentions(place.name, typed)})`;
}

type NamedPlace = { name: string; place: KnownPlace };

/** "Kent or Essex", if all of them are known. */
function severalPlaces(
  location: string,
  { placeOf }: Pick<Gazetteer, 'placeOf'>,
): [NamedPlace, ...NamedPlace[]] | undefined {
  const all = placesIn(location).flatMap((name) => {
    const place = placeOf(name);
    return place ? [{ name, place }] : [];
  });
  const [first, ...others] = all;
  return first && others.length > 0 && all.length === placesIn(location).length
    ? [first, ...others]
    : undefined;
}

export function placeConditions(
  { location, distance }: Filters,
  gazetteer: Pick<Gazetteer, 'placeOf'>,
): PlaceConditions {
  if (!location) return { conditions: [], known: true, meant: [] };
  const several = severalPlaces(location, gazetteer);
  if (several)
    return {
      conditions: [anyOf(several.map(({ name, place }) => atPlace(name, place, distance)))],
      known: true,
      centre: { ...several[0].place, others: several.slice(1).map(({ place }) => place) },
      meant: [],
    };
  const { place, readAs, meant } = readPlace(location, gazetteer);
  if (!place) return { conditions: [mentionsAllOf(location)], known: false, meant };
  const typed = readAs ?? location;
  const radius = radiusAround(place, distance);
  return {
    conditions: [atPlace(typed, place, distance)],
    known: true,
    centre: place,
    meant: [],
    ...(radius && { radius }),
    ...(readAs && { readAs }),
  };
}

/** Whether a listing is at a place typed among the keywords. */
export function isAt(typed: string, gazetteer: Pick<Gazetteer, 'placeOf'>): SQL | undefined {
  const place = gazetteer.placeOf(typed);
  if (!place) return undefined;
  if (place.counties) return inCounties(place.counties);
  if (place.kind === 'county') return inCounties([place.name]);
  return within(place, place.kind === 'postcode' ? AREA_MILES : NEAR_MILES);
}
