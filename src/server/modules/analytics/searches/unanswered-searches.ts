import { findContactDetails } from '#domain/listings/review/contact-in-text.ts';
import { oneLine } from '#domain/one-line.ts';
import { postcodeOf } from '#domain/places/postcode.ts';
import { isFinished } from '#domain/search/keywords/finished-words.ts';
import { singular } from '#domain/search/keywords/singular.ts';
import { TRADE_WORDS } from '#domain/search/keywords/trade-words.ts';
import { wordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { PART_KINDS, type Phrase, type PhrasePart } from '#domain/search/phrases/phrase.ts';
import { isOrdinaryWord } from '#domain/search/phrases/words/ordinary-words.ts';

const MAX_LENGTH = 200;
/** Longer than any year, price or length: may be a phone number. */
const MANY_DIGITS = /(?:\d[\s-]?){8}/;
const KNOWN: ReadonlySet<string> = new Set(TRADE_WORDS);

const isKnownWord = (word: string) => KNOWN.has(singular(word)) || isFinished(word) || isOrdinaryWord(word);

/** A full postcode is nearly an address: its first half says enough. */
function textOf({ kind, filters, text }: PhrasePart): string | undefined {
  const { location, without } = filters;
  if (kind === 'place' && location && postcodeOf(location)) return `Near ${location.split(' ')[0]}`;
  return without?.includes('word:') ? undefined : text;
}

/** How many visitors must type a word that we do not know before it is stored. */
const SEVERAL = 3;
const MAX_WORDS = 2_000;

/**
 * Remembers, in memory only, which visitors typed a word that is in no vocabulary: it may be a name. Such words are bounded in
 * number, the oldest are forgotten, and they are never stored before several visitors have typed them.
 */
export function createSharedWords() {
  const seen = new Map<string, Set<string>>();
  return (word: string, visitor: string): boolean => {
    const visitors = seen.get(word) ?? new Set();
    if (visitors.size < SEVERAL) visitors.add(visitor);
    seen.delete(word);
    if (seen.size >= MAX_WORDS) seen.delete(seen.keys().next().value ?? '');
    seen.set(word, visitors);
    return visitors.size >= SEVERAL;
  };
}

/**
 * What was searched for: the readings of the phrase in a fixed sequence, then the words that rank and are known. Undefined if
 * nothing of it is known, or if it may contain personal data.
 */
export function describeUnanswered(
  { parts, purposes, rest }: Pick<Phrase, 'parts' | 'purposes' | 'rest'>,
  isShared: (word: string) => boolean,
): string | undefined {
  const readings = parts
    .toSorted((a, b) => PART_KINDS.indexOf(a.kind) - PART_KINDS.indexOf(b.kind))
    .flatMap((part) => textOf(part) ?? []);
  const words = wordsOf(rest).filter((word) => isKnownWord(word) || isShared(word));
  const quoted = words.length > 0 ? [`“${words.toSorted().join(' ')}”`] : [];
  const text = oneLine([...readings, ...purposes.map((purpose) => purpose.text), ...quoted].join(', '));
  if (!text || text.includes('@') || MANY_DIGITS.test(text) || findContactDetails(text).length > 0)
    return undefined;
  return [...text].slice(0, MAX_LENGTH).join('');
}
