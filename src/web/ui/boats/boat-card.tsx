import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { ListedBoat } from '#contract/boats/listed-boat.ts';
import { formatCardDate } from '#domain/dates.ts';
import { type Badge as BadgeText, badgesOf, sellerLabel, vatBadge } from '#domain/listings/badges.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { formatMiles } from '#domain/units.ts';
import { cx } from '../class-names.ts';
import { Badge } from '../states/badge.tsx';
import { BoatFacts } from './boat-facts.tsx';
import { CardPhotos, type PhotoSteps } from './card-photos.tsx';
import { Price, Reduced } from './price.tsx';
import { SaleBadge } from './sale-badge.tsx';
import { titlePieces } from './title-pieces.ts';

const BADGE_LOOK = { FEATURED: 'brass', NEW: 'starboard', PROJECT: 'neutral' } as const satisfies Record<
  BadgeText,
  string
>;

/** On phones the list is compact: a small photo beside the key facts. */
const LAYOUTS = {
  grid: {
    card: 'flex-col',
    frame: 'aspect-4/3 w-full',
    sizes: '(min-width: 1280px) 320px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
    heart: 'top-2 right-2',
    text: 'gap-2 p-4',
    beyondPhone: '',
  },
  list: {
    card: 'flex-row',
    frame: 'w-32 shrink-0 sm:aspect-4/3 sm:w-72 lg:w-80',
    sizes: '(min-width: 640px) 320px, 128px',
    heart: 'bottom-1 left-1 sm:top-2 sm:right-2 sm:bottom-auto sm:left-auto',
    text: 'gap-1 p-3 sm:gap-2 sm:p-4',
    beyondPhone: 'max-sm:hidden',
  },
} as const;

export type BoatCardLayout = keyof typeof LAYOUTS;

type BoatCardProps = {
  boat: ListedBoat;
  layout?: BoatCardLayout;
  /** The heart, above the card's own link. */
  heart?: ReactNode;
  /** Whether the photo is visible on load. */
  first?: boolean;
  heading?: 'h2' | 'h3';
};

/** A boat in a list. The whole card is one link; the heart is a separate target. */
export function BoatCard({ boat, layout = 'grid', heart, first, heading: Heading = 'h3' }: BoatCardProps) {
  const look = LAYOUTS[layout];
  const condition = displayValue(boat, 'condition');
  const photos = useRef<PhotoSteps>(null);

  function stepPhotos(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') photos.current?.step(1);
    else if (event.key === 'ArrowLeft') photos.current?.step(-1);
  }

  return (
    <article
      onPointerEnter={() => photos.current?.preload()}
      className={cx(
        'group relative flex h-full overflow-hidden rounded-card border border-line bg-card transition-shadow focus-within:shadow-raised hover:shadow-raised',
        look.card,
      )}
    >
      <div className={cx('relative overflow-hidden bg-line', look.frame)}>
        <CardPhotos boat={boat} sizes={look.sizes} first={first} steps={photos} />
        <div className="pointer-events-none absolute top-2 left-2 z-2 flex flex-wrap gap-1.5 sm:top-3 sm:left-3">
          <SaleBadge state={boat.state} />
          {badgesOf(boat).map((badge) => (
            <Badge key={badge} variant={BADGE_LOOK[badge]} solid>
              {badge}
            </Badge>
          ))}
        </div>
        {heart && <div className={cx('absolute z-2', look.heart)}>{heart}</div>}
      </div>
      <div className={cx('flex min-w-0 grow flex-col', look.text)}>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Price amount={boat.price} currency={boat.currency} />
          <Reduced boat={boat} />
          <span className={cx('ml-auto font-medium text-muted text-sm', look.beyondPhone)}>
            {vatBadge(boat)}
          </span>
        </div>
        <Heading className="line-clamp-2 font-sans font-semibold text-base leading-snug tracking-normal">
          <Title>{boat.title}</Title>
        </Heading>
        <BoatFacts boat={boat} oneLine />
        {condition && <p className={cx('text-muted text-sm', look.beyondPhone)}>{condition}</p>}
        {layout === 'list' && (
          <p className="line-clamp-2 text-muted text-sm max-sm:hidden">{boat.description}</p>
        )}
        <div className="mt-auto flex items-center justify-between gap-3 pt-1 text-muted text-sm">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <span className="truncate">{boat.location}</span>
            {boat.distanceMiles !== undefined && boat.distanceMiles >= 0.5 && (
              <span className="shrink-0">· {formatMiles(Math.round(boat.distanceMiles))}</span>
            )}
          </span>
          <span className={cx('shrink-0', look.beyondPhone)}>Listed {formatCardDate(boat.approvedAt)}</span>
        </div>
        <div
          className={cx(
            'flex items-center justify-between text-sm',
            layout === 'grid' ? 'border-line border-t pt-3' : 'sm:border-line sm:border-t sm:pt-3',
          )}
        >
          <Badge variant={boat.brokerListing ? 'sea' : 'neutral'} className={look.beyondPhone}>
            {sellerLabel(boat.brokerListing)}
          </Badge>
          <Link
            to={`/boats/${boat.id}`}
            onKeyDown={stepPhotos}
            className="font-semibold text-sea after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-(--ring) focus-visible:after:-outline-offset-2 group-hover:underline group-hover:underline-offset-3"
          >
            <span className={layout === 'list' ? 'max-sm:sr-only' : undefined}>View Details</span>
            <span className="sr-only">: {boat.title}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function Title({ children }: { children: string }) {
  return titlePieces(children).map(({ text, together }, index) =>
    together ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a title may repeat
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
