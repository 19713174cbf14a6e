import type { CategoryId, SubcategoryId } from './categories.ts';
import { resolveCategory } from './category-names.ts';

/** A draft may have no category yet. */
type Placed = { category: string | null; subcategory?: string | null };

type Goods = {
  many: string;
  one: string;
  /** For subcategories with their own word. */
  kinds?: { readonly [S in SubcategoryId<'engines'>]?: string };
};

/** Words for what is sold besides boats. */
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

/** "boats", "engines and parts", "moorings": the word for a whole category. */
export const listingNouns = (category: string | null): string => goodsOf(category)?.many ?? 'boats';
