const UNSHOWABLE = /[^\P{Cc}\r\n\t]/u;

/** Text that a person can have typed: no control characters but line breaks and tabs, no broken halves. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed();
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
