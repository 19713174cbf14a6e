import { countAt } from '../amounts/amount.ts';
import { isFreeSpan, type Reader } from '../claims.ts';
import { longestSequenceAt, sequenceAt } from '../tokens.ts';
import { familyOf, PURPOSES } from './purposes.ts';

const SEQUENCES = PURPOSES.flatMap(([expressions, purpose]) =>
  expressions.split(', ').map((expression) => [expression.split(' '), purpose] as const),
);
/** Most words begin no purpose. */
const BY_FIRST_WORD = Map.groupBy(SEQUENCES, ([[first = '']]) => first);

/** "for beginners", "can dry out". The longest expression counts. */
export const readPurpose: Reader = (reading, from) => {
  const { tokens } = reading;
  const candidates = BY_FIRST_WORD.get(tokens[from]?.word ?? '');
  const found = candidates && longestSequenceAt(tokens, from, candidates);
  if (!found || !isFreeSpan(reading, { from, to: from + found.length })) return undefined;
  return { from, to: from + found.length, parts: [], purpose: found.value };
};

/** Such boats are not listed: the visitor is told so. */
export const readSold: Reader = ({ tokens }, at) =>
  tokens[at]?.word === 'sold' && !AFTER_SOLD.has(tokens[at + 1]?.word ?? '')
    ? { from: at, to: at + 1, parts: [], note: 'sold' }
    : undefined;
const AFTER_SOLD: ReadonlySet<string> = new Set(['as', 'with', 'by', 'on', 'privately']);

const MOST = 20;

/** "family of 5", "for a family of five". */
export const readFamily: Reader = ({ tokens }, from) => {
  const lead = sequenceAt(tokens, from, ['for', 'a']) || sequenceAt(tokens, from, ['for', 'our']);
  const of = sequenceAt(tokens, from + lead, ['family', 'of']);
  const count = of && countAt(tokens, from + lead + of);
  if (!count || count > MOST) return undefined;
  return { from, to: from + lead + of + 1, parts: [], purpose: familyOf(count) };
};
