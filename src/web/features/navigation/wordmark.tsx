import { SITE_NAME } from '#web/page/seo.ts';

/** The name with the logo: a hull sliding down a slipway. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-[560] font-display text-[1.625rem] text-on-deck leading-none tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 36 24" className="h-6 w-9" fill="none">
        <path
          d="M2 7.500 27 21h7"
          className="stroke-deck-brass"
          strokeWidth="2.300"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M9.200 2.200 28.800 10.400C27.800 14 25.600 17.300 23 16L11.500 9.800C9.600 8.400 9 5.400 9.200 2.200Z"
          fill="currentColor"
        />
      </svg>
      {SITE_NAME}
    </span>
  );
}
