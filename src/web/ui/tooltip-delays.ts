export const TOOLTIP_DELAY_MS = 700;

/** Within this time of one tooltip closing, its neighbour opens without the delay. */
export const TOOLTIP_SKIP_MS = 300;
