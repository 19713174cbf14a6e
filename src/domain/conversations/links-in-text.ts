/** A piece of a message: plain text, or an address that it names. */
export interface TextPiece {
  text: string;
  /** Where the piece leads, if it is a link. */
  href?: string;
}

const LINK = /\bhttps?:\/\/[^\s<>"']{1,500}|\bwww\.[^\s<>"']{3,500}/gi;
const TRAILING: ReadonlySet<string | undefined> = new Set('.,;:!?)]}');

/** Without the punctuation of the sentence that the link ends. */
function withoutTrailing(link: string): string {
  let end = link.length;
  while (TRAILING.has(link[end - 1])) end -= 1;
  return link.slice(0, end);
}

function toHref(shown: string): string | undefined {
  const address = /^https?:/i.test(shown) ? shown : `https://${shown}`;
  return URL.canParse(address) ? new URL(address).href : undefined;
}

/** Splits a text into plain pieces and links, in order. Joined again, the pieces are the whole text. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const shown = withoutTrailing(match[0]);
    const href = toHref(shown);
    if (!href) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: shown, href });
    from = match.index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
