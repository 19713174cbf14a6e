import { FIELD_NAMES, fieldDefinition } from '../../listings/fields/fields.ts';
import { ENDLESS } from '../controls/choices.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import type { SpecialFilterName } from '../filters/special-filters.ts';

/** They have no chip. */
const UNCHIPPED: ReadonlySet<FilterName> = new Set<SpecialFilterName>([
  'phrase',
  'words',
  'similarTo',
  'sort',
  'page',
  'limit',
]);

/** Filters that share the chip of another one. */
const IN_CHIP_OF: ReadonlyMap<string, string> = new Map([
  ['types', 'subcategory'],
  ['unknownCategory', 'category'],
  ['distance', 'location'],
  ...FIELD_NAMES.flatMap((name) => fieldDefinition(name).filters ?? []).flatMap((filter) =>
    filter.by === 'range' ? [[filter.to.name, filter.from.name] as const] : [],
  ),
]);

/** How many chips a search has: their wording is code that most pages do not need. */
export function countChips(filters: Filters, inPath: readonly FilterName[] = []): number {
  const chosen = (Object.keys(filters) as FilterName[]).filter(
    (name) =>
      filters[name] !== undefined &&
      !(name === 'maxLength' && filters.maxLength === ENDLESS) &&
      !inPath.includes(name) &&
      !UNCHIPPED.has(name),
  );
  return new Set(chosen.map((name) => IN_CHIP_OF.get(name) ?? name)).size;
}
