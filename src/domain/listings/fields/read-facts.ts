import type { CategoryId } from '../../taxonomy/categories.ts';
import { placeListing, resolveSubcategory } from '../../taxonomy/category-names.ts';
import { type Facts, STORED_FIELDS } from './facts.ts';
import { type FieldName, fieldDefinition } from './fields.ts';
import { type ChoiceField, readOption } from './options.ts';
import { type FieldReading, readField } from './read-field.ts';

/** Reads one fact: as `readField`, and nothing becomes what the field has for nothing. */
export function readFact(name: FieldName, raw: unknown, now: Date): FieldReading {
  const reading = readField(name, raw, now);
  if ('problem' in reading || reading.value !== null) return reading;
  const field = fieldDefinition(name);
  if (field.required) return { problem: `${field.label} is required` };
  if (field.control === 'checklist') return { value: [] };
  if (field.control === 'checkbox') return { value: false };
  return { value: ('default' in field ? field.default : undefined) ?? null };
}

/** What a listing says of the fields that nobody filled in; what is required is still missing. */
export function blankFacts(now: Date): Facts {
  const optional = STORED_FIELDS.filter((name) => !fieldDefinition(name).required);
  const readings = optional.map((name) => [name, readFact(name, null, now)] as const);
  return Object.fromEntries(
    readings.map(([name, reading]) => [name, 'value' in reading ? reading.value : null]),
  ) as Facts;
}

/**
 * What one field of a request says about another, said there too: "saildrive" is an engine type "other" and its
 * words; "houseboat" as a category is one and a type. What the request says itself counts.
 */
export function spellOut(request: unknown): unknown {
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
      const kind = placeListing(raw)?.subcategory;
      if (kind) implied.subcategory = kind;
    }
  }
  const silent = Object.entries(implied).filter(([name]) => isNothing(given[name]));
  return silent.length > 0 ? { ...given, ...Object.fromEntries(silent) } : request;
}

export type FactProblem = { path: [FieldName]; message: string };

/** What is wrong with facts that are each right by themselves. */
export function problemsTogether({ category, subcategory }: Partial<Facts>): FactProblem[] {
  const isStray = category && subcategory && !resolveSubcategory(category as CategoryId, subcategory);
  return isStray ? [{ path: ['subcategory'], message: 'Type is not one of this category’s' }] : [];
}

/** A listing's facts after an edit: what is absent stays, and what an edit makes meaningless goes. */
export function mergeFacts(before: Facts, changes: Partial<Facts>): Facts {
  const merged: Facts = { ...before, ...changes };
  if (changes.subcategory === undefined && problemsTogether(merged).length > 0) merged.subcategory = null;
  return withoutStrayWords(merged);
}

/** Words for an "Other" that is not chosen say nothing. */
function withoutStrayWords(facts: Facts): Facts {
  const stray = STORED_FIELDS.flatMap((name) => {
    const field = fieldDefinition(name);
    return field.control === 'choice' && field.other && facts[name] !== 'other' ? [field.other.field] : [];
  });
  return { ...facts, ...Object.fromEntries(stray.map((name) => [name, null])) };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
