import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { SECTION_SIZES } from '#domain/listings/limits.ts';
import type { BoatList } from '#web/api/boats.ts';
import { BoatCard } from '#web/ui/boats/boat-card.tsx';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { WatchHeart } from '#web/watchlist/watch-heart.tsx';

type BoatSectionProps = {
  id: string;
  title: string;
  lead: string;
  // biome-ignore lint/suspicious/noExplicitAny: the key's type differs per query and does not matter here
  query: UseQueryOptions<BoatList, Error, BoatList, any>;
  more: { to: string; label: string };
  empty: string;
};

/** A row of boats on the home page, with its loading, empty and error states. */
export function BoatSection({ id, title, lead, query, more, empty }: BoatSectionProps) {
  const { data, isError, refetch } = useQuery(query);
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        lead={lead}
        action={
          <Link
            to={more.to}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sea hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden className="size-4" />
          </Link>
        }
      >
        {title}
      </SectionHeading>
      {isError ? (
        <ErrorState title="Failed to load boats. Please try again." onRetry={() => refetch()} />
      ) : !data ? (
        <Loading label={`Loading ${title}`}>
          <BoatGrid>
            {Array.from({ length: SECTION_SIZES.homeFeatured }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes have no other name
              <li key={index}>
                <BoatCardSkeleton />
              </li>
            ))}
          </BoatGrid>
        </Loading>
      ) : data.boats.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <BoatGrid label={title}>
          {data.boats.map((boat) => (
            <li key={boat.id}>
              <BoatCard boat={boat} heart={<WatchHeart boat={boat} />} />
            </li>
          ))}
        </BoatGrid>
      )}
    </section>
  );
}
