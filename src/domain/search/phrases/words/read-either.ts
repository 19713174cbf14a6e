import type { Filters } from '../../filters/filters.ts';
import { type Claim, isFreeSpan, partOf, type Reader, type Reading } from '../claims.ts';
import { filterNamesOf, type PartKind } from '../phrase.ts';
import { sequenceAt } from '../tokens.ts';
import { keyOf, meaningAt } from './lexicon.ts';
import type { Purpose } from './purposes.ts';

/** Each is one value in a filter: several are alternatives. */
const OPTIONS = ['fuelType', 'keelType', 'hullMaterial', 'engineType', 'condition'] as const;
const OR: ReadonlySet<string> = new Set(['or', '/']);

const optionOf = (filters: Filters) => {
  const [name, another] = filterNamesOf(filters);
  return another ? undefined : OPTIONS.find((option) => option === name);
};

/** The meaning of a word that shares the last word of the next one: the "fin" of "fin or lifting keel". */
function sharedAt({ tokens, lexicon }: Reading, at: number, last: string): Filters | undefined {
  const word = tokens[at]?.word;
  return word ? lexicon.meanings.get(keyOf(`${word} ${last}`))?.filters : undefined;
}

/** "petrol or diesel", "fin or lifting keel": boats with any of them. */
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
  const all = [first, second.meaning.filters];
  let { to } = second;
  while (OR.has(tokens[to]?.word || tokens[to]?.text || '')) {
    const next = meaningAt(lexicon, tokens, to + 1);
    if (!next || optionOf(next.meaning.filters) !== name || !isFreeSpan(reading, { from, to: next.to }))
      break;
    all.push(next.meaning.filters);
    to = next.to;
  }
  return { from, to, parts: [], oneOf: all.map((filters) => ({ name, value: String(filters[name]) })) };
};

/** What one of two may be in place of the other: kinds, makes and places have alternatives of their own. */
const INTERCHANGEABLE: ReadonlySet<PartKind> = new Set([
  'price',
  'length',
  'beam',
  'draft',
  'year',
  'berths',
  'power',
  'hours',
  'engines',
  'fuel',
  'drive',
  'condition',
  'keel',
  'hull',
  'seller',
  'market',
]);

const onlyPart = ({ parts: [part, another] }: Claim) =>
  part && !another && INTERCHANGEABLE.has(part.kind) ? part : undefined;

/** "under 20k or a project": boats with either come first, and neither is required. */
export function joinEither(reading: Reading): void {
  const { claims, tokens } = reading;
  for (const first of claims) {
    if (!OR.has(tokens[first.to]?.word || tokens[first.to]?.text || '')) continue;
    const from = first.to + 1 + sequenceAt(tokens, first.to + 1, ['a']);
    const second = claims.find((claim) => claim.from === from);
    const parts = [onlyPart(first), second && onlyPart(second)];
    const [one, other] = parts;
    if (!second || !one || !other) continue;
    const purpose: Purpose = {
      text: [one, other].map((part) => partOf(reading, part).text).join(' or '),
      facts: [[one.filters, other.filters]],
    };
    const joined: Claim = { from: first.from, to: second.to, parts: [], purpose };
    claims.splice(0, claims.length, ...claims.filter((claim) => claim !== first && claim !== second), joined);
    return;
  }
}
