import { type SQL, sql } from 'drizzle-orm';
import { countySpellings } from '#domain/places/county-names.ts';
import type { Gazetteer, KnownPlace } from '#domain/places/gazetteer.ts';
import type { Coordinates } from '#domain/places/place.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { cellsAround } from '#server/modules/listings/places/place-cells.ts';
import { placesMeantBy } from './place-suggestions.ts';

/** How far around a place counts as being there when no distance was given. A postcode area is wider than a town. */
const NEAR_MILES = 15;
const AREA_MILES = 25;

export interface PlaceConditions {
  conditions: SQL[];
  /** False when a place was asked for that no gazetteer knows: then its words are looked for. */
  known: boolean;
  /** What distances are measured from. */
  centre?: Coordinates;
  /** How far around it boats are looked for, in miles; a county or a region has no middle to measure from. */
  radius?: number;
  /** The place's own name, when it was typed with a slip. */
  readAs?: string;
  /** What an unknown place may have meant. */
  meant: string[];
}

const inCounties = (names: readonly string[]): SQL =>
  sql`lower(${l.county}) in ${names.flatMap(countySpellings)}`;

interface ReadPlace {
  place?: KnownPlace;
  readAs?: string;
  meant: string[];
}

/** A place by its name, or by the one name that it is a slip away from or the beginning of. */
function readPlace(location: string, { placeOf }: Pick<Gazetteer, 'placeOf'>): ReadPlace {
  const place = placeOf(location);
  if (place) return { place, meant: [] };
  const meant = [...new Set(placesMeantBy(location).map(({ name }) => name))];
  const [only, another] = meant;
  if (!only || another) return { meant };
  return { place: placeOf(only), readAs: only, meant: [] };
}

/** How far a listing lies from here. */
export const milesFrom = ({ latitude, longitude }: Coordinates): SQL =>
  sql`(point(${l.longitude}, ${l.latitude}) <@> point(${longitude}::double precision, ${latitude}::double precision))`;

/** True great-circle miles. The cells only spare looking at boats that are certainly too far away. */
function within({ latitude, longitude }: Coordinates, miles: number): SQL {
  const exact = sql`${milesFrom({ latitude, longitude })} <= ${miles}::double precision`;
  const cells = cellsAround({ latitude, longitude }, miles);
  return cells ? sql`(${l.cell} = any(${`{${cells.join(',')}}`}::integer[]) and ${exact})` : exact;
}

/** The words one after the other, in the place or county that the seller wrote. */
const asPlace = (words: readonly string[]) => `(${words.map((word) => `'${word}':B`).join(' <-> ')})`;

function says(...names: readonly string[]): SQL {
  const phrases = names.map(wordsOf).filter((words) => words.length > 0);
  if (phrases.length === 0) return sql`false`;
  return sql`${l.searchText} @@ ${phrases.map(asPlace).join(' | ')}::tsquery`;
}

function saysAllOf(text: string): SQL {
  const words = wordsOf(text);
  if (words.length === 0) return sql`false`;
  return sql`${l.searchText} @@ ${words.map((word) => `'${word}':*B`).join(' & ')}::tsquery`;
}

function radiusAround(place: KnownPlace, distance: number | undefined): number | undefined {
  if (distance !== undefined) return distance;
  if (place.counties || place.kind === 'county') return undefined;
  return place.kind === 'postcode' ? AREA_MILES : NEAR_MILES;
}

function atPlace(typed: string, place: KnownPlace, distance: number | undefined): SQL {
  if (distance !== undefined) return within(place, distance);
  if (place.counties) return inCounties(place.counties);
  if (place.kind === 'county') return says(place.name, typed);
  if (place.kind === 'postcode') return within(place, AREA_MILES);
  return sql`(${within(place, NEAR_MILES)} or ${says(place.name, typed)})`;
}

export function placeConditions(
  { location, distance }: Filters,
  gazetteer: Pick<Gazetteer, 'placeOf'>,
): PlaceConditions {
  if (!location) return { conditions: [], known: true, meant: [] };
  const { place, readAs, meant } = readPlace(location, gazetteer);
  if (!place) return { conditions: [saysAllOf(location)], known: false, meant };
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

/** Where a listing lies that is at a place typed among keywords. */
export function liesAt(typed: string, gazetteer: Pick<Gazetteer, 'placeOf'>): SQL | undefined {
  const place = gazetteer.placeOf(typed);
  if (!place) return undefined;
  if (place.counties) return inCounties(place.counties);
  if (place.kind === 'county') return inCounties([place.name]);
  return within(place, place.kind === 'postcode' ? AREA_MILES : NEAR_MILES);
}
