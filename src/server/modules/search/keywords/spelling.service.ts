import { allowedSlips, guessesFor } from '#domain/search/keywords/spelling.ts';
import { type KeywordQuery, loosened, type Term } from '#domain/search/keywords/understand-keywords.ts';
import type { Db } from '#server/db/executor.ts';
import { areSaid, isSaid, listMakes, listModelsLike } from './spelling.repository.ts';

export interface RereadQuery {
  query: KeywordQuery;
  /** The keywords as they were corrected; none when they only needed to be taken as beginnings. */
  corrected?: string;
}

const typedWords = (term: Term) => term[0]?.words ?? [];

async function correct(db: Db, term: Term, makes: readonly string[]): Promise<Term | undefined> {
  const [word, ...more] = typedWords(term);
  if (!word || more.length > 0 || allowedSlips(word) === 0) return undefined;
  const guesses = guessesFor(word, [...makes, ...(await listModelsLike(db, word))]);
  return guesses.length > 0 ? guesses.map((words) => ({ words })) : undefined;
}

/** Replaces words that no boat says by the makes or models that they may have meant; none when nothing is near. */
async function correctTerms(db: Db, terms: readonly Term[]): Promise<Term[] | undefined> {
  const said = await areSaid(db, terms);
  if (said.every(Boolean)) return undefined;
  const makes = await listMakes(db);
  const corrected: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const better = said[at] ? undefined : await correct(db, term, makes);
    corrected.push(better ?? term);
  }
  return corrected.some((term, at) => term !== terms[at]) ? corrected : undefined;
}

/**
 * For keywords that found nothing: how else they may be meant. Undefined when some boat does say them, so that it is
 * the other filters that leave nothing, or when there is no other reading.
 */
export async function reread(db: Db, query: KeywordQuery): Promise<RereadQuery | undefined> {
  if (query.terms.length === 0 || (await isSaid(db, query.terms))) return undefined;
  const loose = loosened(query);
  if (await isSaid(db, loose.terms)) return { query: loose };
  const terms = await correctTerms(db, loose.terms);
  if (!terms) return undefined;
  return { query: { ...query, terms }, corrected: terms.map((term) => typedWords(term).join(' ')).join(' ') };
}
