import { foldName } from '../../../fold-name.ts';
import type { Filters } from '../../filters/filters.ts';
import { singular } from '../../keywords/singular.ts';
import type { PartKind } from '../phrase.ts';
import { continuesAfter, type Token } from '../tokens.ts';

/** What a name or an expression means. */
export type Meaning = {
  readonly kind: PartKind;
  readonly filters: Filters;
  /** A kind of boat or goods. "generic" is any boat; "equipment" is goods unless a boat is named too. */
  readonly noun?: 'boat' | 'goods' | 'generic' | 'equipment';
  /** The words that rank too. */
  readonly ranks?: string;
  /** Means something else before these words. */
  readonly notBefore?: ReadonlySet<string>;
  /** Means this before these words only. */
  readonly onlyBefore?: ReadonlySet<string>;
  /** Means something else after these words. */
  readonly notAfter?: ReadonlySet<string>;
};

/** Words before or after a name that decide whether it has its meaning, separated by spaces. */
export type Context = {
  readonly notBefore?: string;
  readonly onlyBefore?: string;
  readonly notAfter?: string;
};

const wordsIn = (text: string | undefined) => (text ? new Set(text.split(' ')) : undefined);

export function contextOf(context: Context = {}): Pick<Meaning, keyof Context> {
  const [notBefore, onlyBefore, notAfter] = [context.notBefore, context.onlyBefore, context.notAfter].map(
    wordsIn,
  );
  return {
    ...(notBefore && { notBefore }),
    ...(onlyBefore && { onlyBefore }),
    ...(notAfter && { notAfter }),
  };
}

export type Lexicon = {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly modelsOf: (make: string) => ReadonlyMap<string, string>;
  /** The names of this length that start like a word. */
  readonly alike: (word: string, length: number) => readonly string[];
  /** The make on sale that is spelt or sounds like a word. */
  readonly makeOnSale: (word: string) => string | undefined;
};

/** "Sea Ray", "sea-ray" and "searay" are the same name. */
export const keyOf = (name: string) => foldName(name).replaceAll(' ', '');

const MAX_NAME_TOKENS = 8;
/** Signs that may be inside a name. */
const INSIDE_NAMES: ReadonlySet<string> = new Set(['-', '–', '.', '/', "'", '’']);

/** The names that may start at this token, longest first, each with the token after it. */
export function namesAt(tokens: readonly Token[], from: number): { key: string; to: number }[] {
  if (
    tokens[from]?.kind === 'sign' ||
    (from > 0 && continuesAfter(tokens, from - 1) && tokens[from - 1]?.kind !== 'sign')
  )
    return [];
  const names: { key: string; to: number }[] = [];
  let start = '';
  for (let at = from; at < Math.min(tokens.length, from + MAX_NAME_TOKENS); at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'sign' && token.word === '') {
      if (INSIDE_NAMES.has(token.text)) continue;
      break;
    }
    if (!continuesAfter(tokens, at)) {
      names.unshift({ key: start + token.word, to: at + 1 });
      const one = singular(token.word);
      if (one !== token.word) names.splice(1, 0, { key: start + one, to: at + 1 });
    }
    start += token.word;
  }
  return names;
}

/** The longest name at this token that means something there. */
export function meaningAt(
  { meanings }: Lexicon,
  tokens: readonly Token[],
  from: number,
): { readonly meaning: Meaning; readonly to: number } | undefined {
  for (const { key, to } of namesAt(tokens, from)) {
    const meaning = meanings.get(key);
    if (meaning && fitsContext(meaning, tokens, from, to)) return { meaning, to };
  }
  return undefined;
}

export function fitsContext(
  { notBefore, onlyBefore, notAfter }: Meaning,
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const before = tokens[from - 1]?.word ?? '';
  const after = singular(tokens[to]?.word ?? '');
  return !notBefore?.has(after) && !notAfter?.has(before) && (!onlyBefore || onlyBefore.has(after));
}
