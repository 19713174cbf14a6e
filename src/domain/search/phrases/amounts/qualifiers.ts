import { longestSequenceAt, type Token } from '../tokens.ts';

/** How an amount is limited. "before" and "after" are said of years only. */
export type Qualifier = 'max' | 'min' | 'around' | 'between' | 'before' | 'after' | 'since';

const table = <T extends string>(rows: Readonly<Record<T, string>>) =>
  Object.entries<string>(rows).flatMap(([value, expressions]) =>
    expressions.split(', ').map((expression) => [expression.split(' '), value as T] as const),
  );

const LEADS = table<Qualifier>({
  max:
    'under, below, less than, up to, upto, max, maximum, max of, maximum of, no more than, not more than, at most, ' +
    'cheaper than, smaller than, shorter than, not over, no longer than, not longer than, <, < =, ≤, budget of, budget, ' +
    'my budget is, budget is, up to about, up to around, max price, price up to, price under, within budget of, ' +
    'not exceeding, under about',
  min:
    'over, above, more than, from, min, minimum, min of, minimum of, at least, starting at, longer than, ' +
    'bigger than, larger than, in excess of, not less than, no less than, >, > =, ≥, price from, price over, upwards of, ' +
    'greater than',
  around:
    'about, around, approx, approximately, circa, roughly, ca, ~, somewhere around, in the region of, nearly',
  between: 'between, from between',
  before: 'before, pre, older than, built before, made before, earlier than, pre -',
  after: 'newer than, after, built after, made after, later than, younger than, post',
  since: 'since, built since, from the year, built from, year from',
});

const TRAILS = table<'min' | 'max'>({
  min:
    'or more, or over, or above, and over, and above, and up, plus, +, or bigger, or longer, or larger, minimum, min, ' +
    'upwards, and upwards, onwards, onward, and onwards, or newer, or later, and newer, and later, up, or greater, ' +
    'or better, and more, or younger',
  max:
    'or less, or under, or below, and under, and below, max, maximum, or smaller, or shorter, or cheaper, tops, ' +
    'or older, and older, or lower, or fewer, at most, limit, budget, or earlier',
});

const JOINTS: ReadonlySet<string> = new Set(['to', 'and', '-', '–', '—', 'or']);

export const leadAt = (tokens: readonly Token[], at: number) => longestSequenceAt(tokens, at, LEADS);
export const trailAt = (tokens: readonly Token[], at: number) => longestSequenceAt(tokens, at, TRAILS);

/** "to" in "30 to 35ft"; "or" joins sizes only ("30 or 35ft"). */
export const joinsAmounts = (token: Token | undefined) =>
  token !== undefined && JOINTS.has(token.word || token.text);
