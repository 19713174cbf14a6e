import '#domain/listings/fields/complete-fields.ts';
import { z } from 'zod';
import { PUBLIC_FIELDS, type PublicField, type ResponseFact } from '#domain/listings/fields/facts.ts';
import type { Field } from '#domain/listings/fields/field.ts';
import { fieldDefinition } from '#domain/listings/fields/fields.ts';

const UNIT_WORDS = {
  ft: 'in feet',
  m: 'in metres',
  HP: 'in horsepower',
  litres: 'in litres',
  kg: 'in kilograms',
  'm²': 'in square metres',
  money: 'in its currency',
  year: 'in full',
} as const;

/** The description of a field in the API documentation. */
export function describeField(field: Field): string {
  const end =
    'hiddenEnd' in field && field.hiddenEnd
      ? `. Its last ${field.hiddenEnd} characters are dots for everyone but its owner and administrators`
      : '';
  const unit = 'unit' in field && field.unit ? `, ${UNIT_WORDS[field.unit]}` : '';
  return `${field.label}${unit}${'unknown' in field && field.unknown === 'stored' ? ', or "unknown"' : ''}${end}`;
}

function valueSchema(field: Field): z.ZodType {
  switch (field.control) {
    case 'checklist':
      return z.array(z.string());
    case 'checkbox':
      return z.boolean();
    case 'number':
    case 'integer':
      if (field.returnedAs === 'text') return z.string();
      return field.control === 'integer' ? z.number().int() : z.number();
    case 'choice':
      return z.enum(Object.keys(field.options));
    default:
      return z.string();
  }
}

function answerSchema(name: PublicField): z.ZodType {
  const field = fieldDefinition(name);
  const always = field.required || 'default' in field || ['checklist', 'checkbox'].includes(field.control);
  const value = valueSchema(field);
  return (always ? value : value.nullable()).describe(describeField(field));
}

/** The public fields of a listing. */
export const boatFacts = Object.fromEntries(PUBLIC_FIELDS.map((name) => [name, answerSchema(name)])) as {
  [F in PublicField]: z.ZodType<ResponseFact<F>>;
};
