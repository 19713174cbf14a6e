import { SITE_NAME } from '#web/lib/seo.ts';

/** The name above a slip: the hard runs down into the water and meets it under the last letters. */
export function Wordmark() {
  return (
    <span className="inline-flex flex-col font-display font-semibold text-[1.625rem] text-on-deck leading-none tracking-tight">
      {SITE_NAME}
      <svg
        aria-hidden="true"
        viewBox="0 0 92 7"
        className="mt-0.5 h-[7px] w-full text-deck-brass"
        fill="none"
      >
        <path d="M1 1 60 6" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        <path
          d="M46 3.2H91M58 6H91"
          stroke="currentColor"
          strokeWidth="1.1"
          strokeLinecap="round"
          opacity=".75"
        />
      </svg>
    </span>
  );
}
