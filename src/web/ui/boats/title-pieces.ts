/** A word with the figure that belongs to it, or a hyphened word: "Bavaria 36", "two-stroke". */
const TOGETHER = /((?<!\S)\S+ \d\S*|(?<!\p{L})\p{L}+(?:-\p{L}+)+\S*)/u;

/** Longer pieces would not fit beside a phone's small picture: they break where they must. */
const LONGEST = 20;

/** A title cut into pieces, those that must not break marked. */
export function titlePieces(title: string): { text: string; together: boolean }[] {
  return title
    .split(TOGETHER)
    .map((text, index) => ({ text, together: index % 2 === 1 && text.length <= LONGEST }))
    .filter(({ text }) => text !== '');
}
