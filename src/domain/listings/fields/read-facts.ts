import type { CategoryId } from '../../taxonomy/categories.ts';
import { resolvePlacement, resolveSubcategory } from '../../taxonomy/category-names.ts';
import { type Facts, STORED_FIELDS } from './facts.ts';
import { type FieldName, fieldDefinition } from './fields.ts';
import { type ChoiceField, readOption } from './options.ts';
import { type FieldReading, readField } from './read-field.ts';

/** Like `readField`, but an empty value becomes the field's default. */
export function readFact(name: FieldName, raw: unknown, now: Date): FieldReading {
  const reading = readField(name, raw, now);
  if ('problem' in reading || reading.value !== null) return reading;
  const field = fieldDefinition(name);
  if (field.required) return { problem: `${field.label} is required` };
  if (field.control === 'checklist') return { value: [] };
  if (field.control === 'checkbox') return { value: false };
  return { value: ('default' in field ? field.default : undefined) ?? null };
}

/** The default values of the optional fields; required fields are still missing. */
export function blankFacts(now: Date): Facts {
  const optional = STORED_FIELDS.filter((name) => !fieldDefinition(name).required);
  const readings = optional.map((name) => [name, readFact(name, null, now)] as const);
  return Object.fromEntries(
    readings.map(([name, reading]) => [name, 'value' in reading ? reading.value : null]),
  ) as Facts;
}

/**
 * Fills in fields that other fields of the request imply: the engine type "saildrive" means "other" with that text;
 * the category "houseboat" is a category and a subcategory. Values in the request itself take precedence.
 */
export function expandImpliedFields(request: unknown): unknown {
  if (typeof request !== 'object' || request === null || Array.isArray(request)) return request;
  const given = request as Readonly<Record<string, unknown>>;
  const implied: Record<string, unknown> = {};
  for (const name of STORED_FIELDS) {
    const raw = Object.hasOwn(given, name) ? given[name] : undefined;
    const field = fieldDefinition(name);
    if (typeof raw !== 'string') continue;
    if (field.control === 'choice' && field.other) {
      const otherText = readOption(name as ChoiceField, raw)?.otherText;
      if (otherText) implied[field.other.field] = otherText;
    }
    if (field.control === 'category') {
      const kind = resolvePlacement(raw)?.subcategory;
      if (kind) implied.subcategory = kind;
    }
  }
  const missing = Object.entries(implied).filter(([name]) => isBlank(given[name]));
  return missing.length > 0 ? { ...given, ...Object.fromEntries(missing) } : request;
}

export type FactProblem = { path: [FieldName]; message: string };

/** Problems between facts that are each valid on their own. */
export function crossFieldProblems({ category, subcategory }: Partial<Facts>): FactProblem[] {
  const isMismatch = category && subcategory && !resolveSubcategory(category as CategoryId, subcategory);
  return isMismatch ? [{ path: ['subcategory'], message: 'Type is not one of this category’s' }] : [];
}

/** A listing's facts after an edit. Absent fields keep their value; values that no longer apply are cleared. */
export function mergeFacts(before: Facts, changes: Partial<Facts>): Facts {
  const merged: Facts = { ...before, ...changes };
  if (changes.subcategory === undefined && crossFieldProblems(merged).length > 0) merged.subcategory = null;
  return clearUnusedOtherTexts(merged);
}

/** Clears the text of each "Other" that is not chosen. */
function clearUnusedOtherTexts(facts: Facts): Facts {
  const unused = STORED_FIELDS.flatMap((name) => {
    const field = fieldDefinition(name);
    return field.control === 'choice' && field.other && facts[name] !== 'other' ? [field.other.field] : [];
  });
  return { ...facts, ...Object.fromEntries(unused.map((name) => [name, null])) };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
