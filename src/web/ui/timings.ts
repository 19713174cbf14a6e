import { SECOND } from '#domain/durations.ts';

export const TOASTS = {
  shownAtOnce: 1,
  duration: 5 * SECOND,
  /** Time to read it, decide and reach for its button. */
  durationWithAction: 10 * SECOND,
  /** How long a dismissed toast stays in the list. */
  removalDelay: 1000 * SECOND,
  swipeThresholdPx: 50,
} as const;

export const TOOLTIPS = { openDelay: 700, skipDelay: 300 } as const;

/** Time for a click on a suggestion to arrive before the list closes. */
export const SUGGESTIONS_BLUR_DELAY = 150;
