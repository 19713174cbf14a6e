import type { Reader } from '../claims.ts';
import { sequenceAt } from '../tokens.ts';
import { countAt } from './amount.ts';
import { trailAt } from './qualifiers.ts';
import { limited } from './read-amounts.ts';

const PEOPLE: ReadonlySet<string> = new Set(['people', 'persons', 'adults', 'guests']);

/** "sleeps 6", "for six people". */
export const readSleeps: Reader = ({ tokens }, from) => {
  const word = tokens[from]?.word;
  if (word === 'sleeps' || word === 'sleep' || word === 'sleeping') {
    const upTo = sequenceAt(tokens, from + 1, ['up', 'to']) || sequenceAt(tokens, from + 1, ['at', 'least']);
    const count = countAt(tokens, from + 1 + upTo);
    const to = from + 2 + upTo;
    const people = PEOPLE.has(tokens[to]?.word ?? '') ? 1 : 0;
    const trail = trailAt(tokens, to)?.length ?? 0;
    return count ? limited('berths', { min: count }, from, to + Math.max(people, trail)) : undefined;
  }
  const at = word === 'for' ? from + 1 : from;
  const count = countAt(tokens, at);
  return count && PEOPLE.has(tokens[at + 1]?.word ?? '')
    ? limited('berths', { min: count }, from, at + 2)
    : undefined;
};
