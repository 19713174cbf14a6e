import { CATEGORIES } from '../../taxonomy/categories.ts';
import { BOAT_WORDS, GOODS_WORDS } from './goods-words.ts';
import { singular } from './singular.ts';
import { EXPRESSIONS } from './synonyms.ts';
import { wordsOf } from './understand-keywords.ts';

const KINDS = CATEGORIES.flatMap(({ name, subcategories }) => [
  name,
  ...subcategories.map((sub) => sub.name),
]);

/** Generic words for boats and goods: candidates for correcting a misspelt word. */
export const TRADE_WORDS: readonly string[] = [
  ...new Set([...BOAT_WORDS, ...GOODS_WORDS, ...[...EXPRESSIONS, ...KINDS].flatMap(wordsOf).map(singular)]),
];
