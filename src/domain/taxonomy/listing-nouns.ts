import type { CategoryId, SubcategoryId } from './categories.ts';
import { resolveCategory } from './category-names.ts';

/** A draft may have no category yet. */
type Placed = { category: string | null; subcategory?: string | null };

type Goods = {
  many: string;
  one: string;
  /** Where a subcategory has a word of its own. */
  kinds?: { readonly [S in SubcategoryId<'engines'>]?: string };
};

/** What is for sale beside boats, as people call it. */
const GOODS: { readonly [C in CategoryId]?: Goods } = {
  engines: {
    many: 'engines and parts',
    one: 'item',
    kinds: { outboard: 'engine', inboard: 'engine', parts: 'part', trailers: 'trailer' },
  },
  moorings: { many: 'moorings', one: 'mooring' },
};

const goodsOf = (category: string | null) => GOODS[resolveCategory(category ?? '')?.id ?? 'sailing'];

export const isBoat = ({ category }: Placed) => goodsOf(category) === undefined;

/** "boat", "engine", "mooring": the word for one listing. */
export function listingNoun({ category, subcategory }: Placed): string {
  const goods = goodsOf(category);
  return goods?.kinds?.[subcategory as SubcategoryId<'engines'>] ?? goods?.one ?? 'boat';
}

/** "boats", "engines and parts", "moorings": the word for all of a category. */
export const listingNouns = (category: string | null): string => goodsOf(category)?.many ?? 'boats';
