import { allowedSlips, guessesFor } from '#domain/search/spelling.ts';
import type { KeywordQuery, Term } from '#domain/search/understand-keywords.ts';
import type { Db } from '#server/db/executor.ts';
import { areSaid, listMakes, listModelsLike } from './spelling.repository.ts';

export interface CorrectedQuery {
  query: KeywordQuery;
  /** The keywords as they were read. */
  words: string;
}

const typedWords = (term: Term) => term[0]?.words ?? [];

async function corrected(db: Db, term: Term, makes: readonly string[]): Promise<Term | undefined> {
  const [word, ...more] = typedWords(term);
  if (!word || more.length > 0 || allowedSlips(word) === 0) return undefined;
  const guesses = guessesFor(word, [...makes, ...(await listModelsLike(db, word))]);
  return guesses.length > 0 ? guesses.map((words) => ({ words })) : undefined;
}

/** Replaces words that no boat says by the makes or models that they may have meant; none when nothing is near. */
export async function correctKeywords(db: Db, query: KeywordQuery): Promise<CorrectedQuery | undefined> {
  const said = await areSaid(db, query.terms);
  if (said.every(Boolean)) return undefined;
  const makes = await listMakes(db);
  const terms: Term[] = [];
  let changed = false;
  for (const [at, term] of query.terms.entries()) {
    const better = said[at] ? undefined : await corrected(db, term, makes);
    changed ||= better !== undefined;
    terms.push(better ?? term);
  }
  if (!changed) return undefined;
  return { query: { ...query, terms }, words: terms.map((term) => typedWords(term).join(' ')).join(' ') };
}
