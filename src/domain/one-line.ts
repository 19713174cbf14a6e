const SPACE = /\s+/g;

/**
 * Marks of direction, zero-width and tag characters: nobody sees them, yet they turn a title around or make two names
 * look the same. Joiners and variation selectors stay where they are part of an emoji.
 */
const INVISIBLE =
  /(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})(?:\ufe0e|\ufe0f)(?!\u20e3)/gu;

/** One line of text, such as a title or a name: single spaces, no line breaks, and nothing that cannot be seen. */
export function oneLine(text: string): string {
  return text.replace(INVISIBLE, '').replace(SPACE, ' ').trim();
}
