import { cutText } from '../text.ts';

/** What leads a reader past the marketplace, as it stands in a text. */
export interface ContactFound {
  kind: 'email' | 'phone' | 'link';
  text: string;
}

const LONGEST_SHOWN = 60;
/** A reviewer needs to see that there are some, not all of them. */
const MOST_OF_A_KIND = 5;

/**
 * "anna@example.org", and what people write to hide it: "anna (at) example dot org". Like the others it begins only where
 * a word begins: from every letter of a long word on it would read the rest of that word again.
 */
const EMAIL =
  /(?<![\w.+-])[\w.+-]+(?:(?:\s?@\s?|\s{0,2}[([]\s?at\s?[)\]]\s{0,2})[\w-]{1,63}(?:(?:\.|\s?[([]dot[)\]]\s?|\sdot\s)[\w-]{2,63}){1,3}|\sat\s[\w-]{1,63}(?:\sdot\s[\w-]{2,63}){1,3})/gi;
/** Ten digits or more that begin like a British or foreign number, however they are grouped. */
const PHONE = /(?:\+\s?\d|\b0)(?:[\s().-]{0,2}\d){9,13}(?!\d)/g;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')]{3,200}|(?<![\w-])[\w-]{2,63}\.(?:co\.uk|com|net|org|uk|eu|boats|info)\b(?:\/\S{0,200})?/gi;

const RULES = [
  { kind: 'email', pattern: EMAIL },
  { kind: 'phone', pattern: PHONE },
  { kind: 'link', pattern: LINK },
] as const;

/** The first e-mail addresses, phone numbers and links, each of them once; what is an address is no link too. */
export function contactIn(text: string): ContactFound[] {
  let rest = text;
  return RULES.flatMap(({ kind, pattern }) => {
    const found = new Set<string>();
    for (const [match] of rest.matchAll(pattern)) {
      found.add(cutText(match.trim(), LONGEST_SHOWN));
      if (found.size === MOST_OF_A_KIND) break;
    }
    // The last rule leaves nothing to look through.
    if (kind !== 'link' && found.size > 0) rest = rest.replace(pattern, ' ');
    return [...found].map((shown) => ({ kind, text: shown }));
  });
}
