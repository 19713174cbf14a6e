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
 * On a phone two dozen cards are fifteen screens: cards far from the viewport are not rendered until they come
 * near. Their height is estimated as a photo with the usual lines, so that the page keeps about its length, with
 * room for the focus ring. The first cards are always rendered, and so are all of them when the visitor comes
 * back: the scroll position is restored in pixels (`features/navigation/main-content.tsx`).
 */
const FAR_OFF = {
  all: 'max-sm:[html:not([data-scroll=restored])_&>*]:[contain-intrinsic-block-size:auto_calc(75vw+13.75rem)] max-sm:[html:not([data-scroll=restored])_&>*]:[content-visibility:auto] max-sm:*:[overflow-clip-margin:1rem]',
  afterThree:
    'max-sm:[html:not([data-scroll=restored])_&>:nth-child(n+4)]:[contain-intrinsic-block-size:auto_calc(75vw+13.75rem)] max-sm:[html:not([data-scroll=restored])_&>:nth-child(n+4)]:[content-visibility:auto] max-sm:*:[overflow-clip-margin:1rem]',
} as const;

type BoatGridProps = {
  columns?: keyof typeof COLUMNS;
  label?: string;
  /** Whether it is the first content of the page. */
  isFirst?: boolean;
  children: ReactNode;
};

export function BoatGrid({ columns = 'wide', label, isFirst, children }: BoatGridProps) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-5 *:relative',
        COLUMNS[columns],
        columns !== 'list' && FAR_OFF[isFirst ? 'afterThree' : 'all'],
      )}
    >
      {children}
    </ul>
  );
}
