import { queryOptions, useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import type { SavedBoat } from '#contract/buying/watchlist.ts';
import { viaApi } from '#web/api/query-client.ts';
import { storeWatchlist } from '#web/offline/stored-watchlist.ts';
import { returnTo } from '#web/session/return-path.ts';
import { useSession } from '#web/session/session.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { DimensionSwitch } from '#web/units/dimension-switch.tsx';
import { WaitingList } from './waiting-list.tsx';
import { changesOf, WatchlistCard } from './watchlist-card.tsx';

/** Saving or removing a boat invalidates queries by the first part of this key. */
const watchlistQuery = (email: string) =>
  queryOptions<SavedBoat[]>({
    queryKey: ['/api/watchlist', email],
    queryFn: viaApi((api, signal) =>
      api.query<SavedBoat[]>([`/api/watchlist?email=${encodeURIComponent(email)}`], { signal }),
    ),
  });

/** Otherwise in the order in which they were saved. */
const changedFirst = (boats: readonly SavedBoat[]) => {
  const isChanged = (boat: SavedBoat) => changesOf(boat).length > 0;
  return [...boats.filter(isChanged), ...boats.filter((boat) => !isChanged(boat))];
};

const SHAPES = 3;

/** The saved boats of the signed-in account. */
export function WatchlistView() {
  const email = useSession()?.user.email ?? '';
  const settled = useSessionSettled();
  const { data: boats, isError } = useQuery({ ...watchlistQuery(email), enabled: email !== '' });

  useEffect(() => {
    if (boats) void storeWatchlist(boats, new Date()).catch(() => undefined);
  }, [boats]);

  if (isError || (settled && email === ''))
    return (
      <>
        <EmptyState
          icon={<Heart />}
          title="Unable to load watchlist"
          action={
            <LinkButton to="/sign-in" state={returnTo({ pathname: '/watchlist', search: '', hash: '' })}>
              Sign In
            </LinkButton>
          }
        >
          Please sign in to view your saved boats.
        </EmptyState>
        {email === '' && <WaitingList />}
      </>
    );
  if (!boats)
    return (
      <Loading label="Loading your watchlist">
        <BoatGrid isFirst columns="beside">
          {Array.from({ length: SHAPES }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
            <li key={index}>
              <BoatCardSkeleton />
            </li>
          ))}
        </BoatGrid>
      </Loading>
    );
  if (boats.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title="Your watchlist is empty"
        action={
          <>
            <LinkButton to="/search">Browse Boats</LinkButton>
            <LinkButton to="/categories" look="secondary">
              View Categories
            </LinkButton>
          </>
        }
      >
        Tap the heart on any boat to keep it here.
      </EmptyState>
    );
  return (
    <>
      <DimensionSwitch label="Sizes in" usual="ft" className="mb-4 justify-end" />
      <BoatGrid isFirst columns="beside" label="Saved boats">
        {changedFirst(boats).map((boat) => (
          <li key={boat.id}>
            <WatchlistCard boat={boat} />
          </li>
        ))}
      </BoatGrid>
    </>
  );
}
