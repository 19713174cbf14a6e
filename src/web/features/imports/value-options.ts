import '#domain/listings/fields/complete-fields.ts';
import { UNIT_NAMES } from '#domain/exchange/units.ts';
import { FIELDS, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { SALE_STATES } from '#domain/listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS } from '#domain/listings/sale/state-words.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';

type Option = { value: string; label: string };

const isField = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The values between which a seller chooses; none for texts and numbers. */
export function optionsFor(field: string): Option[] {
  if (field === 'unit') return UNIT_NAMES.map((value) => ({ value, label: value }));
  if (field === 'state') return SALE_STATES.map((value) => ({ value, label: SALE_STATE_WORDS[value].words }));
  if (field === 'category') return CATEGORIES.map(({ id, name }) => ({ value: id, label: name }));
  if (field === 'subcategory')
    return CATEGORIES.flatMap(({ name, subcategories }) =>
      subcategories.map((kind) => ({ value: kind.id, label: `${name}: ${kind.name}` })),
    );
  const definition = isField(field) ? fieldDefinition(field) : undefined;
  const options = definition?.control === 'choice' ? definition.options : {};
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
