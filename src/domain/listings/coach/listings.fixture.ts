import fc from 'fast-check';
import { CATEGORIES } from '../../taxonomy/categories.ts';
import type { DescribedBoat } from '../fields/display-value.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '../fields/fields.ts';

/** Something that a seller may enter in a field. */
export function factFor(name: FieldName): unknown {
  const field = fieldDefinition(name);
  switch (field.control) {
    case 'number':
    case 'integer':
      return Math.max(field.min, 1);
    case 'choice':
      return Object.keys(field.options).find((option) => option !== 'unknown');
    case 'checklist':
      return [field.items[0]];
    case 'checkbox':
      return true;
    case 'date':
      return '2028-03-31';
    default:
      return 'Words';
  }
}

function anyFact(name: FieldName): fc.Arbitrary<unknown> {
  const field = fieldDefinition(name);
  switch (field.control) {
    case 'number':
      return fc.integer({ min: 1, max: 99_999 }).map((hundredths) => hundredths / 100);
    case 'integer':
      return name === 'yearBuilt' ? fc.integer({ min: 1800, max: 2027 }) : fc.nat(9_999);
    case 'choice':
      return fc.constantFrom(...Object.keys(field.options));
    case 'checklist':
      return fc.subarray([...field.items, 'Other: Webasto 40']);
    case 'checkbox':
      return fc.boolean();
    case 'date':
      return fc.constantFrom('2028-03-31', '2020-01-01');
    default:
      return fc.constantFrom('Westerly', 'Perkins 4108', 'unknown', '  ', 'Kittiwake II', '3 x 110 Ah');
  }
}

const PLACEMENTS = CATEGORIES.flatMap(({ id, subcategories }) =>
  [null, ...subcategories.map((subcategory) => subcategory.id)].map((subcategory) => ({
    category: id,
    subcategory,
  })),
);

const REST = FIELD_NAMES.filter((name) => name !== 'category' && name !== 'subcategory');

/** A listing of any kind with any of its fields filled in. */
export const anyListing: fc.Arbitrary<DescribedBoat> = fc
  .tuple(
    fc.constantFrom(...PLACEMENTS),
    fc.record(Object.fromEntries(REST.map((name) => [name, anyFact(name)])), { requiredKeys: [] }),
  )
  .map(([placement, facts]) => ({ ...facts, ...placement }));
