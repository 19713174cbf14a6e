import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { Total } from '#contract/list-headers.ts';
import { formatCount } from '#domain/money.ts';
import { changeFilters } from '#domain/search/filters/change-filters.ts';
import { lastPageOf, pageOf } from '#domain/search/filters/filters.ts';
import { type BoatList, descriptionsQuery } from '#web/api/boats.ts';
import { useNewBoats } from '#web/saved-searches/new-boats.ts';
import type { BoatCardLayout } from '#web/ui/boats/boat-card.tsx';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import type { PhotoLoad } from '#web/ui/boats/photo.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { Badge } from '#web/ui/states/badge.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';
import { useFacets, useListing } from '../listing-context.ts';
import { NothingFound } from './nothing-found.tsx';
import { foundInShort } from './total-words.ts';

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
      <BoatGrid isFirst columns={columns} label="Boats">
        {data.boats.map((boat, index) => (
          <li key={boat.id}>
            {newIds?.has(boat.id) && (
              <Badge variant="starboard" solid className="absolute -top-3 left-3 z-3">
                New since your last visit
              </Badge>
            )}
            <WatchableBoatCard
              boat={boat}
              layout={view}
              load={loadOf(index)}
              description={descriptions?.get(boat.id)}
            />
          </li>
        ))}
      </BoatGrid>
      <Pagination
        page={pageOf(filters)}
        pages={lastPageOf(filters, data.total.count)}
        hrefOf={(page) => hrefOf(changeFilters(filters, { page }))}
      />
    </div>
  );
}

/** A page number beyond the last page. */
function PastTheEnd({ total }: { total: Total }) {
  const { filters, hrefOf } = useListing();
  const kinds = useFacets()?.kind;
  const last = lastPageOf(filters, total.count);
  return (
    <EmptyState
      icon={<SearchX />}
      title={`There is no page ${formatCount(pageOf(filters))}`}
      action={
        <>
          <LinkButton to={hrefOf(changeFilters(filters, { page: last }))}>Go to the last page</LinkButton>
          <LinkButton to={hrefOf(changeFilters(filters, { page: 1 }))} look="secondary">
            Go to the first page
          </LinkButton>
        </>
      }
    >
      {foundInShort(total, filters, kinds)} found, on {last === 1 ? 'one page' : `${formatCount(last)} pages`}
      .
    </EmptyState>
  );
}
