const UNSHOWABLE = /[^\P{Cc}\r\n\t]/u;

/** Text that a person can have typed: no control characters but line breaks and tabs, no broken halves. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed();
}

/** What cannot begin the rest of a cut text, and what cannot end its beginning. */
const CONTINUATION = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;
const UNFINISHED = /[\ud800-\udbff\u200d]/;
/** Longer than any sequence that people type as one character, such as a family of four with skin tones. */
const LONGEST_CHARACTER = 40;

/**
 * The beginning of a text: at most so many UTF-16 units, and never half a character. A joined emoji or a letter with its
 * accents is left out as a whole.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (
    end &&
    end > maxLength - LONGEST_CHARACTER &&
    (UNFINISHED.test(text[end - 1]!) || CONTINUATION.test(text.slice(end, end + 2)))
  )
    end -= 1;
  return text.slice(0, end);
}
