/** As many as anyone lists. */
const MAX_PLACES = 6;
const OR = / or /i;

/** "Kent or Essex": several places, any of which is meant. */
export const placesIn = (location: string): string[] =>
  location
    .split(OR)
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MAX_PLACES);

export const anyOfPlaces = (names: readonly string[]): string =>
  [...new Set(names)].slice(0, MAX_PLACES).join(' or ');
