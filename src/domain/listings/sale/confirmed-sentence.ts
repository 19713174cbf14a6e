/** States in which "all still for sale" leaves a boat alone, with their words. */
const LEFT_WORDS = {
  sold: 'sold',
  paused: 'paused',
  pending: 'under review',
  rejected: 'not approved',
} as const;

export type LeftState = keyof typeof LEFT_WORDS;
export const LEFT_STATES = Object.keys(LEFT_WORDS) as [LeftState, ...LeftState[]];

/** "1 is sold and was left alone. 2 are paused and were left alone." */
export const leftSentence = (left: readonly LeftState[]): string =>
  LEFT_STATES.flatMap((state) => {
    const count = left.filter((one) => one === state).length;
    if (count === 0) return [];
    const [is, was] = count === 1 ? ['is', 'was'] : ['are', 'were'];
    return [`${count} ${is} ${LEFT_WORDS[state]} and ${was} left alone.`];
  }).join(' ');

/** "4 boats confirmed. 1 is sold and was left alone." */
export function confirmedSentence(confirmed: number, left: readonly LeftState[]): string {
  const boats = confirmed === 0 ? 'No boat' : confirmed === 1 ? '1 boat' : `${confirmed} boats`;
  return `${boats} confirmed. ${leftSentence(left)}`.trim();
}
