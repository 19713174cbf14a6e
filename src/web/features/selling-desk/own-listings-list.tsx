import { useQuery } from '@tanstack/react-query';
import { Sailboat } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { listsAsBroker } from '#domain/accounts/seller-types.ts';
import { useSession } from '#web/session/session.ts';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { useOnDemand } from '#web/ui/dialogs/on-demand.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import type { EditPlace } from './edit/edit-places.ts';
import { focusOn } from './focus-on.ts';
import { GettingStarted } from './getting-started.tsx';
import { ListingCard } from './listing/listing-card.tsx';
import { ownListingsQuery, sellerFiguresQuery, type WantedListings } from './own-listings.ts';

const loadEditDialog = () => import('./edit/edit-dialog.tsx');

/** What the edit dialog shows: a listing, at a field if one was named. `turn` counts the times it was opened. */
export type Edited = { listing: OwnListing; field?: string; turn: number };

type OwnListingsListProps = {
  email: string;
  /** The screen from which listings are edited. Wording differs. */
  place: EditPlace;
  /** The id of the list's heading, which gets the focus when a listing is deleted. */
  heading: string;
  wanted: WantedListings;
  /** The listing whose edit dialog opens once it is loaded, as links in mails ask for. */
  openId?: number;
  onOpened?: () => void;
  /** Shown when a search finds nothing. Without it, an empty list means that there are no listings. */
  nothingFound?: ReactNode;
  /** Shown after the list; receives the total. */
  more: (list: { shown: number; total: number; isLoading: boolean }) => ReactNode;
};

export function OwnListingsList(props: OwnListingsListProps) {
  const { email, place, heading, wanted, nothingFound, more, openId, onOpened } = props;
  const { data, isError, isPlaceholderData, refetch } = useQuery(ownListingsQuery(email, wanted));
  const { data: figures } = useQuery(sellerFiguresQuery(email));
  const { Part: EditDialog, want } = useOnDemand(loadEditDialog);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isEditing, setIsEditing] = useState(false);

  /** Counts up, so that each edit starts from the current listing. */
  function edit(listing: OwnListing, field?: string) {
    setEdited((last) => ({ listing, field, turn: (last?.turn ?? 0) + 1 }));
    setIsEditing(true);
  }

  const asked = data?.listings.find(({ id }) => id === openId);
  const openAsked = useEffectEvent((listing: OwnListing) => {
    want(() => edit(listing));
    onOpened?.();
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);

  if (isError && !data)
    return (
      <ErrorState title="Your listings could not be loaded" onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!data) return <ListingsSkeleton />;
  const { listings, total } = data;
  if (listings.length === 0) return nothingFound || <NoListings />;
  return (
    <>
      <ul
        aria-labelledby={heading}
        aria-busy={isPlaceholderData}
        className={cx('grid grid-cols-[minmax(0,1fr)] gap-5', isPlaceholderData && 'opacity-60')}
      >
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              stats={figures?.listings.find(({ id }) => id === listing.id)}
              onEdit={(chosen, field) => want(() => edit(chosen, field))}
              onDeleted={() => focusOn(heading)}
            />
          </li>
        ))}
      </ul>
      {more({ shown: listings.length, total, isLoading: isPlaceholderData })}
      {edited && EditDialog && (
        <EditDialog
          key={edited.turn}
          open={isEditing}
          onClose={() => setIsEditing(false)}
          listing={edited.listing}
          field={edited.field}
          place={place}
        />
      )}
    </>
  );
}

/** Brokers and dealers are led through their first steps. */
export function NoListings() {
  const user = useSession()?.user;
  if (user && listsAsBroker(user.sellerType)) return <GettingStarted />;
  return (
    <EmptyState
      icon={<Sailboat />}
      title="You have no listings yet"
      action={<LinkButton to="/sell-boat">List Your Boat</LinkButton>}
    >
      Describe your boat, add photos and submit it. It goes live once we have reviewed it.
    </EmptyState>
  );
}

const SHAPES = ['first', 'second'];

export function ListingsSkeleton() {
  return (
    <Loading label="Loading your listings" className="grid gap-5">
      {SHAPES.map((shape) => (
        <div key={shape} className="overflow-hidden rounded-card border border-line bg-card">
          <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] sm:grid-cols-[13rem_minmax(0,1fr)]">
            <Skeleton className="min-h-40 rounded-none" />
            <div className="grid content-start gap-3 p-5">
              <Skeleton className="h-7 w-32" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-5 w-1/2" />
            </div>
          </div>
          <div className="border-line border-t px-5 py-3">
            <Skeleton className="h-9 w-64 max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
