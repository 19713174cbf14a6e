import { type Bounds, readAmounts } from './amounts.ts';
import { isStopWord } from './stop-words.ts';
import { LONGEST_EXPRESSION, type Synonym, synonymsOf } from './synonyms.ts';

/** One way in which a listing may say what was asked for: these words one after the other. */
export type Alternative = Synonym & {
  /** The last word may go on: the visitor may still be typing it. */
  readonly prefix?: true;
};

/** One thing that was asked for: a listing must say it in one of these ways. The first is the visitor's own. */
export type Term = readonly Alternative[];

/** What a visitor means by keywords. */
export type KeywordQuery = {
  readonly terms: readonly Term[];
  readonly price?: Bounds;
  /** In feet. */
  readonly length?: Bounds;
};

const MAX_WORDS = 12;
const LONGEST_WORD = 40;
/** From how many letters on a word may be the beginning of a longer one. */
const PREFIX_LETTERS = 3;
const NUMERIC = /^[\d.]+$/;

/** Reads what was typed into the keywords box. Never fails: at worst it finds nothing to look for. */
export function understandKeywords(text: string): KeywordQuery {
  const { rest, ...amounts } = readAmounts(text);
  return { ...amounts, terms: termsOf(wordsOf(rest).slice(0, MAX_WORDS)) };
}

/** The words as the text index spells them: plain letters, hyphens as gaps, points only inside numbers. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.slice(0, LONGEST_WORD))
    .filter(Boolean);
}

function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(words, at);
    if (expression) terms.push(expression);
    else if (!isStopWord(words[at] ?? ''))
      terms.push([asTyped(words.slice(at, at + 1), at === words.length - 1)]);
    at += expression?.[0]?.words.length ?? 1;
  }
  return terms;
}

/** The longest expression of the trade that begins here. */
function expressionAt(words: readonly string[], at: number): Term | undefined {
  for (let length = Math.min(LONGEST_EXPRESSION, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    const synonyms = synonymsOf(said);
    if (synonyms.length > 0) {
      return [asTyped(said, at + length === words.length), ...synonyms];
    }
  }
  return undefined;
}

function asTyped(words: readonly string[], isLast: boolean): Alternative {
  return isLast ? asBeginning({ words }) : { words };
}

function asBeginning(alternative: Alternative): Alternative {
  const last = alternative.words.at(-1) ?? '';
  return last.length >= PREFIX_LETTERS && !NUMERIC.test(last)
    ? { ...alternative, prefix: true }
    : alternative;
}

/** The same with every word taken as the beginning of one: for what was typed in short. */
export function loosened(query: KeywordQuery): KeywordQuery {
  const loosen = ([typed, ...others]: Term): Term => (typed ? [asBeginning(typed), ...others] : others);
  return { ...query, terms: query.terms.map(loosen) };
}
