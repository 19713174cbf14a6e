import type { OwnListing } from '#contract/selling/selling.ts';

/** Whether its seller should say again that it is for sale. */
export const isDue = ({ confirmBy }: Pick<OwnListing, 'confirmBy'>, now: Date): boolean =>
  confirmBy !== null && new Date(confirmBy) <= now;
