/** The frame that all text-like controls share. */
export const CONTROL =
  'w-full min-w-0 rounded-control border border-control bg-card px-3.5 text-base text-ellipsis text-ink transition-colors placeholder:text-muted hover:not-disabled:border-ink aria-invalid:border-signal disabled:cursor-not-allowed disabled:bg-paper disabled:text-muted';
