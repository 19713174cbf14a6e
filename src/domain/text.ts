const UNSHOWABLE = /[^\P{Cc}\r\n\t]/u;
const SPACE = /\s+/g;

/**
 * Marks of direction, zero-width and tag characters: nobody sees them, yet they turn a title around or make two names
 * look the same. Joiners and variation selectors stay where they are part of an emoji.
 */
const INVISIBLE =
  /(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)(?!\u20e3)/gu;

/** Text that a person can have typed: no control characters but line breaks and tabs, no broken halves. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed();
}

/** One line of text, such as a title or a name: single spaces, no line breaks, and nothing that cannot be seen. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACE, ' ').trim();
}

const ZERO_WIDTH_JOINER = '\u200d';
const CONTINUATION = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;
/** Longer than any sequence that people type as one character, such as a family of four with skin tones. */
const LONGEST_CHARACTER = 40;

const isHalved = (text: string, at: number) => (text.codePointAt(at - 1) ?? 0) > 0xffff;
const isWithinCharacter = (text: string, at: number) =>
  isHalved(text, at) || text[at - 1] === ZERO_WIDTH_JOINER || CONTINUATION.test(text.slice(at, at + 2));

/**
 * The beginning of a text: at most so many UTF-16 units, and never half a character. A joined emoji or a letter with its
 * accents is left out as a whole.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const least = Math.max(0, maxLength - LONGEST_CHARACTER);
  let end = maxLength;
  while (end > least && isWithinCharacter(text, end)) end -= 1;
  return text.slice(0, isHalved(text, end) ? end - 1 : end);
}
