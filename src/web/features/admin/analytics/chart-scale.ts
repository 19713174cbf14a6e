/** The round number that the highest bar stays under; its half is a whole number too. */
export function chartTop(highest: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return Math.max(2, Math.ceil(highest / (2 * step)) * 2 * step);
}
