import { formatCount } from '#domain/money.ts';
import type { BoatList } from '#web/lib/boats.ts';

/** "1 boat", "128 boats", "10,000+ boats" */
export function totalInWords({ total, totalIsMinimum }: Pick<BoatList, 'total' | 'totalIsMinimum'>): string {
  return `${formatCount(total)}${totalIsMinimum ? '+' : ''} ${total === 1 && !totalIsMinimum ? 'boat' : 'boats'}`;
}
