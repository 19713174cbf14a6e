import type { Total } from '#contract/list-headers.ts';
import { formatCount } from '#domain/money.ts';

/** "1 boat", "128 boats", "10,000+ boats" */
export function totalInWords({ count, isMinimum }: Total): string {
  return `${formatCount(count)}${isMinimum ? '+' : ''} ${count === 1 && !isMinimum ? 'boat' : 'boats'}`;
}
