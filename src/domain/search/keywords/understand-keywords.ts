import { cutText } from '../../text.ts';
import { type Bounds, readAmounts } from './amounts.ts';
import { countAt } from './counts.ts';
import { asksForGoods } from './goods-words.ts';
import { placeWordsAt } from './places-in-keywords.ts';
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
  readonly readings: readonly Reading[];
  /** Every word that says something, in the order in which it was typed. */
  readonly said: readonly string[];
  /** Engines, parts or moorings are wanted as much as boats. */
  readonly goods: boolean;
  /** There were more words than are looked for. */
  readonly shortened: boolean;
};

/** Words with a second meaning: a listing must say them, or be what else they mean. */
export type Reading = {
  readonly term: Term;
  readonly price?: Bounds;
  /** In feet. */
  readonly length?: Bounds;
  readonly horsepower?: number;
  readonly berths?: number;
  /** Where it must lie. */
  readonly place?: string;
};

const MAX_WORDS = 12;
/** Words with two meanings beyond these are left out. */
const MAX_READINGS = 4;
const LONGEST_WORD = 40;
/** From how many letters on a word may be the beginning of a longer one. */
const PREFIX_LETTERS = 3;
const NUMERIC = /^[\d.]+$/;

/** Reads what was typed into the keywords box. Never fails: at worst it finds nothing to look for. */
export function understandKeywords(text: string): KeywordQuery {
  const { rest, likely, ...amounts } = readAmounts(text);
  const words = wordsOf(rest);
  const { terms, readings: ofWords } = termsOf(words.slice(0, MAX_WORDS));
  const ofAmounts = likely
    .slice(0, MAX_READINGS)
    .map(({ said, ...meant }) => ({ term: [{ words: wordsOf(said) }], ...meant }));
  const readings = [...ofAmounts, ...ofWords].slice(0, MAX_READINGS);
  return {
    ...amounts,
    terms,
    readings,
    said: saidIn(text, [...terms, ...readings.map(({ term }) => term)]),
    goods: asksForGoods(words),
    shortened: words.length > MAX_WORDS || isTooLong(rest),
  };
}

function saidIn(text: string, terms: readonly Term[]): string[] {
  const meant = new Set(terms.flatMap((term) => term[0]?.words ?? []));
  return wordsOf(text).filter((word) => meant.has(word));
}

/** The same words as they are typed, not as beginnings of longer ones: what says these says the others too. */
export function asWholeWords(query: KeywordQuery): KeywordQuery {
  const whole = (term: Term): Term => term.map(({ prefix: _prefix, ...alternative }) => alternative);
  return {
    ...query,
    terms: query.terms.map(whole),
    readings: query.readings.map((reading) => ({ ...reading, term: whole(reading.term) })),
  };
}

/** Whether there is anything to look for in texts. */
export function hasWords({ terms, readings }: KeywordQuery): boolean {
  return terms.length > 0 || readings.length > 0;
}

const isTooLong = (text: string) => text.split(/\s+/).some((word) => word.length > LONGEST_WORD);

/** The words as the text index spells them: plain letters, hyphens as gaps, points only inside numbers. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => cutText(word, LONGEST_WORD))
    .filter(Boolean);
}

type ReadWords = { readonly terms: readonly Term[]; readonly readings: readonly Reading[] };

function termsOf(words: readonly string[]): ReadWords {
  const terms: Term[] = [];
  const places: Reading[] = [];
  const counts: Reading[] = [];
  for (let at = 0; at < words.length; ) {
    const count = countAt(words, at);
    const expression = count ? undefined : expressionAt(words, at);
    const placeWords = count || expression ? 0 : placeWordsAt(words, at);
    if (count) counts.push(count);
    else if (expression) terms.push(expression);
    else if (placeWords > 0) {
      const named = words.slice(at, at + placeWords);
      const isLast = at + placeWords === words.length;
      places.push({ term: [asTyped(named, isLast)], place: named.join(' ') });
    } else if (!isStopWord(words[at] ?? ''))
      terms.push([asTyped(words.slice(at, at + 1), at === words.length - 1)]);
    at += (count?.term ?? expression)?.[0]?.words.length ?? (placeWords || 1);
  }
  // No index knows counts: alone they are only words.
  if (terms.length === 0) return { terms: counts.map(({ term }) => term), readings: places };
  return { terms, readings: [...places, ...counts] };
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
