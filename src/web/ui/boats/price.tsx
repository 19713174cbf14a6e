import type { ReactNode } from 'react';
import { formatPrice } from '#domain/money.ts';
import { cx } from '../class-names.ts';

const SIZES = { card: '', page: 'text-3xl' } as const;

type PriceProps = { amount: number; currency?: string | null; size?: keyof typeof SIZES; className?: string };

export function Price({ amount, currency, size = 'card', className }: PriceProps) {
  return <span className={cx('price', SIZES[size], className)}>{formatPrice(amount, currency)}</span>;
}

type ReducedProps = {
  boat: { currency?: string | null; reducedBy?: number | null };
  /** What follows. */
  children?: ReactNode;
};

/** "Reduced £2,000" */
export function Reduced({ boat: { currency, reducedBy }, children }: ReducedProps) {
  return reducedBy ? (
    <span className="font-semibold text-sm text-starboard">
      {`Reduced ${formatPrice(reducedBy, currency)}`}
      {children}
    </span>
  ) : null;
}
