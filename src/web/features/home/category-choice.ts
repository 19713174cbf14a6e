/** What the hero's category list stands for: nothing, a category, or a category with one of its kinds. */
export type CategoryChoice = { category: string; subcategory: string };

export const NOTHING_CHOSEN: CategoryChoice = { category: '', subcategory: '' };

/** Reads an entry of the list: "" for all, "small-craft", or "small-craft:ribs". */
export function chooseCategory(entry: string): CategoryChoice {
  const [category = '', subcategory = ''] = entry === 'all' ? [] : entry.split(':');
  return { category, subcategory };
}
