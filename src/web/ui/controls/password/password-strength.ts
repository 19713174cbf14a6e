import { PASSWORD } from '#domain/accounts/secrets.ts';

export const STRENGTHS = [
  { name: 'too-short', label: `At least ${PASSWORD.minLength} characters` },
  { name: 'weak', label: 'Weak: easy to guess' },
  { name: 'fair', label: 'Fair: a few more words would help' },
  { name: 'good', label: 'Good' },
  { name: 'strong', label: 'Strong' },
] as const;

export type Strength = (typeof STRENGTHS)[number]['name'];

/** Common passwords, which count as a single character. */
const COMMON_PASSWORDS =
  /passwor[dt]|p[a@]ssw[o0]rd|qwerty|azerty|letmein|welcome|iloveyou|admin|dragon|monkey|football|liverpool|arsenal|chelsea|sailing|sailor|slipway|boat|summer|winter/g;

const KEY_ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const KINDS = [
  { of: /[a-z]/, size: 26 },
  { of: /[A-Z]/, size: 26 },
  { of: /\d/, size: 10 },
  { of: /[^a-zA-Z\d]/, size: 33 },
] as const;

/** The minimum entropy in bits of each strength. */
const MINIMUM_BITS = [
  ['strong', 75],
  ['good', 55],
  ['fair', 40],
] as const satisfies readonly (readonly [Strength, number])[];

/** A hint, not a rule: the guessing effort. `known` is what an attacker knows, such as the email address. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < PASSWORD.minLength) return 'too-short';
  const bits = surprisingLength(password, known) * Math.log2(alphabetSize(password));
  return MINIMUM_BITS.find(([, from]) => bits >= from)?.[0] ?? 'weak';
}

function surprisingLength(password: string, known: readonly string[]): number {
  let text = password.toLowerCase();
  for (const word of known.flatMap(wordsOf)) text = text.replaceAll(word, '\u0000');
  text = text.replace(COMMON_PASSWORDS, '\u0000');
  const characters = [...text];
  const unpredictable = characters.filter((_, index) => !isPredictable(characters.slice(0, index + 1)));
  // Few distinct characters are easy to guess at any length.
  return Math.min(unpredictable.length, new Set(characters).size * 2.5);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 4);

/** A repeated character, or the fourth of a sequence in the alphabet, the digits or a keyboard row. */
function isPredictable(characters: readonly string[]): boolean {
  if (characters.at(-1) === characters.at(-2)) return true;
  const run = characters.slice(-4);
  const [forwards, backwards] = [run.join(''), run.toReversed().join('')];
  return run.length === 4 && KEY_ROWS.some((row) => row.includes(forwards) || row.includes(backwards));
}

function alphabetSize(password: string): number {
  return KINDS.filter(({ of }) => of.test(password)).reduce((sum, { size }) => sum + size, 0);
}
