import { asksForGoods } from '#domain/search/keywords/goods-words.ts';
import { PLACE_NAMES, placeWordsAt } from '#domain/search/keywords/places-in-keywords.ts';
import { allowedTypos, correctionsFor } from '#domain/search/keywords/spelling.ts';
import { synonymsOf } from '#domain/search/keywords/synonyms.ts';
import { TRADE_WORDS } from '#domain/search/keywords/trade-words.ts';
import {
  type KeywordQuery,
  type Term,
  withPrefixMatching,
  wordsOf,
} from '#domain/search/keywords/understand-keywords.ts';
import type { Db } from '#server/db/executor.ts';
import { areSaid, isSaid, listMakes, listModelsLike } from './spelling.repository.ts';

export interface RereadQuery {
  query: KeywordQuery;
  /** The keywords as they were corrected; none when they only needed to be taken as beginnings. */
  corrected?: string;
}

const typedWords = (term: Term) => term[0]?.words ?? [];

const NUMBER = /^[\d.]+$/;

/** A number is what it is: the next one means another boat. */
async function correct(db: Db, term: Term, names: readonly string[]): Promise<Term | undefined> {
  const [word, ...more] = typedWords(term);
  if (!word || more.length > 0 || NUMBER.test(word) || allowedTypos(word) === 0) return undefined;
  const guesses = correctionsFor(word, [...names, ...(await listModelsLike(db, word))]);
  if (guesses.length === 0) return undefined;
  return [...guesses.map((words) => ({ words })), ...guesses.flatMap((words) => synonymsOf(words))];
}

/**
 * Replaces words that no boat says by what they may have meant: a make, a model, a place, or what boats and goods are
 * called; none when nothing is near.
 */
async function correctTerms(db: Db, terms: readonly Term[]): Promise<Term[] | undefined> {
  const said = await areSaid(db, terms);
  if (said.every(Boolean)) return undefined;
  const names = [...(await listMakes(db)), ...TRADE_WORDS, ...PLACE_NAMES];
  const corrected: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const better = said[at] ? undefined : await correct(db, term, names);
    corrected.push(better ?? term);
  }
  return corrected.some((term, at) => term !== terms[at]) ? corrected : undefined;
}

/**
 * For keywords that found nothing: how else they may be meant. Undefined when some boat does say them, so that it is
 * the other filters that leave nothing, or when there is no other reading.
 */
export async function correctSpelling(
  db: Db,
  keywords: string,
  query: KeywordQuery,
): Promise<RereadQuery | undefined> {
  if (query.terms.length === 0 || (await isSaid(db, query.terms))) return undefined;
  const loose = withPrefixMatching(query);
  if (await isSaid(db, loose.terms)) return { query: loose };
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
  return { query: corrections(query, terms, corrected), corrected };
}

/** The query with other words; those that turned out to be places are areas, as if they had been spelt so. */
function corrections(query: KeywordQuery, terms: readonly Term[], corrected: string): KeywordQuery {
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
