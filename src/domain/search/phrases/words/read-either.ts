import { activeFilterChips } from '../../chips/chips.ts';
import type { Filters } from '../../filters/filters.ts';
import { isFreeSpan, type Reader, type Reading } from '../claims.ts';
import { filterNamesOf } from '../phrase.ts';
import { keyOf, meaningAt } from './lexicon.ts';

/** Each is one value in a filter: of several, any ranks. */
const OPTIONS: readonly (keyof Filters)[] = ['fuelType', 'keelType', 'hullMaterial', 'engineType'];
const OR: ReadonlySet<string> = new Set(['or', '/']);

const optionOf = (filters: Filters) => {
  const [name, another] = filterNamesOf(filters);
  return name && !another && OPTIONS.includes(name) ? name : undefined;
};

/** The meaning of a word that shares the last word of the next one: the "fin" of "fin or lifting keel". */
function sharedAt({ tokens, lexicon }: Reading, at: number, last: string): Filters | undefined {
  const word = tokens[at]?.word;
  return word ? lexicon.meanings.get(keyOf(`${word} ${last}`))?.filters : undefined;
}

/** "petrol or diesel", "fin or lifting keel": boats with any of them come first. */
export const readEither: Reader = (reading, from) => {
  const { tokens, lexicon } = reading;
  const whole = meaningAt(lexicon, tokens, from);
  const joint = whole ? whole.to : from + 1;
  if (!OR.has(tokens[joint]?.word || tokens[joint]?.text || '')) return undefined;
  const second = meaningAt(lexicon, tokens, joint + 1);
  const name = second && optionOf(second.meaning.filters);
  if (!second || !name || !isFreeSpan(reading, { from, to: second.to })) return undefined;
  const first = whole?.meaning.filters ?? sharedAt(reading, from, tokens[second.to - 1]?.word ?? '');
  if (!first || optionOf(first) !== name) return undefined;
  const both = [first, second.meaning.filters];
  const labels = both
    .flatMap((filters) => activeFilterChips(filters))
    .map(({ label }) => label.replace(/^.*: /, ''));
  return { from, to: second.to, parts: [], purpose: { text: labels.join(' or '), facts: [both] } };
};
