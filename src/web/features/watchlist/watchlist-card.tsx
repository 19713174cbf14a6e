import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import type { SavedBoat } from '#contract/buying/watchlist.ts';
import { formatDate } from '#domain/dates.ts';
import { keyFactsInFull } from '#domain/listings/fields/metres-first.ts';
import { changesSinceSaved } from '#domain/listings/sale/since-saved.ts';
import { placeText } from '#domain/places/place-text.ts';
import { BoatFacts } from '#web/ui/boats/boat-facts.tsx';
import { CardPhotos } from '#web/ui/boats/card-photos.tsx';
import { Price, Reduced } from '#web/ui/boats/price.tsx';
import { SaleBadge } from '#web/ui/boats/sale-badge.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import BoatNote from '#web/watchlist/boat-note.tsx';
import { WatchHeart } from '#web/watchlist/watchable-boat-card.tsx';

/** What is different from when it was saved. */
export function changesOf({ saved, price, currency, images, state }: SavedBoat): string[] {
  return saved ? changesSinceSaved(saved, { price, currency, photos: images.length, state }) : [];
}

export function WatchlistCard({ boat }: { boat: SavedBoat }) {
  const name = [boat.make, boat.model].filter(Boolean).join(' ');
  const place = placeText(boat);
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow focus-within:shadow-raised hover:shadow-raised">
      <div className="relative aspect-4/3 bg-line">
        <CardPhotos boat={boat} sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw" />
        <div className="pointer-events-none absolute top-3 left-3 z-2 flex gap-1.5">
          <SaleBadge state={boat.state} />
          {boat.featured && (
            <Badge variant="brass" solid>
              Featured
            </Badge>
          )}
        </div>
        <div className="absolute top-2 right-2 z-2">
          <WatchHeart boat={boat} />
        </div>
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price amount={boat.price} currency={boat.currency} />
          <Reduced boat={boat} />
        </p>
        <h2 className="line-clamp-2 font-sans font-semibold text-base leading-snug tracking-normal">
          {boat.title}
        </h2>
        <SinceSaved boat={boat} />
        {name && <p className="text-muted text-sm">{name}</p>}
        <BoatFacts boat={boat} facts={keyFactsInFull(boat)} className="card-facts card-facts-whole" />
        <p className="flex min-w-0 items-center gap-1.5 text-muted text-sm">
          <MapPin aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{place}</span>
        </p>
        <BoatNote boat={boat} note={boat.note} />
        <div className="mt-auto flex items-center justify-between gap-3 border-line border-t pt-3 text-sm">
          <span className="text-muted">Listed {formatDate(boat.approvedAt)}</span>
          <Link
            to={`/boats/${boat.id}`}
            className="font-semibold text-sea after:absolute after:inset-0 group-hover:underline"
          >
            View Details<span className="sr-only">: {boat.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function SinceSaved({ boat }: { boat: SavedBoat }) {
  const changes = changesOf(boat);
  if (changes.length === 0) return null;
  return (
    <div className="rounded-control bg-brass-quiet px-3 py-2 text-sm">
      <p className="font-semibold">Since you saved it</p>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
