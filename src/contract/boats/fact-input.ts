import type { Field } from '#domain/listings/fields/field.ts';
import { LIST_LIMITS } from '#domain/listings/fields/read-field.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { describeField } from './boat-facts.ts';

type JsonSchema = Record<string, unknown>;

const MAX_SUBCATEGORY_LENGTH = 60;

function describeValue(field: Field): JsonSchema {
  switch (field.control) {
    case 'number':
    case 'integer':
      return {
        type: field.control,
        [field.positive ? 'exclusiveMinimum' : 'minimum']: field.min,
        // "next year" depends on the day on which the description is read.
        ...(typeof field.max === 'number' && { maximum: field.max }),
      };
    case 'choice':
      return { type: 'string', enum: Object.keys(field.options) };
    case 'checklist':
      return {
        type: 'array',
        items: { type: 'string', maxLength: LIST_LIMITS.itemLength },
        maxItems: LIST_LIMITS.items,
      };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'checkbox':
      return { type: 'boolean' };
    case 'category':
      return { type: 'string', enum: CATEGORIES.map(({ id }) => id) };
    case 'subcategory':
      return { type: 'string', maxLength: MAX_SUBCATEGORY_LENGTH };
    default:
      return { type: 'string', maxLength: field.maxLength };
  }
}

/**
 * How the description of the API shows a field of a request. `readField` accepts more, such as numbers typed as text:
 * clients should send the plain form.
 */
export function describeInput(field: Field): JsonSchema {
  const value = describeValue(field);
  const others = [
    ...('unknown' in field && field.unknown === 'stored' ? [{ const: 'unknown' }] : []),
    ...(field.required ? [] : [{ type: 'null' }]),
  ];
  return {
    description: describeField(field),
    ...(others.length > 0 ? { anyOf: [value, ...others] } : value),
  };
}
