import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const COLUMNS = {
  /** Across the whole page. */
  wide: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  /** Beside the filters. */
  beside: 'sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4',
  list: 'max-sm:gap-3',
} as const;

/**
 * On a phone two dozen cards are fifteen screens: a card that is far off is neither styled nor laid out until it comes
 * near. Its height is reckoned as a picture with the usual lines under it, so that the page keeps about its length, and a
 * ring of focus is let out. The cards that a page begins with are always there, and so are all of them for whoever comes
 * back to where they were: that place is told in pixels (`features/navigation/page-change.tsx`).
 */
const FAR_OFF = {
  all: 'max-sm:[html:not([data-scroll=restored])_&>*]:[contain-intrinsic-block-size:auto_calc(75vw+13.75rem)] max-sm:[html:not([data-scroll=restored])_&>*]:[content-visibility:auto] max-sm:*:[overflow-clip-margin:1rem]',
  afterThree:
    'max-sm:[html:not([data-scroll=restored])_&>:nth-child(n+4)]:[contain-intrinsic-block-size:auto_calc(75vw+13.75rem)] max-sm:[html:not([data-scroll=restored])_&>:nth-child(n+4)]:[content-visibility:auto] max-sm:*:[overflow-clip-margin:1rem]',
} as const;

type BoatGridProps = {
  columns?: keyof typeof COLUMNS;
  label?: string;
  /** Whether the page begins with it. */
  foremost?: boolean;
  children: ReactNode;
};

export function BoatGrid({ columns = 'wide', label, foremost, children }: BoatGridProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-5',
        COLUMNS[columns],
        columns !== 'list' && FAR_OFF[foremost ? 'afterThree' : 'all'],
      )}
    >
      {children}
    </ul>
  );
}
