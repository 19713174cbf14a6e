import { cutText } from '../../text.ts';
import type { Filters } from '../filters/filters.ts';
import { type Bounds, readAmounts } from './amounts.ts';
import { countAt } from './counts.ts';
import { isFinished } from './finished-words.ts';
import { asksForGoods } from './goods-words.ts';
import { placeWordsAt } from './places-in-keywords.ts';
import { isStopWord } from './stop-words.ts';
import { MAX_EXPRESSION_WORDS, type Synonym, synonymsOf } from './synonyms.ts';

/** One way to match a term: these words in sequence. */
export type Alternative = Synonym & {
  /** The last word is matched as a prefix: the visitor may still be typing it. */
  readonly prefix?: true;
};

/** One search term: a listing must match one of the alternatives. The first is what the visitor typed. */
export type Term = readonly Alternative[];

/** The parsed keywords of a search. */
export type KeywordQuery = {
  readonly terms: readonly Term[];
  readonly price?: Bounds;
  /** In feet. */
  readonly length?: Bounds;
  readonly readings: readonly Reading[];
  /** Every meaningful word, in the order typed. */
  readonly words: readonly string[];
  /** The visitor is looking for engines, parts or moorings as much as for boats. */
  readonly goods: boolean;
  /** There were more words than a search uses. */
  readonly shortened: boolean;
};

/** Words with a second meaning: a listing must either contain them or match that meaning. */
export type Reading = {
  readonly term: Term;
  readonly price?: Bounds;
  /** In feet. */
  readonly length?: Bounds;
  readonly horsepower?: number;
  readonly berths?: number;
  /** Where the boat must be. */
  readonly place?: string;
};

const MAX_WORDS = 12;
/** Further words with two meanings are ignored. */
const MAX_READINGS = 4;
const MAX_WORD_LENGTH = 40;
/** The shortest word that is matched as a prefix. */
const MIN_PREFIX_LENGTH = 3;
const NUMERIC = /^[\d.]+$/;

/** Parses what was typed into the keywords box. Never fails: at worst the result has no terms. */
export function understandKeywords(text: string): KeywordQuery {
  const { rest, likely, ...amounts } = readAmounts(text);
  const words = wordsOf(rest);
  const { terms, readings: ofWords } = termsOf(words.slice(0, MAX_WORDS));
  const ofAmounts = likely
    .slice(0, MAX_READINGS)
    .map(({ typed, ...meant }) => ({ term: [{ words: wordsOf(typed) }], ...meant }));
  const readings = [...ofAmounts, ...ofWords].slice(0, MAX_READINGS);
  return {
    ...amounts,
    terms,
    readings,
    words: meaningfulWords(text, [...terms, ...readings.map(({ term }) => term)]),
    goods: asksForGoods(words),
    shortened: words.length > MAX_WORDS || isTooLong(rest),
  };
}

/** What the keywords of a search ask for, before anything is corrected. */
export function keywordsOf({ keywords = '', words }: Pick<Filters, 'keywords' | 'words'>): KeywordQuery {
  const query = understandKeywords(keywords);
  return words === 'beginnings' ? withPrefixMatching(query) : query;
}

function meaningfulWords(text: string, terms: readonly Term[]): string[] {
  const meant = new Set(terms.flatMap((term) => term[0]?.words ?? []));
  return wordsOf(text).filter((word) => meant.has(word));
}

/** The same query without prefix matching: whatever matches it also matches the original. */
export function asWholeWords(query: KeywordQuery): KeywordQuery {
  const whole = (term: Term): Term => term.map(({ prefix: _prefix, ...alternative }) => alternative);
  return {
    ...query,
    terms: query.terms.map(whole),
    readings: query.readings.map((reading) => ({ ...reading, term: whole(reading.term) })),
  };
}

/** Whether there is anything to search for in texts. */
export function hasWords({ terms, readings }: KeywordQuery): boolean {
  return terms.length > 0 || readings.length > 0;
}

const isTooLong = (text: string) => text.split(/\s+/).some((word) => word.length > MAX_WORD_LENGTH);

/** The words as the text index spells them: no accents, hyphens as spaces, points only inside numbers. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => cutText(word, MAX_WORD_LENGTH))
    .filter(Boolean);
}

type ReadWords = { readonly terms: readonly Term[]; readonly readings: readonly Reading[] };

function termsOf(words: readonly string[]): ReadWords {
  const terms: Term[] = [];
  const places: Reading[] = [];
  const counts: Reading[] = [];
  for (let at = 0; at < words.length; ) {
    const count = countAt(words, at);
    const expression = count ? undefined : expressionAt(words, at);
    const placeWords = count || expression ? 0 : placeWordsAt(words, at);
    if (count) counts.push(count);
    else if (expression) terms.push(expression);
    else if (placeWords > 0) {
      const named = words.slice(at, at + placeWords);
      const isLast = at + placeWords === words.length;
      places.push({ term: [asTyped(named, isLast)], place: named.join(' ') });
    } else if (!isStopWord(words[at] ?? ''))
      terms.push([asTyped(words.slice(at, at + 1), at === words.length - 1)]);
    at += (count?.term ?? expression)?.[0]?.words.length ?? (placeWords || 1);
  }
  // Counts are not indexed: without other terms they are matched as words only.
  if (terms.length === 0) return { terms: counts.map(({ term }) => term), readings: places };
  return { terms, readings: [...places, ...counts] };
}

/** The longest known term that starts at this position. */
function expressionAt(words: readonly string[], at: number): Term | undefined {
  for (let length = Math.min(MAX_EXPRESSION_WORDS, words.length - at); length > 0; length--) {
    const expression = words.slice(at, at + length);
    const synonyms = synonymsOf(expression);
    // An expression that has synonyms is finished.
    if (synonyms.length > 0) return [{ words: expression }, ...synonyms];
  }
  return undefined;
}

/** The visitor may still be typing the last word. */
function asTyped(words: readonly string[], isLast: boolean): Alternative {
  return isLast && !isFinished(words.at(-1) ?? '') ? asPrefix({ words }) : { words };
}

function asPrefix(alternative: Alternative): Alternative {
  const last = alternative.words.at(-1) ?? '';
  return last.length >= MIN_PREFIX_LENGTH && !NUMERIC.test(last)
    ? { ...alternative, prefix: true }
    : alternative;
}

/** Whether the term is a known word, or an expression with synonyms, so that it is neither misspelt nor abbreviated. */
export const isKnown = (term: Term): boolean => term.length > 1 || (term[0]?.words ?? []).every(isFinished);

/** The same query with every word matched as a prefix that is not known, for abbreviations. */
export function withPrefixMatching(query: KeywordQuery): KeywordQuery {
  const loosen = (term: Term): Term => (isKnown(term) ? term : term.map(asPrefix));
  return { ...query, terms: query.terms.map(loosen) };
}
