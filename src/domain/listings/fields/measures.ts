import { formatCount, formatPrice } from '../../money.ts';
import {
  formatBreadth,
  formatFeet,
  formatHorsepower,
  formatKilograms,
  formatLength,
  formatLitres,
  formatMetres,
  formatSquareMetres,
} from '../../units.ts';
import type { FieldUnit } from './field.ts';

type Format = (amount: number) => string;

const IN_FULL: Readonly<Record<FieldUnit, Format>> = {
  ft: formatLength,
  m: formatBreadth,
  HP: formatHorsepower,
  litres: formatLitres,
  kg: formatKilograms,
  'm²': formatSquareMetres,
  money: (amount) => formatPrice(amount),
  year: String,
};

/** For places too narrow for a length in two units. */
const SHORT: Readonly<Record<FieldUnit, Format>> = { ...IN_FULL, ft: formatFeet, m: formatMetres };

export function formatMeasure(amount: number, unit: FieldUnit | undefined): string {
  return unit ? IN_FULL[unit](amount) : formatCount(amount);
}

export function formatShortMeasure(amount: number, unit: FieldUnit | undefined): string {
  return unit ? SHORT[unit](amount) : formatCount(amount);
}
