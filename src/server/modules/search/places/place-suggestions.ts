import { LRUCache } from 'lru-cache';
import type { PlaceSuggestion } from '#contract/search/search.ts';
import { foldName } from '#domain/fold-name.ts';
import { AREAS } from '#domain/places/areas.ts';
import { COUNTIES } from '#domain/places/counties.ts';
import type { KnownPlace } from '#domain/places/gazetteer.ts';
import { NAMED_PLACES } from '#domain/places/named/named-places.ts';
import { createNearestSpellings, type Spelling } from '#domain/places/nearest-spellings.ts';
import { MAX_SUGGESTIONS, MIN_SUGGESTION_CHARACTERS } from '#domain/suggestions.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';

type Entry = Spelling<PlaceSuggestion>;

/** Every known place, county and region. Folded once: folding thousands of names takes longer than searching them. */
export const PLACE_ENTRIES: readonly Entry[] = [
  ...gazetteer.places.map(({ name, county }) => ({ name, county: county ?? null, guessed: false })),
  ...[...COUNTIES, ...AREAS].map(({ name }) => ({ name, county: null, guessed: false })),
].map((place) => ({ folded: foldName(place.name), place }));

const WELL_KNOWN: ReadonlySet<string> = new Set(
  [...NAMED_PLACES, ...COUNTIES, ...AREAS].map(({ name }) => foldName(name)),
);
/** Ports and towns that boat people name, counties and regions, as opposed to any village. */
export const isWellKnown = (folded: string) => WELL_KNOWN.has(folded);

/** Well-known places, then the others. */
const KNOWN_FIRST = [true, false].map((known) => {
  const entries = PLACE_ENTRIES.filter(({ folded }) => isWellKnown(folded) === known);
  return { entries, nearestSpellings: createNearestSpellings(entries) };
});

/** Conditions of one search are written several times, and people misspell the same places. */
const GUESSES = new LRUCache<string, readonly PlaceSuggestion[]>({ max: 2_000 });

const shown = ({ name, county }: KnownPlace): PlaceSuggestion => ({
  name,
  county: county ?? null,
  guessed: false,
});

/** Shorter texts are a prefix of too many places. */
const BEGINNING_LETTERS = 4;
const MAX_MEANT = 4;

function placesBeginning(text: string, entries: readonly Entry[]): PlaceSuggestion[] {
  const letters = foldName(text);
  if (letters.length < BEGINNING_LETTERS) return [];
  return entries
    .filter(({ folded }) => folded.startsWith(letters))
    .slice(0, MAX_MEANT)
    .map(({ place }) => place);
}

/** The places that a text may mean, as a misspelling or a prefix; well-known places first. */
export function guessPlaces(text: string): readonly PlaceSuggestion[] {
  const known = GUESSES.get(text);
  if (known) return known;
  const guessed = placesLike(text);
  GUESSES.set(text, guessed);
  return guessed;
}

function placesLike(text: string): PlaceSuggestion[] {
  for (const { entries, nearestSpellings } of KNOWN_FIRST) {
    const alike = nearestSpellings(text);
    const places = alike.length > 0 ? alike : placesBeginning(text, entries);
    if (places.length > 0) return places.map((place) => ({ ...place, guessed: true }));
  }
  return [];
}

/**
 * Names that start with the letters first, then names that contain them; a postcode gives its place. If there are none,
 * similar spellings.
 */
export function suggestPlacesFor(query: string): readonly PlaceSuggestion[] {
  const letters = foldName(query);
  if (query.trim().length < MIN_SUGGESTION_CHARACTERS || letters === '') return [];
  const leading: PlaceSuggestion[] = [];
  const holding: PlaceSuggestion[] = [];
  for (const { folded, place } of PLACE_ENTRIES) {
    const position = folded.indexOf(letters);
    if (position === 0) leading.push(place);
    else if (position > 0) holding.push(place);
    if (leading.length === MAX_SUGGESTIONS) break;
  }
  const found = [...leading, ...holding].slice(0, MAX_SUGGESTIONS);
  if (found.length > 0) return found;
  const known = gazetteer.placeOf(query);
  return known ? [shown(known)] : guessPlaces(query);
}
