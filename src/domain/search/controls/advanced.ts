import { fieldsFor } from '../../listings/fields/form-fields.ts';
import type { CategoryId } from '../../taxonomy/categories.ts';
import { FIELD_FILTERS } from '../filters/field-filters.ts';
import type { FilterName } from '../filters/filters.ts';

/**
 * The filters of the Advanced Search dialog, in order. Some are offered only for the subcategories that have the field.
 */
export function advancedFilters(category: CategoryId | undefined, subcategory?: string | null): FilterName[] {
  const asked = new Set<string>(category && subcategory ? fieldsFor(category, subcategory) : []);
  const offered = FIELD_FILTERS.filter(({ field, advanced }) =>
    advanced === 'where asked' ? asked.has(field) : advanced.includes(category ?? 'any'),
  );
  return ['keywords', ...offered.map(({ name }) => name), 'privateSeller', 'brokerListing'];
}
