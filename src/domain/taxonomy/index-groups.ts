import { CATEGORIES, type CategoryId, type SubcategoryId } from './categories.ts';
import { hyphenatedName } from './category-names.ts';

type IndexLink = { id: SubcategoryId; name: string; href: string };
type IndexGroup = { id: CategoryId; name: string; href: string; links: readonly IndexLink[] };

/** The groups on the index page: every category with its subcategories. */
export const INDEX_GROUPS: readonly IndexGroup[] = CATEGORIES.map(({ id, name, subcategories }) => ({
  id,
  name,
  href: `/subcategory/${id}`,
  links: subcategories.map((subcategory) => ({
    ...subcategory,
    href: `/search?category=${id}&subcategory=${hyphenatedName(subcategory.name)}`,
  })),
}));
