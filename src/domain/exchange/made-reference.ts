import { REFERENCE_MAX_LENGTH } from '../listings/references.ts';
import type { RawBoat } from './raw-boat.ts';

const part = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
    : '';

const LENGTH = REFERENCE_MAX_LENGTH - 12;

/** What is true of a boat as long as it is for sale. */
export const referenceBase = ({ values }: Pick<RawBoat, 'values'>): string => {
  const { make, model, title, yearBuilt, length } = values;
  const named = make || model ? [make, model] : [title];
  const measured = typeof length === 'object' && !Array.isArray(length) ? length.amount : length;
  return [...named, yearBuilt, measured].map(part).filter(Boolean).join('-').slice(0, LENGTH);
};

/**
 * A reference made from make, model, year and length; the price tells boats apart that are otherwise the same. Empty if
 * the facts are too few. `shared` are those that several boats of the file have.
 */
export function madeReference(boat: Pick<RawBoat, 'values'>, shared: ReadonlySet<string>): string {
  const base = referenceBase(boat);
  if (base === '') return '';
  const price = part(boat.values.price).replace(/\D/g, '').slice(0, 10);
  return shared.has(base) && price ? `${base}-${price}` : base;
}
