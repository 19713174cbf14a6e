import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

type SectionHeadingProps = {
  id?: string;
  children: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  /** The action must be short enough to fit beside the heading on a phone. */
  beside?: boolean;
};

export function SectionHeading({ id, children, lead, action, beside = false }: SectionHeadingProps) {
  return (
    <div
      className={cx(
        'flex items-end justify-between gap-x-8 gap-y-3',
        beside ? 'mb-4 max-sm:gap-x-3 sm:mb-6 [&>a]:shrink-0' : 'mb-6 flex-wrap',
      )}
    >
      <div className="max-w-2xl">
        <h2 id={id} className="text-2xl">
          {children}
        </h2>
        {lead && <p className={cx('mt-1.5 text-muted', beside && 'max-sm:text-sm')}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}
