import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { Fault } from '#domain/exchange/understand-boat.ts';
import { cutText } from '#domain/text.ts';

/** One fault for each field is enough: the first. */
export function onePerField(faults: readonly Fault[]): Fault[] {
  const byField = new Map<string, Fault>();
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault);
  return [...byField.values()];
}

/** What is said about a row, after so many faults of other rows. */
export function boundedFaults(faults: readonly Fault[], before: number): Fault[] {
  const limit = before < IMPORT_LIMITS.fileFaults ? IMPORT_LIMITS.rowFaults : 1;
  const all = onePerField(faults).map(({ field, message, value }) => ({
    field,
    message: cutText(message, IMPORT_LIMITS.faultLength),
    ...(value !== undefined && { value: cutText(value, IMPORT_LIMITS.faultValue) }),
  }));
  const left = all.length - limit;
  if (left <= 0) return all;
  return [
    ...all.slice(0, limit),
    { field: '', message: `And ${left} more ${left === 1 ? 'fault' : 'faults'}.` },
  ];
}
