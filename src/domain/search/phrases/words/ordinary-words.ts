import { isStopWord } from '../../keywords/stop-words.ts';

/** Everyday words that look like misspelt names. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(''.split(' '));

/** Stop words in the names of boats. */
const BOAT: ReadonlySet<string> = new Set(['boat', 'boats']);

export const isOrdinaryWord = (word: string) =>
  (isStopWord(word) && !BOAT.has(word)) || ORDINARY_WORDS.has(word);
