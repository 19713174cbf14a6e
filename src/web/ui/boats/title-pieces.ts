/** A word followed by its number, or a hyphenated word: "Bavaria 36", "two-stroke". */
const TOGETHER = /((?<!\S)\S+ \d\S*|(?<!\p{L})\p{L}+(?:-\p{L}+)+\S*)/u;

/** Longer pieces may break: they would not fit next to the small photo on phones. */
const LONGEST = 20;

/** Splits a title into pieces and marks those that must not break. */
export function titlePieces(title: string): { text: string; together: boolean }[] {
  return title
    .split(TOGETHER)
    .map((text, index) => ({ text, together: index % 2 === 1 && text.length <= LONGEST }))
    .filter(({ text }) => text !== '');
}
