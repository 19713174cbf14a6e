import { asksForGoods } from '#domain/search/keywords/goods-words.ts';
import { PLACE_NAMES, placeWordsAt } from '#domain/search/keywords/places-in-keywords.ts';
import { allowedTypos, correctionsFor } from '#domain/search/keywords/spelling.ts';
import { synonymsOf } from '#domain/search/keywords/synonyms.ts';
import { TRADE_WORDS } from '#domain/search/keywords/trade-words.ts';
import {
  isKnown,
  type KeywordQuery,
  type Term,
  withPrefixMatching,
  wordsOf,
} from '#domain/search/keywords/understand-keywords.ts';
import type { Db } from '#server/db/executor.ts';
import { areFound, isFound, listMakes, listModelsLike } from './spelling.repository.ts';

export interface CorrectedQuery {
  query: KeywordQuery;
  /** The corrected keywords; undefined if they only had to be read as prefixes. */
  corrected?: string;
}

const typedWords = (term: Term) => term[0]?.words ?? [];

const NUMBER = /^[\d.]+$/;

/** Numbers are not corrected: the next one means another boat. */
async function correct(db: Db, term: Term, names: readonly string[]): Promise<Term | undefined> {
  const [word, ...more] = typedWords(term);
  if (!word || more.length > 0 || NUMBER.test(word) || allowedTypos(word) === 0) return undefined;
  const guesses = correctionsFor(word, [...names, ...(await listModelsLike(db, word))]);
  if (guesses.length === 0) return undefined;
  return [...guesses.map((words) => ({ words })), ...guesses.flatMap((words) => synonymsOf(words))];
}

/**
 * Replaces words that no boat contains by what they may mean: a make, a model, a place, or a word for boats and goods.
 * Undefined if nothing is similar.
 */
async function correctTerms(db: Db, terms: readonly Term[]): Promise<Term[] | undefined> {
  const found = await areFound(db, terms);
  if (found.every(Boolean)) return undefined;
  const names = [...(await listMakes(db)), ...TRADE_WORDS, ...PLACE_NAMES];
  const corrected: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const better = found[at] ? undefined : await correct(db, term, names);
    corrected.push(better ?? term);
  }
  return corrected.some((term, at) => term !== terms[at]) ? corrected : undefined;
}

/**
 * For keywords that found nothing: what else they may mean. Undefined if some boat does contain them, so that the other
 * filters are the reason, or if there is no alternative. `isKnownMissing` if no live boat contains them for sure.
 */
export async function correctSpelling(
  db: Db,
  keywords: string,
  query: KeywordQuery,
  isKnownMissing = false,
): Promise<CorrectedQuery | undefined> {
  if (query.terms.every(isKnown)) return undefined;
  if (!isKnownMissing && (await isFound(db, query.terms))) return undefined;
  const loose = withPrefixMatching(query);
  if (await isFound(db, loose.terms)) return { query: loose };
  const terms = await correctTerms(db, loose.terms);
  if (!terms) return undefined;
  const better = new Map(
    loose.terms.map((term, at) => [typedWords(term).join(' '), typedWords(terms[at] ?? term).join(' ')]),
  );
  const corrected = keywords.replace(/[\p{L}\p{M}\p{N}.]+/gu, (typed) => {
    const word = wordsOf(typed).join(' ');
    const meant = better.get(word) ?? word;
    return meant === word ? typed : meant;
  });
  return { query: withTerms(query, terms, corrected), corrected };
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
