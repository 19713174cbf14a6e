/** What is suggested while typing a search, in the order of their groups. */
export const SUGGESTION_KINDS = ['type', 'make', 'model', 'place'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** A single letter is the beginning of too many names. */
export const MIN_TYPED_LETTERS = 2;
/** No name is longer. */
export const MAX_TYPED_LENGTH = 80;
