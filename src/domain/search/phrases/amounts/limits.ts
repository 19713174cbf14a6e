import type { Filters } from '../../filters/filters.ts';
import type { PartKind } from '../phrase.ts';
import type { Measure } from './amount.ts';

/** At least one of them. */
export type Limits = { readonly min?: number; readonly max?: number };

type Said = { readonly kind: PartKind; readonly filters: Filters };
type MeasureRule = {
  /** The limits that the bare amount means, or one with "about". */
  readonly near: (value: number) => Limits;
  /** Only "about" widens it; bare, it is exact until nothing matches. */
  readonly exact?: true;
  readonly said: (limits: Limits) => Said | undefined;
};

const isPlausible = ({ min, max }: Limits, least: number, most: number) =>
  [min, max].every((value) => value === undefined || (value >= least && value <= most)) &&
  (min === undefined || max === undefined || min <= max);

/** Whole hundreds and the like, so that the chip is easy to read. */
function outward(value: number, by: number): Limits {
  const step = value >= 10_000 ? 500 : value >= 1_000 ? 50 : 5;
  return {
    min: Math.max(1, Math.floor((value * (1 - by)) / step + 1e-9) * step),
    max: Math.ceil((value * (1 + by)) / step - 1e-9) * step,
  };
}

function ofRange<N extends keyof Filters>(limits: Limits, from: N, to: N): Filters {
  return {
    ...(limits.min !== undefined && { [from]: limits.min }),
    ...(limits.max !== undefined && { [to]: limits.max }),
  };
}

export const YEARS = { least: 1900, most: 2100 };

/** The filters that the limits of each measure become. */
export const MEASURES: Readonly<Record<Measure | 'year', MeasureRule>> = {
  price: {
    near: (value) => outward(value, 0.15),
    said: (limits) =>
      isPlausible(limits, 1, 1_000_000_000)
        ? { kind: 'price', filters: ofRange(limits, 'minPrice', 'maxPrice') }
        : undefined,
  },
  length: {
    // Whole feet, but hardly further than a tenth: six metres are not 17 ft.
    near: (feet) => ({
      min: Math.min(Math.ceil(feet * 0.9 - 0.5 - 1e-9), Math.floor(feet)),
      max: Math.max(Math.floor(feet * 1.1 + 0.5 + 1e-9), Math.ceil(feet)),
    }),
    said: (limits) =>
      isPlausible(limits, 3, 700)
        ? { kind: 'length', filters: ofRange(oneDecimal(limits), 'minLength', 'maxLength') }
        : undefined,
  },
  power: {
    exact: true,
    near: (value) => ({ min: Math.floor(value * 0.75), max: Math.ceil(value * 1.25) }),
    said: (limits) =>
      isPlausible(limits, 1, 200_000)
        ? { kind: 'power', filters: ofRange(wholeOrTyped(limits), 'minHorsepower', 'maxHorsepower') }
        : undefined,
  },
  year: {
    exact: true,
    near: (year) => ({ min: year - 2, max: year + 2 }),
    said: (limits) =>
      isPlausible(limits, YEARS.least, YEARS.most)
        ? { kind: 'year', filters: ofRange(limits, 'yearFrom', 'yearTo') }
        : undefined,
  },
  berths: {
    near: (count) => ({ min: count }),
    said: ({ min }) =>
      min !== undefined && Number.isInteger(min) && min >= 1 && min <= 99
        ? { kind: 'berths', filters: { berths: `${min}+` } }
        : undefined,
  },
  hours: {
    near: () => ({}),
    said: ({ min, max }) =>
      min === undefined && max !== undefined && Number.isInteger(max) && max >= 1 && max <= 100_000
        ? { kind: 'hours', filters: { maxEngineHours: max } }
        : undefined,
  },
};

const mapLimits = ({ min, max }: Limits, change: (value: number) => number): Limits => ({
  ...(min !== undefined && { min: change(min) }),
  ...(max !== undefined && { max: change(max) }),
});

const oneDecimal = (limits: Limits) => mapLimits(limits, (value) => Math.round(value * 10) / 10);
/** "2.5hp" is a size of outboard; 30 kW are 40 HP, not 40.23. */
const wholeOrTyped = (limits: Limits) =>
  mapLimits(limits, (value) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value)));
