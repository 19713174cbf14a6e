import { displayValue } from './display-value.ts';
import { type Facts, STORED_FIELDS, type StoredField } from './facts.ts';
import { fieldDefinition } from './fields.ts';

export type FactChange = { field: StoredField; label: string; from: string; to: string };

const NOTHING = 'Not given';

/** What an edit changes, field by field, as displayed values. */
export function diffFacts(before: Partial<Facts>, after: Partial<Facts>): FactChange[] {
  return STORED_FIELDS.flatMap((field) => {
    if (!(field in after) || isSame(before[field], after[field])) return [];
    const merged = { ...before, ...after };
    const from = displayed(before, field);
    const to = displayed(merged, field);
    return [{ field, label: fieldDefinition(field).label, from, to }];
  });
}

function displayed(facts: Partial<Facts>, field: StoredField): string {
  const shown = displayValue(facts, field);
  if (shown !== undefined) return Array.isArray(shown) ? shown.join(', ') : shown;
  return facts[field] === 'unknown' ? 'Unknown' : NOTHING;
}

/** All empty values are equal, and the order of ticked items does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalised(one)) === JSON.stringify(normalised(other));
}

function normalised(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.toSorted();
  return value === undefined || value === '' ? null : value;
}
