/** A piece of a message: plain text, or an address that it names. */
export interface TextPiece {
  text: string;
  /** Where the piece leads, if it is a link. */
  href?: string;
}

const LINK = /\bhttps?:\/\/[^\s<>"']{1,500}|\bwww\.[^\s<>"']{3,500}/gi;
const TRAILING = /[.,;:!?)\]}]+$/;

function toHref(shown: string): string | undefined {
  const address = /^https?:/i.test(shown) ? shown : `https://${shown}`;
  return URL.canParse(address) ? new URL(address).href : undefined;
}

/** The text in order, with its links apart. Nothing is left out: joined, the pieces are the text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const shown = match[0].replace(TRAILING, '');
    const href = toHref(shown);
    if (!href) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
