/** So many boats have to state the same size before it is suggested to another seller. */
export const ENOUGH_SIZES = 3;
/** Sizes this close are the same one, in other units or rounded. */
const TOLERANCE = 0.02;

const middleOf = (sorted: readonly number[]) => sorted[Math.floor((sorted.length - 1) / 2)];

/** The size that at least three boats, and most of them, agree on; undefined if they do not. */
export function agreedSize(sizes: readonly number[]): number | undefined {
  const sorted = sizes.toSorted((one, other) => one - other);
  const middle = middleOf(sorted);
  if (middle === undefined) return undefined;
  const agreeing = sorted.filter((size) => Math.abs(size - middle) <= middle * TOLERANCE);
  return agreeing.length >= ENOUGH_SIZES && agreeing.length * 2 > sorted.length
    ? middleOf(agreeing)
    : undefined;
}
