import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { BoatCardSkeleton } from '#web/ui/boats/boat-card-skeleton.tsx';
import { BoatGrid } from '#web/ui/boats/boat-grid.tsx';
import { SectionHeading } from '#web/ui/layout/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading } from '#web/ui/states/skeleton.tsx';
import { WatchableBoatCard } from '#web/watchlist/watchable-boat-card.tsx';

type BoatSectionProps = {
  id: string;
  title: string;
  lead: string;
  /** Undefined while loading. */
  list: { boats: readonly ListedBoat[] | undefined; isError: boolean; refetch: () => unknown };
  more: { to: string; label: string };
  empty: string;
};

/** A row of boats on the home page, with its loading, empty and error states. */
export function BoatSection({ id, title, lead, list, more, empty }: BoatSectionProps) {
  const { boats, isError, refetch } = list;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        lead={lead}
        beside
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
      ) : !boats ? (
        <Loading label={`Loading ${title}`}>
          <BoatGrid>
            {Array.from({ length: SECTION_SIZES.homeFeatured }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
              <li key={index}>
                <BoatCardSkeleton />
              </li>
            ))}
          </BoatGrid>
        </Loading>
      ) : boats.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <BoatGrid label={title}>
          {boats.map((boat) => (
            <li key={boat.id}>
              <WatchableBoatCard boat={boat} />
            </li>
          ))}
        </BoatGrid>
      )}
    </section>
  );
}
