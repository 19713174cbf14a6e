import { categoryById, type SubcategoryId } from '../../taxonomy/categories.ts';
import { placementsOf } from '../../taxonomy/category-names.ts';
import type { Filters } from './filters.ts';
import { severalOf } from './several.ts';

/** The subcategories that a search asks for. One alone is its page's; several are a choice on the page of them all. */
export function typesOf({ subcategory, types }: Filters): SubcategoryId[] {
  if (types) return severalOf(types) as SubcategoryId[];
  return subcategory ? [subcategory] : [];
}

/** The filters with these types, each where it belongs; none that the category does not have. */
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
