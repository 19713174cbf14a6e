import { MapPin } from 'lucide-react';
import type { Boat } from '#contract/boat.ts';
import { vatBadge } from '#domain/listings/badges.ts';
import { BoatFacts } from '#web/ui/boats/boat-facts.tsx';
import { Price } from '#web/ui/boats/price.tsx';
import { Badge } from '#web/ui/states/badge.tsx';

export function BoatHeader({ boat }: { boat: Boat }) {
  const place = [boat.location, boat.county].filter(Boolean).join(', ');
  return (
    <header className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {boat.sold && (
          <Badge variant="signal" solid>
            SOLD
          </Badge>
        )}
        {boat.featured && (
          <Badge variant="brass" solid>
            Featured
          </Badge>
        )}
        {boat.yearBuilt && <Badge>{boat.yearBuilt}</Badge>}
      </div>
      <h1 className="text-balance text-2xl sm:text-3xl">{boat.title}</h1>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Price amount={boat.price} currency={boat.currency} size="page" />
        <span className="font-medium text-muted text-sm">{vatBadge(boat.vatStatus)}</span>
      </p>
      <BoatFacts boat={boat} />
      <p className="flex min-w-0 items-center gap-1.5 text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0">{place}</span>
      </p>
    </header>
  );
}
