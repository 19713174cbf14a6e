import { SITE_NAME } from '#web/lib/seo.ts';

/** The name over a slip that runs down into the water. */
export function Wordmark() {
  return (
    <span className="inline-flex flex-col font-display font-semibold text-on-deck text-xl leading-none tracking-tight">
      {SITE_NAME}
      <svg aria-hidden="true" viewBox="0 0 88 8" className="mt-1 h-2 w-full text-deck-brass" fill="none">
        <path d="M1 1.5 54 6.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <path
          d="M58 6.5q3.6-3 7.2 0t7.2 0 7.2 0 7.2 0"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
