import { CATEGORIES } from '../../../taxonomy/categories.ts';
import { placementsOf } from '../../../taxonomy/category-names.ts';
import type { Filters } from '../../filters/filters.ts';
import { typesOf, withTypes } from '../../filters/types-of-boat.ts';

/** The boats that are both ("liveaboard narrowboat"); nothing when there are none or no filter expresses them. */
export function bothKinds(one: Filters, other: Filters): Filters | undefined {
  const others = new Set(kindsOf(other));
  const placed = filtersOfKinds(kindsOf(one).filter((kind) => others.has(kind)));
  return placed && { ...placed, ...detailsOf(other), ...detailsOf(one) };
}

/** The boats that are either ("narrowboat or barge"). */
export function eitherKind(one: Filters, other: Filters): Filters | undefined {
  return filtersOfKinds([...new Set([...kindsOf(one), ...kindsOf(other)])]);
}

/** Every kind of boat that these filters include, as category and subcategory. */
function kindsOf(filters: Filters): string[] {
  const { category } = filters;
  const types = typesOf(filters);
  if (types.length > 0)
    return types.flatMap((type) =>
      category
        ? [`${category}/${type}`]
        : placementsOf(type).map((place) => `${place.category}/${place.subcategory}`),
    );
  return CATEGORIES.filter(({ id }) => id === category).flatMap(({ id, subcategories }) => [
    `${id}/`,
    ...subcategories.map((sub) => `${id}/${sub.id}`),
  ]);
}

function filtersOfKinds(kinds: readonly string[]): Filters | undefined {
  if (kinds.length === 0) return undefined;
  const category = CATEGORIES.find(({ id }) => kinds.every((kind) => kind.startsWith(`${id}/`)))?.id;
  const types = kinds.map((kind) => kind.slice(kind.indexOf('/') + 1));
  const placed = types.includes('')
    ? category && { category }
    : withTypes(category ? { category } : {}, types);
  // A type that two categories share would include boats that were not meant.
  return placed && kindsOf(placed).length === kinds.length ? placed : undefined;
}

function detailsOf({ category, subcategory, types, ...details }: Filters): Filters {
  return details;
}
