const UNSHOWABLE = /[^\P{Cc}\r\n\t]/u;

/** Text without control characters other than line breaks and tabs, and without lone surrogates. */
export function isShowable(text: string): boolean {
  return !UNSHOWABLE.test(text) && text.isWellFormed();
}

/** Characters that must not start the part that is cut off, or end the part that stays. */
const CONTINUATION = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;
const UNFINISHED = /[\ud800-\udbff\u200d]/;
/** Longer than any sequence shown as one character, such as a family of four with skin tones. */
const MAX_CHARACTER_LENGTH = 40;

/**
 * The start of a text, at most `maxLength` UTF-16 units and never half a character: a joined emoji or a letter with its
 * accents is left out as a whole.
 */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (
    end &&
    end > maxLength - MAX_CHARACTER_LENGTH &&
    (UNFINISHED.test(text[end - 1]!) || CONTINUATION.test(text.slice(end, end + 2)))
  )
    end -= 1;
  return text.slice(0, end);
}
