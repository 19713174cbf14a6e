export type Box = { top: number; right: number; bottom: number; left: number };

/** Air between a toast and what it must not cover. */
const GAP = 8;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * How high a toast may stand so that it covers none of the boxes: where it would like to, or else right under or right
 * above one of them, whichever is nearest. Undefined when the screen has no such place.
 */
export function freeBerth(wished: Box, taken: readonly Box[], screen: Box): number | undefined {
  const height = wished.bottom - wished.top;
  const tops = [wished.top, ...taken.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height])];
  return tops
    .filter((top) => top >= screen.top && top + height <= screen.bottom)
    .filter((top) => !taken.some((box) => overlap({ ...wished, top, bottom: top + height }, box)))
    .sort((one, other) => Math.abs(one - wished.top) - Math.abs(other - wished.top))[0];
}
