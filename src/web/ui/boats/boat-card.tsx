import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { formatCardDate } from '#domain/dates.ts';
import { type Badge as BadgeText, badgesOf, sellerLabel, vatBadge } from '#domain/listings/badges.ts';
import { displayValue } from '#domain/listings/fields/display-value.ts';
import { formatMiles } from '#domain/units.ts';
import { Badge } from '../states/badge.tsx';
import { BoatFacts } from './boat-facts.tsx';
import { BoatLink } from './boat-link.tsx';
import { CardPhotos, type PhotoSteps } from './card-photos.tsx';
import type { PhotoLoad } from './photo.tsx';
import { Price, Reduced } from './price.tsx';
import { SaleBadge } from './sale-badge.tsx';
import { titlePieces } from './title-pieces.ts';

const BADGE_LOOK = { FEATURED: 'brass', NEW: 'starboard', PROJECT: 'neutral' } as const satisfies Record<
  BadgeText,
  string
>;

/** The looks are in boats.css. */
const LAYOUTS = {
  grid: {
    card: 'boat-card group',
    sizes: '(min-width:1024px) 25vw,(min-width:640px) 50vw,100vw',
  },
  list: { card: 'boat-card boat-card-list group', sizes: '(min-width:640px) 320px,128px' },
} as const;

export type BoatCardLayout = keyof typeof LAYOUTS;

type BoatCardProps = {
  boat: ListedBoat;
  layout?: BoatCardLayout;
  /** The heart, above the card's own link. */
  heart?: ReactNode;
  /** When the photo loads. */
  load?: PhotoLoad;
  heading?: 'h2' | 'h3';
  /** Came into the saved search since it was last opened. */
  isNew?: boolean;
  /** Shown in the list, where there is room for two lines of it. */
  description?: string;
};

/** A boat in a list. The whole card is one link; the heart is a separate target. */
export function BoatCard({
  boat,
  layout = 'grid',
  heart,
  load,
  heading: Heading = 'h3',
  isNew,
  description,
}: BoatCardProps) {
  const look = LAYOUTS[layout];
  const condition = displayValue(boat, 'condition');
  const badges = badgesOf(boat);
  const vat = vatBadge(boat);
  const photos = useRef<PhotoSteps>(null);

  function stepPhotos(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') photos.current?.step(1);
    else if (event.key === 'ArrowLeft') photos.current?.step(-1);
  }

  return (
    <article onPointerEnter={() => photos.current?.preload()} className={look.card}>
      <div className="card-frame">
        <CardPhotos boat={boat} sizes={look.sizes} load={load} steps={photos} />
        {(boat.state !== 'for-sale' || badges.length > 0) && (
          <div className="card-badges">
            <SaleBadge state={boat.state} />
            {badges.map((badge) => (
              <Badge key={badge} variant={BADGE_LOOK[badge]} solid>
                {badge}
              </Badge>
            ))}
          </div>
        )}
        {heart && <div className="card-heart">{heart}</div>}
      </div>
      <div className="card-text">
        {isNew && (
          <Badge variant="starboard" className="self-start">
            New since your last visit
          </Badge>
        )}
        <Unmet wishes={boat.unmet} />
        <div className="card-price">
          <Price amount={boat.price} currency={boat.currency} />
          <Reduced boat={boat} />
          {vat && <span className="card-vat">{vat}</span>}
        </div>
        <Heading>
          <Title>{boat.title}</Title>
        </Heading>
        <BoatFacts boat={boat} />
        {condition && <p className="card-condition">{condition}</p>}
        {layout === 'list' && (
          <p className="line-clamp-2 min-h-[2lh] text-muted max-sm:hidden">{description}</p>
        )}
        <div className="card-place">
          <span>
            <MapPin />
            <span className="truncate">{boat.location}</span>
            {boat.distanceMiles !== undefined && boat.distanceMiles >= 0.5 && (
              <span className="shrink-0">{`· ${formatMiles(Math.round(boat.distanceMiles))}`}</span>
            )}
          </span>
          <span>{`Listed ${formatCardDate(boat.approvedAt)}`}</span>
        </div>
        <div className="card-foot">
          <Badge variant={boat.brokerListing ? 'sea' : 'neutral'}>{sellerLabel(boat.brokerListing)}</Badge>
          <BoatLink id={boat.id} onKeyDown={stepPhotos} className="card-link">
            {layout === 'list' ? <span className="max-sm:sr-only">View Details</span> : 'View Details'}
            <span className="sr-only">{`: ${boat.title}`}</span>
          </BoatLink>
        </div>
      </div>
    </article>
  );
}

/** What is different about a near miss. As high as two lines in a grid, so that the cards of a row stay level. */
function Unmet({ wishes = [] }: { wishes?: ListedBoat['unmet'] }) {
  if (wishes.length === 0) return null;
  return <p className="card-unmet">{wishes.map(({ says }) => says).join(' · ')}</p>;
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
