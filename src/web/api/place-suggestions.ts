import { useState } from 'react';

type Suggest = (text: string) => readonly string[];
/** The list of places to suggest from. */
type PlaceList = 'SEARCH_PLACES' | 'WIZARD_PLACES' | 'PORTS';

const none: Suggest = () => [];

/**
 * Suggests UK places. The list is fetched when the input first gets focus, not with the page. If that fails, the input
 * accepts any text, as before.
 */
export function usePlaceSuggestions(list: PlaceList): { suggest: Suggest; load: () => void } {
  const [suggest, setSuggest] = useState<Suggest>(() => none);

  async function load() {
    if (suggest !== none) return;
    const places = await import('#domain/places/suggest-places.ts');
    setSuggest(
      () => (text: string) => places.suggestPlaces(text, { from: places[list] }).map(({ name }) => name),
    );
  }

  return { suggest, load: () => void load().catch(() => {}) };
}
