import './complete-fields.ts';
import { type AmountReading, readAmount } from '../../amounts/read-amount.ts';
import type { FieldOf } from './field.ts';
import { type FieldName, fieldDefinition } from './fields.ts';
import { type FieldReading, fieldBounds, readField } from './read-field.ts';
import { formatUnderstood } from './understood.ts';

type NumberField = FieldOf<'number' | 'integer'>;

/** As `readField`, and where several amounts may be meant, those to choose from. */
export type TypedReading = FieldReading | { problem: string; oneOf: readonly number[] };

const EXAMPLES: Partial<Record<NonNullable<NumberField['unit']>, string>> = {
  money: 'such as 24,950 or 25k',
  ft: 'such as 32, 26\'6" or 9.9 m',
  m: 'such as 3.2, 3.2 m or 10\'6"',
};

/**
 * Reads what a person typed into a form: numbers as people write them, everything else as the API reads it. A price in
 * another currency than the listing's is never relabelled.
 */
export function readTyped(name: FieldName, raw: unknown, now: Date, currency?: string): TypedReading {
  const field = fieldDefinition(name);
  const isNumber = field.control === 'number' || field.control === 'integer';
  if (!isNumber || typeof raw !== 'string' || raw.trim() === '') return readField(name, raw, now);
  if (field.unknown && raw.trim().toLowerCase() === 'unknown') return readField(name, raw, now);
  const reading = readAmountOf(field, raw, now);
  if (reading.is === 'one of') return unsure(field, reading.amounts, currency);
  if (reading.is === 'unreadable') return { problem: notANumber(field) };
  if (reading.currency && currency && reading.currency !== currency)
    return {
      problem: `${field.label} is in ${NAMES[reading.currency]}: choose that currency, or convert it`,
    };
  return readField(name, reading.amount, now);
}

const NAMES = { GBP: 'pounds', USD: 'dollars' } as const;

export function readAmountOf(field: NumberField, typed: string, now: Date): AmountReading {
  const { unit, control, saidWith } = field;
  return readAmount(typed, { unit, whole: control === 'integer', saidWith, ...fieldBounds(field, now) });
}

function unsure(field: NumberField, amounts: readonly number[], currency?: string): TypedReading {
  const shown = amounts.map((amount) => formatUnderstood(amount, field.unit, currency));
  return { problem: `${field.label} may be ${shown.join(' or ')}: choose one`, oneOf: amounts };
}

function notANumber({ label, unit }: NumberField): string {
  const example = unit && EXAMPLES[unit];
  return `${label} must be a number${example ? `, ${example}` : ''}`;
}
