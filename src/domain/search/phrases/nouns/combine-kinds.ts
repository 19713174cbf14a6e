import { CATEGORIES } from '../../../taxonomy/categories.ts';
import { placementsOf } from '../../../taxonomy/category-names.ts';
import type { Filters } from '../../filters/filters.ts';
import { splitValues } from '../../filters/multiple-values.ts';
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
  if (types.includes('') && !category) return filtersOfCategories(kinds);
  const placed = types.includes('')
    ? category && { category }
    : withTypes(category ? { category } : {}, types);
  // A type that two categories share would include boats that were not meant.
  return placed && kindsOf(placed).length === kinds.length ? placed : undefined;
}

/** "yacht or motorboat": all types of both, unless a third category shares one. */
function filtersOfCategories(kinds: readonly string[]): Filters | undefined {
  const typed = kinds.filter((kind) => !kind.endsWith('/'));
  const placed = withTypes({}, [...new Set(typed.map((kind) => kind.slice(kind.indexOf('/') + 1)))]);
  const isMeant = kindsOf(placed).every((kind) => typed.includes(kind));
  return isMeant && typed.length > 0 && splitValues(placed.types).length <= MAX_TYPES ? placed : undefined;
}

/** As many as one filter accepts. */
const MAX_TYPES = 12;

function detailsOf({ category, subcategory, types, ...details }: Filters): Filters {
  return details;
}
