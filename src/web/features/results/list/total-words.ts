import type { Total } from '#contract/list-headers.ts';
import type { Facet } from '#contract/search/search.ts';
import { formatCount } from '#domain/money.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';

/** Singular and plural. */
type Noun = readonly [one: string, several: string];

const BOATS: Noun = ['boat', 'boats'];
const GOODS: Noun = ['engine, part or mooring', 'engines, parts and moorings'];
const LISTINGS: Noun = ['listing', 'listings'];

/** Nouns for listings that are not boats. */
const GOODS_NOUNS: Readonly<Record<string, Noun>> = {
  engines: ['engine or part', 'engines and parts'],
  moorings: ['mooring', 'moorings'],
  outboard: ['outboard', 'outboards'],
  inboard: ['inboard engine', 'inboard engines'],
  parts: ['part', 'parts'],
  electronics: ['piece of electronics', 'pieces of electronics'],
  sails: ['sail', 'sails'],
  trailers: ['trailer', 'trailers'],
};

/** "1 boat", "128 boats", "10,000+ boats" */
export function totalInWords({ count, isMinimum }: Total, [one, several]: Noun = BOATS): string {
  return `${formatCount(count)}${isMinimum ? '+' : ''} ${count === 1 && !isMinimum ? one : several}`;
}

export const kindCounts = (kinds: Facet | undefined) => {
  const countOf = (kind: string) => kinds?.counts.find(({ value }) => value === kind)?.count ?? 0;
  return { boats: countOf('boats'), goods: countOf('goods') };
};

/** The noun for what the filters can find; undefined for boats and goods together. */
function nounOf({ category, subcategory, kind }: Filters): Noun | undefined {
  if (category && GOODS_CATEGORIES.includes(category))
    return GOODS_NOUNS[subcategory ?? category] ?? GOODS_NOUNS[category];
  if (category || kind === 'boats') return BOATS;
  return kind === 'goods' ? GOODS : undefined;
}

/** The results in words: "169 boats and 38 engines, parts and moorings". */
export function foundInWords(total: Total, filters: Filters, kinds: Facet | undefined): string {
  const noun = nounOf(filters);
  if (noun) return totalInWords(total, noun);
  const { boats, goods } = kindCounts(kinds);
  if (goods === 0) return totalInWords(total, BOATS);
  if (boats === 0) return totalInWords(total, GOODS);
  // Facets counted at another moment, or a list above the counting limit, may not add up to the total.
  if (boats + goods !== total.count || total.isMinimum) return totalInWords(total, LISTINGS);
  const counted = (count: number, of: Noun) => totalInWords({ count, isMinimum: false }, of);
  return `${counted(boats, BOATS)} and ${counted(goods, GOODS)}`;
}

/** A short version for a button. */
export function foundInShort(total: Total, filters: Filters, kinds: Facet | undefined): string {
  const { boats, goods } = kindCounts(kinds);
  return totalInWords(total, nounOf(filters) ?? (goods === 0 ? BOATS : boats === 0 ? GOODS : LISTINGS));
}
