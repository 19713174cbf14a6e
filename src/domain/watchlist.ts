/** How many boats an account may save. */
export const WATCHLIST_MAX = 500;

/** The longest private note about a saved boat, in characters. */
export const WATCHLIST_NOTE_MAX = 1_000;
