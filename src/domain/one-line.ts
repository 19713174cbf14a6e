const SPACE = /\s+/g;

/**
 * Bidirectional marks, zero-width and tag characters: invisible, yet they can reverse a title or make two different
 * names look the same. Joiners and variation selectors are kept where they are part of an emoji.
 */
const INVISIBLE =
  /(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)(?!\u20e3)/gu;

/** One line of text, such as a title or a name: single spaces, no line breaks, no invisible characters. */
export function oneLine(text: string): string {
  return withoutInvisible(text).replace(SPACE, ' ').trim();
}

const LINE_BREAK = /\r\n?/g;

/** Text of several lines, such as a message: as it was written, without invisible characters. */
export function severalLines(text: string): string {
  return withoutInvisible(text).replace(LINE_BREAK, '\n').trim();
}

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
