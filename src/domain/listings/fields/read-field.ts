import { londonDay, readDay } from '../../days.ts';
import { oneLine, withoutInvisible } from '../../one-line.ts';
import { placementsOf, resolvePlacement } from '../../taxonomy/category-names.ts';
import { isShowable } from '../../text.ts';
import type { Field, FieldOf } from './field.ts';
import { type FieldName, fieldDefinition } from './fields.ts';
import { readHullNumber } from './hull-number.ts';
import { type ChoiceField, canonicalOption } from './options.ts';

type FieldValue = string | number | boolean | string[] | null;
export type FieldReading = { value: FieldValue } | { problem: string };

export const LIST_LIMITS = { items: 60, itemLength: 120 } as const;

const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
const THOUSANDS = /(?<=\d),(?=\d{3}(\D|$))/g;

/**
 * Parses a value from a form or an API call: numbers may be strings, "unknown" is handled as the field defines, an
 * empty text clears the field. The problem is a sentence that can be shown to people.
 */
export function readField(name: FieldName, raw: unknown, now: Date): FieldReading {
  const field = fieldDefinition(name);
  if (raw === null || raw === undefined || raw === '') return { value: null };
  switch (field.control) {
    case 'number':
    case 'integer':
      return readNumber(field, raw, now);
    case 'choice':
      return readChoice(name as ChoiceField, raw);
    case 'checklist':
      return readList(field, raw);
    case 'date':
      return readDate(field, raw, now);
    case 'checkbox':
      return typeof raw === 'boolean' ? { value: raw } : problem(field, 'must be true or false');
    case 'textarea':
    case 'text':
    case 'email':
    case 'tel':
      return readText(field, raw, now);
    case 'category':
      return oneOf(field, typeof raw === 'string' ? resolvePlacement(raw)?.category : undefined);
    case 'subcategory':
      return oneOf(field, typeof raw === 'string' ? placementsOf(raw)[0]?.subcategory : undefined);
  }
}

/** "next year" depends on the current date. */
export function fieldBounds(field: FieldOf<'number' | 'integer'>, now: Date): { min: number; max: number } {
  return { min: field.min, max: field.max === 'next year' ? now.getUTCFullYear() + 1 : field.max };
}

function readNumber(field: FieldOf<'number' | 'integer'>, raw: unknown, now: Date): FieldReading {
  if (typeof raw !== 'number' && typeof raw !== 'string') return problem(field, 'must be a number');
  const text = plainNumber(String(raw), field.unit);
  if (text === '') return { value: null };
  if (field.unknown && text.toLowerCase() === 'unknown') {
    return { value: field.unknown === 'stored' ? 'unknown' : null };
  }
  const value = Number(text);
  if (!NUMBER.test(text)) return problem(field, 'must be a number');
  if (field.control === 'integer' && !Number.isInteger(value))
    return problem(field, 'must be a whole number');
  if (field.positive && value <= 0) return problem(field, 'must be more than 0');
  const { min, max } = fieldBounds(field, now);
  return value >= min && value <= max
    ? { value }
    : problem(field, `must be between ${figure(field, min)} and ${figure(field, max)}`);
}

const YEARS = { first: '1950-01-01', last: '2099-12-31' } as const;

function readDate(field: FieldOf<'date'>, raw: unknown, now: Date): FieldReading {
  const day = typeof raw === 'string' ? readDay(raw) : undefined;
  if (!day) return problem(field, 'must be a date, such as 31/03/2028');
  if (day < YEARS.first || day > YEARS.last) return problem(field, 'must be between 1950 and 2099');
  if (field.past && day > londonDay(now)) return problem(field, 'must not be in the future');
  return { value: day };
}

function readChoice(name: ChoiceField, raw: unknown): FieldReading {
  const value = typeof raw === 'string' || typeof raw === 'number' ? canonicalOption(name, raw) : undefined;
  return oneOf(fieldDefinition(name), value);
}

function oneOf(field: Field, value: string | undefined): FieldReading {
  return value ? { value } : problem(field, 'is not one of the choices');
}

function readText(
  field: FieldOf<'text' | 'textarea' | 'email' | 'tel'>,
  raw: unknown,
  now: Date,
): FieldReading {
  if (typeof raw !== 'string') return problem(field, 'must be text');
  if (!isShowable(raw)) return problem(field, 'contains characters that cannot be shown');
  const value = field.control === 'textarea' ? withoutInvisible(raw).trim() : oneLine(raw);
  if (value.length > field.maxLength) {
    return problem(field, `must be at most ${field.maxLength} characters`);
  }
  if (value && field.readAs) return readHullNumberOf(field, value, now);
  return { value: value || null };
}

function readHullNumberOf(field: Field, typed: string, now: Date): FieldReading {
  const reading = readHullNumber(typed, now);
  return 'number' in reading ? { value: reading.number } : problem(field, reading.rule);
}

function readList(field: FieldOf<'checklist'>, raw: unknown): FieldReading {
  const list = typeof raw === 'string' ? raw.split(',') : raw;
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    return problem(field, 'must be a list of texts');
  }
  if (!list.every(isShowable)) {
    return problem(field, 'contains characters that cannot be shown');
  }
  const items = [...new Set(list.map(oneLine).filter(Boolean))];
  if (items.length > LIST_LIMITS.items) {
    return problem(field, `must have at most ${LIST_LIMITS.items} entries`);
  }
  if (items.some((item) => item.length > LIST_LIMITS.itemLength)) {
    return problem(field, `must have entries of at most ${LIST_LIMITS.itemLength} characters`);
  }
  return { value: items };
}

/** Accepts "£1,500" and "1,500 kg". */
function plainNumber(raw: string, unit: string | undefined): string {
  const text = raw.trim().replace(/^[£$]\s*/, '');
  const suffix = unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? unit.length : 0;
  return text
    .slice(0, text.length - suffix)
    .trim()
    .replace(THOUSANDS, '');
}

function figure(field: FieldOf<'number' | 'integer'>, value: number): string {
  if (field.max === 'next year') return String(value);
  const figures = value.toLocaleString('en-GB');
  return field.unit && field.unit !== 'money' ? `${figures} ${field.unit}` : figures;
}

function problem(field: Field, rule: string): FieldReading {
  return { problem: `${field.label} ${rule}` };
}
