import type { PlaceSuggestion } from '#contract/search.ts';
import { foldName } from '#domain/fold-name.ts';
import { COUNTIES } from '#domain/places/counties.ts';
import type { KnownPlace } from '#domain/places/gazetteer.ts';
import { MAX_SUGGESTIONS, MIN_SUGGESTION_CHARACTERS } from '#domain/suggestions.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';

type Entry = { folded: string; place: PlaceSuggestion };

/** Folding thousands of names takes longer than searching them: it is done once. */
const ENTRIES: readonly Entry[] = [
  ...gazetteer.places.map(({ name, county }) => ({ name, county: county ?? null })),
  ...COUNTIES.map(({ name }) => ({ name, county: null })),
].map((place) => ({ folded: foldName(place.name), place }));

const shown = ({ name, county }: KnownPlace): PlaceSuggestion => ({ name, county: county ?? null });

/** Names that begin with the letters first, then names that hold them; a postcode names its place. */
export function suggestPlacesFor(query: string): PlaceSuggestion[] {
  const letters = foldName(query);
  if (query.trim().length < MIN_SUGGESTION_CHARACTERS || letters === '') return [];
  const leading: PlaceSuggestion[] = [];
  const holding: PlaceSuggestion[] = [];
  for (const { folded, place } of ENTRIES) {
    const position = folded.indexOf(letters);
    if (position === 0) leading.push(place);
    else if (position > 0) holding.push(place);
    if (leading.length === MAX_SUGGESTIONS) break;
  }
  const found = [...leading, ...holding].slice(0, MAX_SUGGESTIONS);
  if (found.length > 0) return found;
  const known = gazetteer.placeOf(query);
  return known ? [shown(known)] : [];
}
