/** A word, a number or a single sign of a phrase. "30ft" is two tokens, the second one glued to the first. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  readonly text: string;
  /** Without case, accents and apostrophes. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** There is no space before it. */
  readonly glued: boolean;
};
