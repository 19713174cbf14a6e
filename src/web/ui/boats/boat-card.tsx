import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedBoat } from '#contract/listed-boat.ts';
import { formatCardDate } from '#domain/dates.ts';
import { type Badge as BadgeText, badgesOf, sellerLabel, vatBadge } from '#domain/listings/badges.ts';
import { shownValue } from '#domain/listings/fields/shown-value.ts';
import { cx } from '../class-names.ts';
import { Badge } from '../states/badge.tsx';
import { BoatFacts } from './boat-facts.tsx';
import { Photo } from './photo.tsx';
import { Price } from './price.tsx';

const BADGE_LOOK = { FEATURED: 'brass', NEW: 'starboard', PROJECT: 'neutral' } as const satisfies Record<
  BadgeText,
  string
>;

const LAYOUTS = {
  grid: {
    card: 'flex-col',
    frame: 'aspect-4/3 w-full',
    sizes: '(min-width: 1280px) 320px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
  },
  list: {
    card: 'flex-col sm:flex-row',
    frame: 'aspect-4/3 w-full sm:w-72 lg:w-80 sm:shrink-0',
    sizes: '(min-width: 640px) 320px, 100vw',
  },
} as const;

export type BoatCardLayout = keyof typeof LAYOUTS;

type BoatCardProps = {
  boat: ListedBoat;
  layout?: BoatCardLayout;
  /** The heart; it stands above the card's own link. */
  heart?: ReactNode;
  /** One of the pictures that the visitor sees first. */
  first?: boolean;
  heading?: 'h2' | 'h3';
};

/** A boat in a list. The whole card is one link, the heart another target. */
export function BoatCard({ boat, layout = 'grid', heart, first, heading: Heading = 'h3' }: BoatCardProps) {
  const { card, frame, sizes } = LAYOUTS[layout];
  const condition = shownValue(boat, 'condition');
  return (
    <article
      className={cx(
        'group relative flex h-full overflow-hidden rounded-card border border-line bg-card transition-shadow focus-within:shadow-raised hover:shadow-raised',
        card,
      )}
    >
      <div className={cx('relative overflow-hidden bg-line', frame)}>
        <Photo photo={boat.cover} alt="" sizes={sizes} first={first} />
        <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">
          {boat.sold && (
            <Badge variant="signal" solid>
              SOLD
            </Badge>
          )}
          {badgesOf(boat).map((badge) => (
            <Badge key={badge} variant={BADGE_LOOK[badge]} solid>
              {badge}
            </Badge>
          ))}
        </div>
        {heart && <div className="absolute top-2 right-2 z-10">{heart}</div>}
      </div>
      <div className="flex min-w-0 grow flex-col gap-2 p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Price amount={boat.price} currency={boat.currency} />
          <span className="font-medium text-muted text-sm">{vatBadge(boat.vatStatus)}</span>
        </div>
        <Heading className="line-clamp-2 font-sans font-semibold text-base leading-snug tracking-normal">
          {boat.title}
        </Heading>
        <BoatFacts boat={boat} />
        {condition && <p className="text-muted text-sm">{condition}</p>}
        {layout === 'list' && (
          <p className="line-clamp-2 text-muted text-sm max-sm:hidden">{boat.description}</p>
        )}
        <div className="mt-auto flex items-center justify-between gap-3 pt-1 text-muted text-sm">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{boat.location}</span>
          </span>
          <span className="shrink-0">Listed {formatCardDate(boat.approvedAt)}</span>
        </div>
        <div className="flex items-center justify-between border-line border-t pt-3 text-sm">
          <Badge variant={boat.brokerListing ? 'sea' : 'neutral'}>{sellerLabel(boat.brokerListing)}</Badge>
          <Link
            to={`/boats/${boat.id}`}
            className="font-semibold text-sea after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-3"
          >
            View Details<span className="sr-only">: {boat.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
