/** What leads a reader past the marketplace, as it stands in a text. */
export interface ContactFound {
  kind: 'email' | 'phone' | 'link';
  text: string;
}

const LONGEST_SHOWN = 60;

/** "anna@example.org", and what people write to hide it: "anna (at) example dot org". */
const EMAIL =
  /[\w.+-]{1,64}(?:(?:\s?@\s?|\s{0,2}[([]\s?at\s?[)\]]\s{0,2})[\w-]{1,63}(?:(?:\.|\s?[([]dot[)\]]\s?|\sdot\s)[\w-]{2,63}){1,3}|\sat\s[\w-]{1,63}(?:\sdot\s[\w-]{2,63}){1,3})/gi;
/** Ten digits or more that begin like a British or foreign number, however they are grouped. */
const PHONE = /(?:\+\s?\d|\b0)(?:[\s().-]{0,2}\d){9,13}(?!\d)/g;
const LINK =
  /\b(?:https?:\/\/|www\.)[^\s<>"')]{3,200}|\b[\w-]{2,63}\.(?:co\.uk|com|net|org|uk|eu|boats|info)\b(?:\/\S{0,200})?/gi;

const RULES = [
  { kind: 'email', pattern: EMAIL },
  { kind: 'phone', pattern: PHONE },
  { kind: 'link', pattern: LINK },
] as const;

/** Every e-mail address, phone number and link, each of them once; what is an address is no link too. */
export function contactIn(text: string): ContactFound[] {
  let rest = text;
  const found: ContactFound[] = [];
  for (const { kind, pattern } of RULES) {
    for (const [match] of rest.matchAll(pattern))
      found.push({ kind, text: match.trim().slice(0, LONGEST_SHOWN) });
    rest = rest.replace(pattern, ' ');
  }
  return found.filter((one, at) => found.findIndex(({ text: same }) => same === one.text) === at);
}
