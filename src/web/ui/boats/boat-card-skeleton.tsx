import { cx } from '../class-names.ts';
import { Skeleton } from '../states/skeleton.tsx';
import type { BoatCardLayout } from './boat-card.tsx';

/** A placeholder card. */
export function BoatCardSkeleton({ layout = 'grid' }: { layout?: BoatCardLayout }) {
  const isList = layout === 'list';
  return (
    <div
      className={cx(
        'flex overflow-hidden rounded-card border border-line bg-card',
        isList ? 'flex-row' : 'flex-col',
      )}
    >
      <Skeleton
        className={cx(
          'rounded-none',
          isList ? 'w-32 shrink-0 sm:aspect-4/3 sm:w-72 lg:w-80' : 'aspect-4/3 w-full',
        )}
      />
      <div className="flex grow flex-col gap-3 p-4">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-auto h-6 w-full" />
      </div>
    </div>
  );
}
