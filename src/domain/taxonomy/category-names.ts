import {
  CATEGORIES,
  type Category,
  type CategoryId,
  categoryById,
  type SubcategoryId,
} from './categories.ts';

/** Former main categories: their addresses still work, with their old heading. */
const OLDER_CATEGORIES: ReadonlyMap<string, { id: CategoryId; heading: string }> = new Map([
  ['narrowboat', { id: 'specialist', heading: 'Other Vessels' }],
  ['fishing', { id: 'superyachts', heading: 'Superyachts' }],
]);

const OLDER_SUBCATEGORIES: ReadonlyMap<string, SubcategoryId> = new Map([
  ['jet-skis', 'jetskis'],
  ['canoes', 'kayaks'],
  ['inflatables', 'ribs'],
]);

/** "RIBs & Inflatables" → "ribs-inflatables": a subcategory's name in an address. */
export function hyphenatedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function resolveCategory(slug: string): Category | undefined {
  const id = slug.trim().toLowerCase();
  const older = OLDER_CATEGORIES.get(id);
  return older ? categoryById(older.id) : CATEGORIES.find((category) => category.id === id);
}

export function categoryHeading(slug: string): string {
  const older = OLDER_CATEGORIES.get(slug.trim().toLowerCase());
  return older?.heading ?? resolveCategory(slug)?.heading ?? capitalised(slug);
}

export function categoryName(id: CategoryId): string {
  return categoryById(id).name;
}

/** Finds a subcategory by its id, its hyphenated name or an older spelling of either. */
export function resolveSubcategory(category: CategoryId, raw: string): SubcategoryId | undefined {
  const slug = hyphenatedName(raw);
  const id = OLDER_SUBCATEGORIES.get(slug) ?? slug;
  return categoryById(category).subcategories.find(
    (subcategory) => subcategory.id === id || hyphenatedName(subcategory.name) === id,
  )?.id;
}

export type Placement = { category: CategoryId; subcategory: SubcategoryId };

/**
 * Every category that a subcategory in an address may belong to: none when unknown, two for an id that two categories
 * share ("cruiser").
 */
export function placementsOf(raw: string): Placement[] {
  return CATEGORIES.flatMap(({ id: category }) => {
    const subcategory = resolveSubcategory(category, raw);
    return subcategory ? [{ category, subcategory }] : [];
  });
}

export function subcategoryName(category: CategoryId, subcategory: string): string | undefined {
  return categoryById(category).subcategories.find(({ id }) => id === subcategory)?.name;
}

/**
 * The category and subcategory of a listing. Older edit forms sent some subcategories as main categories, which is
 * still supported.
 */
export function resolvePlacement(
  categorySlug: string,
  subcategorySlug?: string | null,
): { category: CategoryId; subcategory: SubcategoryId | null } | undefined {
  const slug = categorySlug.trim().toLowerCase();
  const category = slug === 'houseboat' ? 'specialist' : resolveCategory(slug)?.id;
  if (!category) return undefined;
  const named = subcategorySlug ? resolveSubcategory(category, subcategorySlug) : undefined;
  const implied = slug === 'houseboat' || slug === 'narrowboat' ? slug : null;
  return { category, subcategory: named ?? implied };
}

function capitalised(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
