import { cutText } from '../../text.ts';

/** Something in a text that lets buyers contact the seller outside Slipway, as written. */
export interface ContactDetail {
  kind: 'email' | 'phone' | 'link';
  text: string;
}

const MAX_SHOWN_LENGTH = 60;
/** A reviewer needs to see that there are some, not every one. */
const MAX_PER_KIND = 5;

/**
 * "anna@example.org", and ways to hide it: "anna (at) example dot org". Like the other patterns it only matches at the
 * start of a word: trying every letter of a long word would make the work quadratic.
 */
const EMAIL =
  /(?<![\w.+-])[\w.+-]+(?:(?:\s?@\s?|\s{0,2}[([]\s?at\s?[)\]]\s{0,2})[\w-]{1,63}(?:(?:\.|\s?[([]dot[)\]]\s?|\sdot\s)[\w-]{2,63}){1,3}|\sat\s[\w-]{1,63}(?:\sdot\s[\w-]{2,63}){1,3})/gi;
/** Ten digits or more that start like a British or foreign number, in any grouping. */
const PHONE = /(?:\+\s?\d|\b0)(?:[\s().-]{0,2}\d){9,13}(?!\d)/g;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')]{3,200}|(?<![\w-])[\w-]{2,63}\.(?:co\.uk|com|net|org|uk|eu|boats|info)\b(?:\/\S{0,200})?/gi;

const RULES = [
  { kind: 'email', pattern: EMAIL },
  { kind: 'phone', pattern: PHONE },
  { kind: 'link', pattern: LINK },
] as const;

/** The first email addresses, phone numbers and links, without duplicates. An email address is not reported as a link too. */
export function findContactDetails(text: string): ContactDetail[] {
  let rest = text;
  return RULES.flatMap(({ kind, pattern }) => {
    const found = new Set<string>();
    for (const [match] of rest.matchAll(pattern)) {
      found.add(cutText(match.trim(), MAX_SHOWN_LENGTH));
      if (found.size === MAX_PER_KIND) break;
    }
    if (kind !== 'link' && found.size > 0) rest = rest.replace(pattern, ' ');
    return [...found].map((shown) => ({ kind, text: shown }));
  });
}
