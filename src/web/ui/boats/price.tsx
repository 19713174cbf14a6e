import { formatDate } from '#domain/dates.ts';
import { formatPrice } from '#domain/money.ts';
import { cx } from '../class-names.ts';

const SIZES = { card: 'text-xl', page: 'text-3xl' } as const;

type PriceProps = { amount: number; currency?: string | null; size?: keyof typeof SIZES; className?: string };

export function Price({ amount, currency, size = 'card', className }: PriceProps) {
  return (
    <span className={cx('tabular font-display font-semibold tracking-tight', SIZES[size], className)}>
      {formatPrice(amount, currency)}
    </span>
  );
}

type ReducedProps = {
  boat: { currency?: string | null; reducedBy?: number | null; reducedAt?: string | null };
};

/** "Reduced £2,000", on the boat's page with the day. */
export function Reduced({ boat: { currency, reducedBy, reducedAt } }: ReducedProps) {
  if (!reducedBy) return null;
  return (
    <span className="font-semibold text-sm text-starboard">
      Reduced {formatPrice(reducedBy, currency)}
      {reducedAt && ` on ${formatDate(reducedAt)}`}
    </span>
  );
}
