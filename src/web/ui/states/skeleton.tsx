import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** A quiet block in the shape of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-breathe rounded-control bg-line', className)} />;
}

/** Says once what is being loaded, whatever number of blocks stands for it. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
