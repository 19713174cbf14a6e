import { indexNames, type NearNames } from './near-names.ts';
import { allowedTypos } from './spelling.ts';

const MAX_GUESSES = 3;

/** The words that others may be misspellings of. */
export type Vocabulary = {
  /** What a misspelt word may mean: only the nearest names, each as its words. */
  readonly correctionsFor: (word: string) => readonly (readonly string[])[];
  /** The comparisons that this takes. */
  readonly near: (word: string) => NearNames;
};

/** A name of several words is recognised when written as one ("searay"), and by each of its words. */
function spellingsOf(name: string): (readonly [string, string])[] {
  const words = name.split(' ');
  return words.length > 1
    ? [[words.join(''), name], ...words.map((word) => [word, word] as const)]
    : [[name, name]];
}

/** Prepares a list of names, such as makes, models and places; the ones that matter most come first. */
export function createVocabulary(names: Iterable<string>): Vocabulary {
  const meant = new Map<string, Set<string>>();
  for (const name of names)
    for (const [spelling, meaning] of spellingsOf(name))
      meant.set(spelling, (meant.get(spelling) ?? new Set()).add(meaning));
  const spellings = [...meant.keys()];
  const nearTo = indexNames(spellings);
  const near = (word: string) => nearTo(word, allowedTypos(word));
  return {
    near,
    correctionsFor: (word) => {
      const meanings = near(word).nearest.flatMap(({ at }) => [...(meant.get(spellings[at] ?? '') ?? [])]);
      return [...new Set(meanings)].slice(0, MAX_GUESSES).map((meaning) => meaning.split(' '));
    },
  };
}
