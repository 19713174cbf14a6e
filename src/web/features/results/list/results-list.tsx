import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { changeFilters } from '#domain/search/filters/change-filters.ts';
import { lastPageOf, pageOf } from '#domain/search/filters/filters.ts';
import { type BoatList, descriptionsQuery } from '#web/api/boats.ts';
import { useNewBoats } from '#web/saved-searches/new-boats.ts';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import type { PhotoLoad } from '#web/ui/boats/photo.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { useListing } from '../listing-context.ts';
import { NothingFound, PastTheEnd } from '../parts-on-demand.tsx';
import { ResultGroups } from './result-groups.tsx';

/** Placeholder cards while results load. */
const SKELETON_CARDS = 6;

const FIRST_ROW = 3;

/** On a phone only the first photo is visible at once: it does not share the connection with those below. */
function loadOf(index: number): PhotoLoad {
  if (index === 0) return 'first';
  return index < FIRST_ROW ? 'at once' : 'on scrolling';
}

type ResultsListProps = {
  results: UseQueryResult<BoatList>;
  /** Whether `results` are those of the previous search. */
  isLoading: boolean;
  view: BoatCardLayout;
};

export function ResultsList({ results, isLoading, view }: ResultsListProps) {
  const { filters, hrefOf } = useListing();
  const newIds = useNewBoats();
  const columns = view === 'list' ? 'list' : 'beside';
  const { data, isError, refetch } = results;
  const descriptions = useQuery({
    ...descriptionsQuery(filters),
    enabled: view === 'list' && !isLoading,
  }).data;

  if (isError)
    return <ErrorState title="Failed to load boats. Please try again." onRetry={() => refetch()} />;
  if (!data || (isLoading && data.boats.length === 0))
    return (
      <Loading label="Loading boats">
        <BoatGrid isFirst columns={columns}>
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes have no other name
            <li key={index}>
              <BoatCardSkeleton layout={view} />
            </li>
          ))}
        </BoatGrid>
      </Loading>
    );
  if (data.boats.length === 0)
    return data.total.count > 0 ? <PastTheEnd total={data.total} /> : <NothingFound />;
  return (
    <div
      aria-busy={isLoading}
      className={cx('flex flex-col gap-8 transition-opacity', isLoading && 'opacity-60')}
    >
      <ResultGroups boats={data.boats} nearMisses={data.nearMisses}>
        {(boats, first) => (
          <BoatGrid isFirst={first === 0} columns={columns} label={first === 0 ? 'Boats' : 'Near misses'}>
            {boats.map((boat, index) => (
              <li key={boat.id}>
                <WatchableBoatCard
                  boat={boat}
                  isNew={newIds?.has(boat.id)}
                  layout={view}
                  load={loadOf(first + index)}
                  description={descriptions?.get(boat.id)}
                />
              </li>
            ))}
          </BoatGrid>
        )}
      </ResultGroups>
      <Pagination
        page={pageOf(filters)}
        pages={lastPageOf(filters, data.total.count)}
        hrefOf={(page) => hrefOf(changeFilters(filters, { page }))}
      />
    </div>
  );
}
