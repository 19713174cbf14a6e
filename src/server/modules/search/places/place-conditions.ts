import { type SQL, sql } from 'drizzle-orm';
import type { Gazetteer, KnownPlace } from '#domain/places/gazetteer.ts';
import type { Coordinates } from '#domain/places/place.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';
import { cellsAround } from '#server/modules/listings/places/place-cells.ts';
import { countySpellings } from './county-spellings.ts';

/** How far around a place counts as being there when no distance was given. A postcode area is wider than a town. */
const NEAR_MILES = 15;
const AREA_MILES = 25;

export interface PlaceConditions {
  conditions: SQL[];
  /** False when a place was asked for that no gazetteer knows: then its words are looked for. */
  recognised: boolean;
}

/** True great-circle miles. The cells only spare looking at boats that are certainly too far away. */
function within({ latitude, longitude }: Coordinates, miles: number): SQL {
  const centre = sql`point(${longitude}::double precision, ${latitude}::double precision)`;
  const exact = sql`(point(${l.longitude}, ${l.latitude}) <@> ${centre}) <= ${miles}::double precision`;
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

function atPlace(typed: string, place: KnownPlace, distance: number | undefined): SQL {
  if (distance !== undefined) return within(place, distance);
  if (place.kind === 'county') return says(place.name, typed);
  if (place.kind === 'postcode') return within(place, AREA_MILES);
  return sql`(${within(place, NEAR_MILES)} or ${says(place.name, typed)})`;
}

export function placeConditions(
  { location, county, distance }: Filters,
  gazetteer: Pick<Gazetteer, 'placeOf'>,
): PlaceConditions {
  const conditions: SQL[] = [];
  if (county) {
    const spellings = countySpellings(county).map((spelling) => sql`${spelling}`);
    conditions.push(sql`lower(${l.county}) in (${sql.join(spellings, sql`, `)})`);
  }
  if (!location) return { conditions, recognised: true };
  const place = gazetteer.placeOf(location);
  conditions.push(place ? atPlace(location, place, distance) : saysAllOf(location));
  return { conditions, recognised: place !== undefined };
}
