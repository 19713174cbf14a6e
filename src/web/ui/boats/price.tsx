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
