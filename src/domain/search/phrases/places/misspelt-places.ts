import { PLACE_NAMES } from '../../keywords/places-in-keywords.ts';
import { allowedTypos, countTypos } from '../../keywords/spelling.ts';
import { claim, isFreeSpan, type Reader, type Reading } from '../claims.ts';
import { isOrdinaryWord } from '../words/ordinary-words.ts';
import { type PlaceLead, placeLeadAt } from './read-place.ts';

/** Without "in" or "near" before it, a shorter word may mean anything. */
const SHORTEST_BARE = 6;
const MAX_WORDS = 2;
const NAMES = Map.groupBy(PLACE_NAMES, (name) => name[0] ?? '');

/** "near oxfrod", "boats in cornwal". */
export const readMisspeltPlace: Reader = (reading, from) => {
  if (reading.taken.has('location')) return undefined;
  const lead: PlaceLead = placeLeadAt(reading.tokens, from) ?? { to: from };
  for (let count = MAX_WORDS; count > 0; count--) {
    const to = lead.to + count;
    const tokens = reading.tokens.slice(lead.to, to);
    const words = tokens.map(({ word }) => word);
    const isOpen = tokens.length === count && isFreeSpan(reading, { from, to });
    if (!isOpen || words.some(isOrdinaryWord) || tokens.some(({ kind, glued }) => kind !== 'word' || glued))
      continue;
    const place = nearestPlace(reading, words.join(' '), lead.to > from);
    if (!place) continue;
    const isLarge = place.kind === 'county' || place.kind === 'area';
    const distance = isLarge ? undefined : lead.miles;
    return claim('place', { location: place.name, ...(distance && { distance }) }, from, to);
  }
  return undefined;
};

/** A name without a typo is left: if it was not read as a place, it is not meant as one. */
function nearestPlace({ placeOf }: Reading, typed: string, isLed: boolean) {
  const allowed = Math.min(allowedTypos(typed), isLed ? 2 : 1);
  if (!isLed && typed.length < SHORTEST_BARE) return undefined;
  let fewest = allowed + 1;
  let nearest: string | undefined;
  for (const name of NAMES.get(typed[0] ?? '') ?? []) {
    const typos = allowed > 0 && allowedTypos(name) > 0 ? countTypos(typed, name, allowed) : fewest;
    if (typos === 0) return undefined;
    if (typos >= fewest || typos > allowedTypos(name)) continue;
    fewest = typos;
    nearest = name;
  }
  return nearest === undefined ? undefined : placeOf(nearest);
}
