import { countySpellings } from '#domain/places/county-names.ts';
import { distanceMiles } from '#domain/places/distance.ts';
import type { KnownPlace } from '#domain/places/gazetteer.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { cellsAround } from '#server/modules/listings/places/place-cells.ts';
import { NEAR_MILES } from '../places/place-conditions.ts';
import { indexBy } from './index-by.ts';
import type { CountedSpot } from './market-names.repository.ts';

type Spot = CountedSpot & { words: readonly string[] };

const asPhrase = (words: readonly string[]) => ` ${words.join(' ')} `;

/**
 * Counts the live listings that a search for a place finds, by the rules of `placeConditions` and without the database:
 * those nearby and those that name it; all of a region; those that name a county.
 */
export function createPlaceCounter(counted: readonly CountedSpot[]): (place: KnownPlace) => number {
  const spots = counted.map(
    (spot): Spot => ({ ...spot, words: wordsOf(`${spot.location} ${spot.county ?? ''}`) }),
  );
  const byCell = Map.groupBy(spots, ({ cell }) => cell);
  const byWord = indexBy(spots, ({ words }) => new Set(words));
  const byCounty = Map.groupBy(spots, ({ county }) => county?.toLowerCase());

  const naming = ({ name }: KnownPlace) => {
    const words = wordsOf(name);
    const shared = byWord.get(words[0] ?? '') ?? [];
    return shared.filter((spot) => asPhrase(spot.words).includes(asPhrase(words)));
  };
  const near = (place: KnownPlace) =>
    (cellsAround(place, NEAR_MILES) ?? [])
      .flatMap((cell) => byCell.get(cell) ?? [])
      .filter(
        ({ latitude, longitude }) =>
          latitude !== null &&
          longitude !== null &&
          distanceMiles(place, { latitude, longitude }) <= NEAR_MILES,
      );
  const at = (place: KnownPlace): readonly Spot[] => {
    if (place.counties)
      return place.counties.flatMap(countySpellings).flatMap((name) => byCounty.get(name) ?? []);
    if (place.kind === 'county') return naming(place);
    return [...new Set([...near(place), ...naming(place)])];
  };
  const known = new Map<KnownPlace, number>();
  return (place) => {
    const count = known.get(place) ?? at(place).reduce((sum, spot) => sum + spot.count, 0);
    known.set(place, count);
    return count;
  };
}
