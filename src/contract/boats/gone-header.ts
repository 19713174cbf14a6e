/** Comes as "true" with the 404 of a boat that was public once: its page answers "gone" rather than "not found". */
export const BOAT_GONE_HEADER = 'x-boat-gone';
