import type { CategoryId, SubcategoryId } from './categories.ts';

type Kind = { category: CategoryId; subcategory: SubcategoryId };

/** Kinds of the same boats in two categories: sellers of narrowboats use both. */
const RELATED: { readonly [S in SubcategoryId]?: Kind } = {
  canal: { category: 'specialist', subcategory: 'narrowboat' },
  narrowboat: { category: 'motor', subcategory: 'canal' },
};

/** Where else a buyer of this kind should look. */
export const relatedKind = (subcategory: SubcategoryId | undefined): Kind | undefined =>
  subcategory && RELATED[subcategory];
