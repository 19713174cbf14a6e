import { SECOND } from '../../durations.ts';

/** For how long a reviewer is offered to undo a decision. */
export const UNDO_OFFERED_MS = 10 * SECOND;

/** The mail about the decision waits this long; until then the server accepts an undo. The difference is for slow networks. */
export const UNDO_ACCEPTED_MS = 15 * SECOND;
