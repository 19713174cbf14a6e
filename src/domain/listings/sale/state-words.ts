import type { ListingStatus, SaleState } from './lifecycle.ts';

export interface StateWords {
  words: string;
  colour: 'neutral' | 'sea' | 'brass' | 'starboard' | 'signal';
}

/** The name and colour of every state: on cards and pages, in the lists of sellers and administrators, in mails. */
export const SALE_STATE_WORDS = {
  'for-sale': { words: 'For sale', colour: 'starboard' },
  'under-offer': { words: 'Under offer', colour: 'sea' },
  sold: { words: 'Sold', colour: 'signal' },
  paused: { words: 'Paused', colour: 'neutral' },
} as const satisfies Record<SaleState, StateWords>;

const STATUS_WORDS = {
  pending: { words: 'Under Review', colour: 'brass' },
  approved: { words: 'Live', colour: 'starboard' },
  rejected: { words: 'Rejected', colour: 'signal' },
} as const satisfies Record<ListingStatus, StateWords>;

/** For sellers and administrators: the state of the review or, once buyers can see the listing, of the sale. */
export const listingWords = ({ status, state }: { status: ListingStatus; state: SaleState }): StateWords =>
  status === 'approved' && state !== 'for-sale' ? SALE_STATE_WORDS[state] : STATUS_WORDS[status];

/** The badge that buyers see; none while it is simply for sale. */
export function saleBadge(state: SaleState): StateWords | undefined {
  if (state === 'for-sale') return undefined;
  const { words, colour } = SALE_STATE_WORDS[state];
  return { words: words.toUpperCase(), colour };
}
