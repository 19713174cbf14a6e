import { MapPin } from 'lucide-react';
import type { BoatStats } from '#contract/analytics.ts';
import type { OwnListing } from '#contract/selling/selling.ts';
import { formatDate } from '#domain/dates.ts';
import { listingWords } from '#domain/listings/sale/state-words.ts';
import { placeText } from '#domain/places/place-text.ts';
import { Photo } from '#web/ui/boats/photo.tsx';
import { Price } from '#web/ui/boats/price.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { WeeklyFiguresLink } from '../figures/weekly-figures-link.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingMessages } from './listing-messages.tsx';
import { ListingScore } from './listing-score.tsx';
import { ListingStats } from './listing-stats.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { ReviewersMessage } from './reason.tsx';

type ListingCardProps = {
  listing: OwnListing;
  stats: BoatStats | undefined;
  /** At a field, if one is named. */
  onEdit: (listing: OwnListing, field?: string) => void;
  /** Moves the focus elsewhere, since the card and the focused button are removed. */
  onDeleted: () => void;
};

/** A listing for its owner: state, figures and actions. */
export function ListingCard({ listing, stats, onEdit, onDeleted }: ListingCardProps) {
  const state = listingWords(listing);
  const place = placeText(listing);
  const date =
    listing.status === 'approved' && listing.approvedAt
      ? `Live since ${formatDate(listing.approvedAt)}`
      : `Submitted ${formatDate(listing.createdAt)}`;
  const isAskedToChange = listing.status === 'rejected' && listing.changeRequest !== null;
  return (
    <article
      aria-labelledby={`listing-${listing.id}`}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div className="relative min-h-40 overflow-hidden bg-line">
          <div className="absolute inset-0">
            <Photo photo={listing.cover} alt="" sizes="(min-width: 640px) 208px, 240px" />
          </div>
          <div className="absolute top-2 left-2 flex flex-wrap gap-1.5 sm:top-3 sm:left-3">
            {listing.featured && (
              <Badge variant="brass" solid>
                Featured
              </Badge>
            )}
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-1.5 p-3.5 sm:gap-2 sm:p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <Price amount={listing.price} currency={listing.currency} />
            <Badge variant={isAskedToChange ? 'brass' : state.colour}>
              {isAskedToChange ? 'Changes requested' : state.words}
            </Badge>
          </div>
          <h3
            id={`listing-${listing.id}`}
            className="line-clamp-3 font-sans font-semibold text-base leading-snug tracking-normal wrap-anywhere"
          >
            {listing.title}
          </h3>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
            <span className="inline-flex min-w-0 items-center gap-1.5">
              <MapPin aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{place}</span>
            </span>
            <span>{date}</span>
          </p>
          <ListingStats stats={stats} />
          <ListingScore listing={listing} onEdit={onEdit} />
          {listing.listedAt && (
            <div className="flex flex-wrap gap-x-5 gap-y-1.5">
              <ListingMessages id={listing.id} />
              <WeeklyFiguresLink listing={listing} />
            </div>
          )}
        </div>
      </div>
      <ReviewersMessage listing={listing} className="px-4 sm:px-5" />
      {listing.proposal && <ProposedChanges listing={listing} proposal={listing.proposal} />}
      <ListingActions listing={listing} onEdit={onEdit} onDeleted={onDeleted} />
    </article>
  );
}
