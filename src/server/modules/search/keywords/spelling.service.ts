import type { Filters } from '#domain/search/filters/filters.ts';
import { asksForGoods } from '#domain/search/keywords/goods-words.ts';
import { placeWordsAt } from '#domain/search/keywords/places-in-keywords.ts';
import { allowedTypos } from '#domain/search/keywords/spelling.ts';
import { synonymsOf } from '#domain/search/keywords/synonyms.ts';
import {
  isKnown,
  type KeywordQuery,
  type Term,
  withPrefixMatching,
  wordsOf,
} from '#domain/search/keywords/understand-keywords.ts';
import type { Executor } from '#server/db/executor.ts';
import { type Corrections, readCorrections } from './market-vocabulary.ts';
import { areFound, isFound } from './spelling.repository.ts';

export interface SpellingDeps {
  db: Executor;
  /** Without it the market is read for every correction. */
  corrections?: () => Promise<Corrections>;
}

export interface CorrectedQuery {
  query: KeywordQuery;
  /** The corrected keywords; undefined if they only had to be read as prefixes. */
  corrected?: string;
}

const typedWords = (term: Term) => term[0]?.words ?? [];

const NUMBER = /^[\d.]+$/;

/** More unknown words than this are not typos: people who misspell a word write the others as boats are described. */
const MAX_MISSPELT = 4;

/** What a single word may mean instead. Numbers are not corrected: the next one means another boat. */
function corrected(term: Term, correctionsFor: Corrections): Term | undefined {
  const [word, ...more] = typedWords(term);
  if (!word || more.length > 0 || NUMBER.test(word) || allowedTypos(word) === 0) return undefined;
  const guesses = correctionsFor(word);
  if (guesses.length === 0) return undefined;
  return [...guesses.map((words) => ({ words })), ...guesses.flatMap((words) => synonymsOf(words))];
}

/**
 * Replaces words that no boat contains by what they may mean: a make, a model, a place, or a word for boats and goods.
 * Undefined if nothing is similar. Only words that have a correction are looked up in the texts of boats.
 */
async function correctTerms(
  { db, corrections = () => readCorrections(db) }: SpellingDeps,
  terms: readonly Term[],
): Promise<Term[] | undefined> {
  const correctionsFor = await corrections();
  const better = new Map(
    terms.flatMap((term) => {
      const correction = corrected(term, correctionsFor);
      return correction ? [[term, correction]] : [];
    }),
  );
  if (better.size === 0) return undefined;
  const correctable = [...better.keys()];
  const found = await areFound(db, correctable);
  const misspelt = new Set(correctable.filter((_, at) => !found[at]));
  if (misspelt.size === 0 || misspelt.size > MAX_MISSPELT) return undefined;
  return terms.map((term) => (misspelt.has(term) ? (better.get(term) ?? term) : term));
}

/**
 * For keywords that found nothing: what else they may mean. Undefined if some boat does contain them, so that the other
 * filters are the reason, if there is no alternative, or if they are meant as written. `isKnownMissing` if no live boat
 * contains them for sure.
 */
export async function correctSpelling(
  deps: SpellingDeps,
  { keywords = '', words }: Pick<Filters, 'keywords' | 'words'>,
  query: KeywordQuery,
  isKnownMissing = false,
): Promise<CorrectedQuery | undefined> {
  const { db } = deps;
  if (words || query.terms.every(isKnown)) return undefined;
  if (!isKnownMissing && (await isFound(db, query.terms))) return undefined;
  const loose = withPrefixMatching(query);
  if (await isFound(db, loose.terms)) return { query: loose };
  const terms = await correctTerms(deps, loose.terms);
  if (!terms) return undefined;
  const better = new Map(
    loose.terms.map((term, at) => [typedWords(term).join(' '), typedWords(terms[at] ?? term).join(' ')]),
  );
  const text = keywords.replace(/[\p{L}\p{M}\p{N}.]+/gu, (typed) => {
    const word = wordsOf(typed).join(' ');
    const meant = better.get(word) ?? word;
    return meant === word ? typed : meant;
  });
  return { query: withTerms(query, terms, text), corrected: text };
}

/** The query with other terms; those that are places become areas, as if they had been typed correctly. */
function withTerms(query: KeywordQuery, terms: readonly Term[], corrected: string): KeywordQuery {
  const isPlace = (term: Term) => {
    const words = typedWords(term);
    return placeWordsAt(words, 0) === words.length;
  };
  const places = terms.filter(isPlace).map((term) => ({ term, place: typedWords(term).join(' ') }));
  const words = wordsOf(corrected);
  return {
    ...query,
    terms: terms.filter((term) => !isPlace(term)),
    readings: [...query.readings, ...places],
    words: terms.flatMap(typedWords),
    goods: asksForGoods(words),
  };
}
