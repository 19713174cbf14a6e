import { fieldsFor } from '../../listings/fields/form-fields.ts';
import { type CategoryId, GOODS_CATEGORIES } from '../../taxonomy/categories.ts';
import { FIELD_FILTERS } from '../filters/field-filters.ts';
import type { FilterName } from '../filters/filters.ts';

/**
 * The filters of the Advanced Search dialog, in order. Some are offered only for the subcategories that have the field.
 */
export function advancedFilters(category: CategoryId | undefined, subcategory?: string | null): FilterName[] {
  const asked = new Set<string>(category && subcategory ? fieldsFor(category, subcategory) : []);
  // Goods of one kind have little in common with the others of their category.
  const mustBeAsked = category && subcategory && GOODS_CATEGORIES.includes(category);
  const offered = FIELD_FILTERS.filter(
    ({ field, advanced }) =>
      (advanced === 'where asked' || advanced.includes(category ?? 'any')) &&
      (asked.has(field) || (advanced !== 'where asked' && !mustBeAsked)),
  );
  return ['keywords', ...offered.map(({ name }) => name), 'privateSeller', 'brokerListing'];
}
