import { type CategoryId, categoryById, type Subcategory } from './categories.ts';
import { hyphenatedName } from './category-names.ts';

type IndexLink = { name: string; href: string };
type IndexGroup = { id: CategoryId; name: string; href: string; links: readonly IndexLink[] };

/** The groups on the index page, with the subcategories that it omits. */
const GROUPS = [
  { id: 'sailing', unlisted: [] },
  { id: 'motor', unlisted: [] },
  { id: 'small-craft', unlisted: ['paddleboards'] },
  { id: 'specialist', unlisted: [] },
  { id: 'engines', unlisted: ['trailers'] },
] as const satisfies readonly { id: CategoryId; unlisted: readonly Subcategory['id'][] }[];

export const INDEX_GROUPS: readonly IndexGroup[] = GROUPS.map(({ id, unlisted }) => {
  const category = categoryById(id);
  const left: readonly string[] = unlisted;
  return {
    id,
    name: category.name,
    href: `/subcategory/${id}`,
    links: category.subcategories
      .filter((subcategory) => !left.includes(subcategory.id))
      .map(({ name }) => ({ name, href: `/search?category=${id}&subcategory=${hyphenatedName(name)}` })),
  };
});
