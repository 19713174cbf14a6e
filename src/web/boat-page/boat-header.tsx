import { MapPin } from 'lucide-react';
import { formatDate } from '#domain/dates.ts';
import { vatBadge } from '#domain/listings/badges.ts';
import { pageFacts } from '#domain/listings/fields/page-facts.ts';
import { placeText } from '#domain/places/place-text.ts';
import { InUnits } from '#web/ui/boats/in-units.tsx';
import { Price, Reduced } from '#web/ui/boats/price.tsx';
import { SaleBadge } from '#web/ui/boats/sale-badge.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import type { ShownBoat } from './boat-details.tsx';

type BoatHeaderProps = {
  boat: ShownBoat;
  /** An h2 where the page already has an h1. */
  heading?: 'h1' | 'h2';
};

export function BoatHeader({ boat, heading: Heading = 'h1' }: BoatHeaderProps) {
  const place = placeText(boat);
  return (
    <header className="@container flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap gap-2 empty:hidden">
        <SaleBadge state={boat.state} />
        {boat.featured && (
          <Badge variant="brass" solid>
            Featured
          </Badge>
        )}
        {boat.yearBuilt && <Badge>{boat.yearBuilt}</Badge>}
      </div>
      <Heading className="text-balance text-xl @sm:text-2xl">{boat.title}</Heading>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {boat.sold ? (
          <span className="font-semibold text-lg">{boat.availability?.text ?? 'Sold'}</span>
        ) : boat.price === null ? (
          <span className="text-lg text-muted">Price not set yet</span>
        ) : (
          <Price amount={boat.price} currency={boat.currency} size="page" />
        )}
        <Reduced boat={boat}> on {formatDate(boat.reducedAt)}</Reduced>
        {!boat.sold && <span className="font-medium text-muted text-sm">{vatBadge(boat)}</span>}
      </p>
      {!boat.sold && boat.availability && (
        <p className={boat.availability.isOverdue ? 'font-medium text-brass' : 'font-medium text-starboard'}>
          {boat.availability.text}
        </p>
      )}
      <KeyFacts boat={boat} />
      <p className="flex min-w-0 items-center gap-1.5 text-muted">
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0">{place}</span>
      </p>
    </header>
  );
}

/** The facts that buyers look for first, in two or four columns. */
function KeyFacts({ boat }: { boat: ShownBoat }) {
  const facts = pageFacts(boat);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-line border-y py-2.5 @lg:grid-cols-4">
      {facts.map(({ label, ...text }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-sm leading-tight">{label}</dt>
          <dd className="tabular font-semibold leading-snug">
            <InUnits {...text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
