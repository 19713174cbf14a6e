import type { CountChoice } from '../../listings/fields/field.ts';
import { FIELDS } from '../../listings/fields/fields.ts';
import type { Filters } from '../filters/filters.ts';

/** A number in a dropdown. "100+" puts nothing into the address: as a maximum it means no filter. */
export type Choice = { value: string; label: string };

/** As the specified lists write it. */
export const feetLabel = (length: number) => `${Math.round(length * 10) / 10}ft`;

const feet = (length: number): Choice => ({ value: String(length), label: feetLabel(length) });
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

/** A list with a bound that is not in it, such as one that was typed, in its place by size. */
export function withOwnBound(
  choices: readonly Choice[],
  bound: number | undefined,
  label: (bound: number) => string,
): readonly Choice[] {
  const value = String(bound);
  if (bound === undefined || choices.some((choice) => choice.value === value)) return choices;
  const at = choices.findIndex((choice) => Number.parseFloat(choice.value) >= bound);
  return choices.toSpliced(at < 0 ? choices.length : at, 0, { value, label: label(bound) });
}

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

/** A maximum that means there is none. */
export const ENDLESS = FIELDS.length.filters[0].to.endless;

type LengthFilters = Pick<Filters, 'minLength' | 'maxLength'>;

/** The name of the lengths of a search: that of a listed range, or one of their own such as "30-35" and "35+". */
export function lengthRangeOf({ minLength, maxLength = ENDLESS }: LengthFilters): string | undefined {
  const ranges: readonly LengthRange[] = LENGTH_RANGES;
  const listed = ranges.find((range) => range.minLength === minLength && range.maxLength === maxLength);
  if (listed) return listed.label;
  if (maxLength === ENDLESS) return minLength === undefined ? undefined : `${minLength}+`;
  return minLength === undefined ? `Under ${maxLength}` : `${minLength}-${maxLength}`;
}

const UP_TO = /^(?:Under )?(\d{1,3}(?:\.\d{1,2})?)$/;
const BETWEEN = /^(\d{1,3}(?:\.\d{1,2})?)-(\d{1,3}(?:\.\d{1,2})?)$/;
const FROM = /^(\d{1,3}(?:\.\d{1,2})?)[+ ]$/;

/** Parses a length choice: the name of a range, "40" for up to 40 ft, "100+" for at least 100 ft. */
export function lengthRangeNamed(choice: string): LengthFilters | undefined {
  const ranges: readonly LengthRange[] = LENGTH_RANGES;
  const range = ranges.find(({ label }) => label === choice);
  if (range) return { ...(range.minLength && { minLength: range.minLength }), maxLength: range.maxLength };
  const [, most] = UP_TO.exec(choice) ?? [];
  if (most) return { maxLength: Number(most) };
  const [, shortest, longest] = BETWEEN.exec(choice) ?? [];
  if (shortest) return { minLength: Number(shortest), maxLength: Number(longest) };
  const [, least] = FROM.exec(choice) ?? [];
  return least ? { minLength: Number(least) } : undefined;
}
