import { useState } from 'react';

type Suggest = (text: string) => readonly string[];

const none: Suggest = () => [];

/** Suggests UK towns and cities. The list is fetched when the box is first entered, not with the page. */
export function usePlaceSuggestions(): { suggest: Suggest; load: () => void } {
  const [suggest, setSuggest] = useState<Suggest>(() => none);

  async function load() {
    if (suggest !== none) return;
    const [{ suggestPlaces }, { SEARCH_PLACES }] = await Promise.all([
      import('#domain/places/suggest-places.ts'),
      import('#domain/places/views.ts'),
    ]);
    setSuggest(() => (text: string) => suggestPlaces(text, { from: SEARCH_PLACES }).map(({ name }) => name));
  }

  return { suggest, load: () => void load() };
}
