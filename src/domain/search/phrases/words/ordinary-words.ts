import { isStopWord } from '../../keywords/stop-words.ts';

/** Everyday words that look like misspelt names. */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(''.split(' '));

export const isOrdinaryWord = (word: string) => isStopWord(word) || ORDINARY_WORDS.has(word);
