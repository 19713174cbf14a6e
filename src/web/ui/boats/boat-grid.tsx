import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const COLUMNS = {
  /** Across the whole page. */
  wide: 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4',
  /** Beside the filters. */
  beside: 'sm:grid-cols-2 xl:grid-cols-3 min-[100rem]:grid-cols-4',
  list: 'max-sm:gap-3',
} as const;

type BoatGridProps = { columns?: keyof typeof COLUMNS; label?: string; children: ReactNode };

export function BoatGrid({ columns = 'wide', label, children }: BoatGridProps) {
  return (
    <ul aria-label={label} className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', COLUMNS[columns])}>
      {children}
    </ul>
  );
}
