import { foldName } from '../fold-name.ts';
import { ALIASES } from './aliases.ts';
import { AREAS } from './areas.ts';
import { COUNTIES } from './counties.ts';
import { distanceMiles } from './distance.ts';
import { NAMED_PLACES } from './named/named-places.ts';
import type { Coordinates, PlaceKind } from './place.ts';
import { postcodeOf } from './postcode.ts';
import { PLACE_OF_DISTRICT } from './postcode-districts.ts';

export type TownRow = readonly [name: string, county: string, latitude: number, longitude: number];

export type KnownPlace = Coordinates & {
  readonly name: string;
  /** Postcode areas have none: they cross counties. */
  readonly county?: string;
  readonly kind: PlaceKind | 'town' | 'county' | 'postcode' | 'area';
  /** The counties of an area. */
  readonly counties?: readonly string[];
};

export type Gazetteer = {
  readonly places: readonly KnownPlace[];
  /** The place, county or postcode in the text, if any. */
  readonly placeOf: (text: string) => KnownPlace | undefined;
};

const SAME_TOWN_MILES = 10;
const NOISE = /^(?:near|nr|around|close to|in|the) | (?:marina|harbour|area)$/g;
const TRAILING_POSTCODE = /(?<=[^\s,])[\s,]+([a-z]{1,2}\d[\da-z]?(?:\s*\d[a-z]{2})?)$/i;
const SEPARATORS = /[,;/()|\n]+/;
const MAX_PLACE_TEXT_LENGTH = 120;

const NAME_BY_ALIAS = new Map<string, string>(Object.entries(ALIASES));
const PLACE_BY_DISTRICT = new Map<string, string>(Object.entries(PLACE_OF_DISTRICT));

const AREA_OF: ReadonlyMap<string, readonly KnownPlace[]> = new Map(
  AREAS.map((area) => [foldName(area.name), [{ ...area, kind: 'area' }]]),
);

/** Our own places come first, so they take precedence over towns of the same name. */
export function createGazetteer(extraTowns: readonly TownRow[] = []): Gazetteer {
  const own = Map.groupBy(NAMED_PLACES, ({ name }) => foldName(name));
  const towns = extraTowns.map(townOf).filter((town) => {
    const namesakes = own.get(foldName(town.name)) ?? [];
    return namesakes.every((place) => distanceMiles(place, town) > SAME_TOWN_MILES);
  });
  const counties = COUNTIES.map((county) => ({ ...county, county: county.name, kind: 'county' as const }));
  const places: KnownPlace[] = [...NAMED_PLACES, ...towns];
  const byName = Map.groupBy<string, KnownPlace>([...NAMED_PLACES, ...counties, ...towns], ({ name }) =>
    foldName(name),
  );

  const named = (text: string) => {
    const name = foldName(text);
    const bare = name.replace(NOISE, '');
    return AREA_OF.get(bare) ?? byName.get(aliased(name)) ?? byName.get(aliased(bare)) ?? [];
  };

  const postcode = (text: string): KnownPlace | undefined => {
    const match = postcodeOf(text);
    if (!match) return undefined;
    const { area, district } = match;
    const [exact] = named(PLACE_BY_DISTRICT.get(district ?? '') ?? '');
    return exact ?? { name: area.name, latitude: area.latitude, longitude: area.longitude, kind: 'postcode' };
  };

  const placeOf = (text: string): KnownPlace | undefined => {
    if (text.length > MAX_PLACE_TEXT_LENGTH) return undefined;
    const trailing = TRAILING_POSTCODE.exec(text.trim());
    const words = text.trim().slice(0, trailing?.index);
    const parts = [...words.split(SEPARATORS), trailing?.[1] ?? ''].filter((part) => part.trim() !== '');
    const known = parts.map((part) => ({ part, namesakes: named(part) }));
    for (const { part, namesakes } of known) {
      const others = known.filter((other) => other.part !== part).flatMap((other) => other.namesakes);
      const found = inOneCounty(namesakes, others) ?? namesakes[0] ?? postcode(part);
      if (found) return found;
    }
    return undefined;
  };

  return { places, placeOf };
}

export const { placeOf } = createGazetteer();

function townOf([name, county, latitude, longitude]: TownRow): KnownPlace {
  return { name, county, latitude, longitude, kind: 'town' };
}

function aliased(name: string): string {
  return foldName(NAME_BY_ALIAS.get(name) ?? name);
}

/** "Bangor, County Down" is the Bangor in the county that the text also names. */
function inOneCounty(
  namesakes: readonly KnownPlace[],
  others: readonly KnownPlace[],
): KnownPlace | undefined {
  const counties = new Set(others.filter(({ kind }) => kind === 'county').map(({ name }) => name));
  return namesakes.find(({ county }) => county !== undefined && counties.has(county));
}
