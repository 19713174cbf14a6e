import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** A placeholder block. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-breathe rounded-control bg-line', className)} />;
}

/** Announces what is loading once, however many placeholder blocks there are. */
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
