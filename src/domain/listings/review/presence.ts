import { SECOND } from '../../durations.ts';

/** An open entry of the queue says this often that someone is looking at it. */
export const LOOKING_EVERY_MS = 10 * SECOND;
/** Someone who has not said so for this long has left. */
export const LOOKED_UNTIL_MS = 30 * SECOND;
