import { formatFeetAndInches } from '../../dimensions.ts';
import { formatPrice } from '../../money.ts';
import { feetToMetres, formatMetres, metresToFeet } from '../../units.ts';
import type { FieldUnit } from './field.ts';
import { formatMeasure } from './measures.ts';

/** An amount in a form, in full so that a slip shows: "26 ft 6 in (8.08 m)". */
export function formatUnderstood(amount: number, unit: FieldUnit | undefined, currency?: string): string {
  if (unit === 'money') return formatPrice(amount, currency);
  if (unit === 'ft') return inBothUnits(amount, feetToMetres(amount));
  if (unit === 'm') return inBothUnits(metresToFeet(amount), amount);
  return formatMeasure(amount, unit);
}

const inBothUnits = (feet: number, metres: number) =>
  `${formatFeetAndInches(feet)} (${formatMetres(metres)})`;
