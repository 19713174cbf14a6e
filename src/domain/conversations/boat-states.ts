import type { SaleState } from '../listings/sale/lifecycle.ts';
import { SALE_STATE_WORDS, type StateWords } from '../listings/sale/state-words.ts';

/** The state of the boat that a conversation is about. */
export type ConversationBoatState = SaleState | 'withdrawn' | 'deleted';
export const CONVERSATION_BOAT_STATES = [
  'for-sale',
  'under-offer',
  'sold',
  'paused',
  'withdrawn',
  'deleted',
] as const satisfies readonly ConversationBoatState[];

/** Badge and sentence of each state; no sentence while the boat is simply for sale. */
export const CONVERSATION_BOAT_WORDS = {
  'for-sale': { ...SALE_STATE_WORDS['for-sale'], sentence: undefined },
  'under-offer': {
    ...SALE_STATE_WORDS['under-offer'],
    sentence: 'This boat is under offer. A sale has been agreed but not completed.',
  },
  sold: { ...SALE_STATE_WORDS.sold, sentence: 'This boat has been sold.' },
  paused: { ...SALE_STATE_WORDS.paused, sentence: 'The seller has paused this listing.' },
  withdrawn: { words: 'Withdrawn', colour: 'neutral', sentence: 'This listing is not live at the moment.' },
  deleted: { words: 'Deleted', colour: 'neutral', sentence: 'This listing has been deleted.' },
} as const satisfies Record<ConversationBoatState, StateWords & { sentence: string | undefined }>;

/** The name of a person who has closed their account. */
export const ACCOUNT_CLOSED = 'Account closed';
