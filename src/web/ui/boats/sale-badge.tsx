import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { saleBadge } from '#domain/listings/sale/state-words.ts';
import { Badge } from '../states/badge.tsx';

/** Under offer, sold or paused; nothing while a boat is simply for sale. */
export function SaleBadge({ state }: { state: SaleState }) {
  const badge = saleBadge(state);
  return (
    badge && (
      <Badge variant={badge.colour} solid>
        {badge.words}
      </Badge>
    )
  );
}
