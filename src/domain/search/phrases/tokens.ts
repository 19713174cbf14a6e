import { foldName } from '../../fold-name.ts';
import { withNumbers } from './number-words.ts';
import type { Token } from './token.ts';

export type { Token } from './token.ts';

const TOKEN =
  /(?<number>\d+(?:,\d{3})*(?:\.\d+)?)|(?<word>(?:\p{L}\p{M}*)+(?:['’‘](?:\p{L}\p{M}*)+)*)|[^\s]/gu;
/** About twenty words, some with a number and a sign. */
const MAX_TOKENS = 40;

/** The tokens that are read. What comes after them is left as it is. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(TOKEN)) {
    if (tokens.length === MAX_TOKENS) break;
    const { number, word } = match.groups ?? {};
    const start = match.index;
    tokens.push({
      kind: number ? 'number' : word ? 'word' : 'sign',
      text: match[0],
      word: match[0] === '&' ? 'and' : foldName(match[0]),
      start,
      end: start + match[0].length,
      glued: start === end,
    });
    end = start + match[0].length;
  }
  return withNumbers(tokens);
}

export const numberOf = ({ text }: Token) => Number(text.replaceAll(',', ''));

/** Whether a word or number follows this token without a space. */
export function continuesAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.glued === true && next.kind !== 'sign';
}

/** How many tokens at this position are these words, in sequence; 0 if they are not. */
export function sequenceAt(tokens: readonly Token[], at: number, words: readonly string[]): number {
  return words.every((word, index) => (tokens[at + index]?.word || tokens[at + index]?.text) === word)
    ? words.length
    : 0;
}

/** The longest of these sequences at this position, with its value. */
export function longestSequenceAt<T>(
  tokens: readonly Token[],
  at: number,
  sequences: readonly (readonly [words: readonly string[], value: T])[],
): { readonly length: number; readonly value: T } | undefined {
  let longest: { length: number; value: T } | undefined;
  for (const [words, value] of sequences) {
    const length = sequenceAt(tokens, at, words);
    if (length > (longest?.length ?? 0)) longest = { length, value };
  }
  return longest;
}
