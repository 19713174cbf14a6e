import { MINUTE, SECOND } from './durations.ts';

/** How the pages fetch: what was fetched stays good, and a failure is shown instead of tried again. */
export const FETCHING = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
} as const;

/** How long summaries stay good, in milliseconds; at zero each visit asks again. */
export const SUMMARY_FRESHNESS = { detailed: 5 * MINUTE, plain: 0 } as const;

export const TOASTS = {
  shownAtOnce: 1,
  duration: 5 * SECOND,
  /** How long a dismissed one is kept. */
  removalDelay: 1000 * SECOND,
  swipeThresholdPx: 50,
} as const;

export const TOOLTIPS = { openDelay: 700, skipDelay: 300 } as const;

/** Time for a click on a suggestion to arrive before the list closes. */
export const SUGGESTIONS_BLUR_DELAY = 150;
