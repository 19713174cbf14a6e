import { foldName } from '../../fold-name.ts';
import { ALIASES } from '../../places/aliases.ts';
import { AREAS } from '../../places/areas.ts';
import { COUNTIES } from '../../places/counties.ts';
import { NAMED_PLACES } from '../../places/named/named-places.ts';
import { postcodeOf } from '../../places/postcode.ts';

/** Places whose names more often mean something else in a search. */
const OTHER_MEANINGS: ReadonlySet<string> = new Set([
  'hull',
  'deal',
  'rye',
  'reading',
  'bath',
  'down',
  'thames',
]);

export const isOtherMeaning = (name: string) => OTHER_MEANINGS.has(name);

const NAMES: ReadonlySet<string> = new Set(
  [
    ...[...NAMED_PLACES, ...COUNTIES, ...AREAS].map(({ name }) => foldName(name)),
    ...Object.keys(ALIASES),
  ].filter((name) => !OTHER_MEANINGS.has(name)),
);

/** Candidates for correcting a misspelt word. */
export const PLACE_NAMES: readonly string[] = [...NAMES];

const MAX_NAME_WORDS = Math.max(...[...NAMES].map((name) => name.split(' ').length));
/** At least two letters: with one it is just as likely the name of a model. */
const OUTWARD = /^[a-z]{2}\d{1,2}[a-z]?$/;
const INWARD = /^\d[a-z]{2}$/;

/** How many words at this position form the name of a place; 0 if they do not. */
export function placeWordsAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
    if (NAMES.has(words.slice(at, at + length).join(' '))) return length;
  }
  const [outward = '', inward = ''] = words.slice(at, at + 2);
  if (!OUTWARD.test(outward) || !postcodeOf(outward)) return 0;
  return INWARD.test(inward) ? 2 : 1;
}
