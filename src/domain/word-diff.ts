/** A stretch of words that stands in both texts, in the old one alone, or in the new one alone. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Comparing costs old words times new words: beyond this the two are better read side by side. */
const MOST_COMPARISONS = 1_000_000;
/** With less than this share in common the marks would be more than the text. */
const LEAST_IN_COMMON = 0.3;

/** Words with the space behind them, so that putting them together gives the text again. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*?(?=\s|$)|\s+$/g) ?? [];

/** How many words from here on both have in common, for each place of both: the last row and column are nothing. */
function commonFromHere(from: readonly string[], to: readonly string[]): Uint16Array {
  const width = to.length + 1;
  const common = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row--)
    for (let column = to.length - 1; column >= 0; column--)
      common[row * width + column] =
        from[row] === to[column]
          ? (common[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0);
  return common;
}

/** What was taken out comes before what was put in its place. */
function walk(from: readonly string[], to: readonly string[]): DiffPart[] {
  const common = commonFromHere(from, to);
  const width = to.length + 1;
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < from.length || column < to.length) {
    const [old, fresh] = [from[row], to[column]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined ||
        (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    ) {
      parts.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: fresh ?? '' });
      column += 1;
    }
  }
  return parts;
}

const joined = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.reduce<DiffPart[]>((before, { kind, text }) => {
    const last = before.at(-1);
    if (last?.kind === kind) last.text += text;
    else before.push({ kind, text });
    return before;
  }, []);

/**
 * What changed between two texts, word by word; undefined when they are too long to compare, or have too little in
 * common for marks to help.
 */
export function diffWords(from: string, to: string): DiffPart[] | undefined {
  const [old, fresh] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1;
  let end = 0;
  const most = Math.min(old.length, fresh.length) - start;
  while (end < most && old.at(-1 - end) === fresh.at(-1 - end)) end += 1;
  const [oldMiddle, freshMiddle] = [old, fresh].map((words) => words.slice(start, words.length - end));
  if (!oldMiddle || !freshMiddle || oldMiddle.length * freshMiddle.length > MOST_COMPARISONS)
    return undefined;
  const same = (words: readonly string[]): DiffPart[] => words.map((text) => ({ kind: 'same', text }));
  const parts = joined([
    ...same(old.slice(0, start)),
    ...walk(oldMiddle, freshMiddle),
    ...same(old.slice(old.length - end)),
  ]);
  const inCommon = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  return inCommon < LEAST_IN_COMMON * Math.max(from.length, to.length) ? undefined : parts;
}
