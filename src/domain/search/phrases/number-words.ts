import type { Token } from './token.ts';

const list = (words: string, from: number, step = 1) =>
  words.split(' ').map((word, index) => [word, from + index * step] as const);

const SMALL: ReadonlyMap<string, number> = new Map([
  ...list(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ['a', 1],
]);
const TENS: ReadonlyMap<string, number> = new Map(
  list('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
);
const FRACTIONS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
/** A small number is one before these only: "six berth" has a reader of its own, and "one owner" is no amount. */
const UNITS: ReadonlySet<string> = new Set(
  'thousand grand k million hundred pound pounds quid foot feet ft footer metre metres meter meters hp horsepower'.split(
    ' ',
  ),
);

const LARGE: ReadonlySet<string> = new Set(['hundred', 'thousand', 'million']);

const wordAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'word' && !tokens[at + 1]?.glued ? token.word : '';
};

/** The number that is written in words here, and where it ends. */
function numberAt(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const fraction = FRACTIONS.get(wordAt(tokens, at));
  if (fraction !== undefined) {
    const of = wordAt(tokens, at + 1) === 'of' ? 1 : 0;
    const a = wordAt(tokens, at + 1 + of) === 'a' ? 1 : 0;
    const to = at + 1 + of + a;
    return /^(?:million|mil)$/.test(wordAt(tokens, to)) ? { value: fraction, to } : undefined;
  }
  if (wordAt(tokens, at) === 'a' && !LARGE.has(wordAt(tokens, at + 1))) return undefined;
  const tens = TENS.get(wordAt(tokens, at));
  let value = tens ?? SMALL.get(wordAt(tokens, at));
  if (value === undefined) return undefined;
  let to = at + 1;
  const hyphen = tokens[to]?.text === '-' && tokens[to + 1]?.glued ? 1 : 0;
  const ones = tens === undefined ? undefined : SMALL.get(wordAt(tokens, to + hyphen));
  if (ones !== undefined && ones < 10 && wordAt(tokens, to + hyphen) !== 'a') {
    value += ones;
    to += hyphen + 1;
  }
  if (wordAt(tokens, to) === 'hundred') {
    value *= 100;
    to++;
    const and = wordAt(tokens, to) === 'and' ? 1 : 0;
    const rest = TENS.get(wordAt(tokens, to + and)) ?? SMALL.get(wordAt(tokens, to + and));
    if (rest !== undefined && wordAt(tokens, to + and) !== 'a') {
      value += rest;
      to += and + 1;
    }
    return { value, to };
  }
  const isCounted = tens !== undefined || UNITS.has(wordAt(tokens, to));
  return isCounted ? { value, to } : undefined;
}

/** The tokens with "twenty five thousand" as 25 thousand, each still at its place in the text. */
export function withNumbers(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token;
    const number = first.kind === 'word' && !first.glued ? numberAt(tokens, at) : undefined;
    if (!number) {
      read.push(first);
      at++;
      continue;
    }
    const text = String(number.value);
    read.push({ ...first, kind: 'number', text, word: text, end: (tokens[number.to - 1] as Token).end });
    at = number.to;
  }
  return read;
}
