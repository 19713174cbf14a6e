import type { CountChoice } from '../../listings/fields/field.ts';
import { FIELDS } from '../../listings/fields/fields.ts';
import type { Filters } from '../filters/filters.ts';

/** A number in a dropdown. "100+" puts nothing into the address: as a maximum it means no filter. */
type Choice = { value: string; label: string };

const feet = (length: number): Choice => ({ value: String(length), label: `${length}ft` });
const plain = (amount: number): Choice => ({ value: String(amount), label: String(amount) });

export const MIN_LENGTH_CHOICES: readonly Choice[] = [10, 15, 20, 25, 30, 35, 40, 50, 60].map(feet);

export const MAX_LENGTH_CHOICES: readonly Choice[] = [
  ...[20, 25, 30, 35, 40, 50, 60, 80].map(feet),
  { value: '100+', label: '100ft+' },
];

export const MIN_HORSEPOWER_CHOICES: readonly Choice[] = [10, 25, 50, 100, 150, 200, 300, 500].map(plain);

export const MAX_HORSEPOWER_CHOICES: readonly Choice[] = [
  ...[25, 50, 100, 150, 200, 300, 500].map(plain),
  { value: '1000+', label: '1000+' },
];

/** Without a distance the server decides what is near: a county is all of it. */
export const DISTANCE_CHOICES: readonly Choice[] = [
  { value: 'any', label: 'Nearby' },
  ...[5, 10, 25, 50, 100, 200].map((miles) => ({ value: String(miles), label: `${miles} miles` })),
];

/** The range that a count choice means. */
export function countRange(choice: CountChoice): { min: number; max?: number } {
  const min = Number.parseInt(choice, 10);
  return choice.endsWith('+') ? { min } : { min, max: min };
}

type LengthRange = { label: string; minLength?: number; maxLength: number };

/** The length ranges of the results page, in feet. */
export const LENGTH_RANGES = [
  { label: 'Under 20', maxLength: 20 },
  { label: '20-30', minLength: 20, maxLength: 30 },
  { label: '30-40', minLength: 30, maxLength: 40 },
  { label: '40-50', minLength: 40, maxLength: 50 },
  { label: '50-60', minLength: 50, maxLength: 60 },
  { label: '60+', minLength: 60, maxLength: FIELDS.length.filters[0].to.endless },
] as const satisfies readonly LengthRange[];

/** The range that matches the filters exactly, if any. */
export function chosenLengthRange({ minLength, maxLength }: Filters): LengthRange | undefined {
  const ranges: readonly LengthRange[] = LENGTH_RANGES;
  return ranges.find((range) => range.minLength === minLength && range.maxLength === maxLength);
}

const FEET = /^(?:Under )?(\d{1,3})$/;
const ENDLESS = /^(\d{1,3})[+ ]$/;

/** Parses a length choice: the label of a range, "40" for up to 40 ft, "100+" for at least 100 ft. */
export function lengthRangeNamed(choice: string): Pick<Filters, 'minLength' | 'maxLength'> | undefined {
  const ranges: readonly LengthRange[] = LENGTH_RANGES;
  const range = ranges.find(({ label }) => label === choice);
  if (range) return { ...(range.minLength && { minLength: range.minLength }), maxLength: range.maxLength };
  const [, most] = FEET.exec(choice) ?? [];
  if (most) return { maxLength: Number(most) };
  const [, least] = ENDLESS.exec(choice) ?? [];
  return least ? { minLength: Number(least) } : undefined;
}
