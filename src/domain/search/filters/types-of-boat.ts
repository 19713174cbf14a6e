import { categoryById, type SubcategoryId } from '../../taxonomy/categories.ts';
import { placementsOf } from '../../taxonomy/category-names.ts';
import type { Filters } from './filters.ts';
import { splitValues } from './multiple-values.ts';

/** The subcategories of a search. A single one is stored as `subcategory`, several as `types`. */
export function typesOf({ subcategory, types }: Filters): SubcategoryId[] {
  if (types) return splitValues(types) as SubcategoryId[];
  return subcategory ? [subcategory] : [];
}

/** Sets the subcategories of a search, ignoring those that the category does not have. */
export function withTypes({ subcategory, types, ...filters }: Filters, ids: readonly string[]): Filters {
  const { category } = filters;
  const known = category
    ? categoryById(category).subcategories.map(({ id }) => id)
    : ids.flatMap((id) => placementsOf(id).map((place) => place.subcategory));
  const chosen = [...new Set(ids)].filter((id): id is SubcategoryId => (known as string[]).includes(id));
  const [only, another] = chosen;
  if (!only) return filters;
  return another ? { ...filters, types: chosen.join(',') } : { ...filters, subcategory: only };
}
