import { formatCount, formatPrice } from '../../money.ts';
import {
  formatBreadth,
  formatBreadthMetresFirst,
  formatFeet,
  formatFeetInMetres,
  formatHorsepower,
  formatKilograms,
  formatLength,
  formatLengthMetresFirst,
  formatLitres,
  formatMetres,
  formatSquareMetres,
} from '../../units.ts';
import type { FieldUnit } from './field.ts';

type Format = (amount: number) => string;
type Formats = Readonly<Record<FieldUnit, Format>>;

const IN_FULL: Formats = {
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
const SHORT: Formats = { ...IN_FULL, ft: formatFeet, m: formatMetres };

const METRES_FIRST: Formats = { ...IN_FULL, ft: formatLengthMetresFirst, m: formatBreadthMetresFirst };
const SHORT_IN_METRES: Formats = { ...SHORT, ft: formatFeetInMetres };

/** Whether it is read in feet or in metres, as each visitor chooses. */
export const isDimension = (unit: FieldUnit | undefined) => unit === 'ft' || unit === 'm';

const formatWith =
  (inFeet: Formats, inMetres: Formats) =>
  (amount: number, unit: FieldUnit | undefined, wantsMetres = false): string =>
    unit ? (wantsMetres ? inMetres : inFeet)[unit](amount) : formatCount(amount);

export const formatMeasure = formatWith(IN_FULL, METRES_FIRST);
export const formatShortMeasure = formatWith(SHORT, SHORT_IN_METRES);
