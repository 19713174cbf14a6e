import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useAdminAddress } from '../calls/admin-address.ts';
import { type AdminList, PAGE_SIZE } from '../calls/admin-list.ts';

type ListFrameProps<Entry> = {
  list: UseQueryResult<AdminList<Entry>>;
  /** What it lists, as in "Loading users". */
  what: string;
  skeletons: number;
  /** The height of one skeleton. */
  skeleton: string;
  empty: { icon: ReactNode; title: string; children?: ReactNode };
  children: (entries: Entry[]) => ReactNode;
};

/** The common states of every admin list: loading, failed, empty and paged. */
export function ListFrame<Entry>({
  list,
  what,
  skeletons,
  skeleton,
  empty,
  children,
}: ListFrameProps<Entry>) {
  const { page, hrefWith } = useAdminAddress();
  const { data, isError, isPlaceholderData, refetch } = list;
  if (isError)
    return (
      <ErrorState title={`The ${what} could not be loaded`} onRetry={() => void refetch()}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label={`Loading ${what}`} className="grid gap-3">
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
          <Skeleton key={index} className={cx('rounded-card', skeleton)} />
        ))}
      </Loading>
    );
  if (data.entries.length === 0) return <EmptyState {...empty} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', isPlaceholderData && 'opacity-60')}
    >
      {children(data.entries)}
      <Pagination
        page={page}
        pages={Math.ceil(data.total / PAGE_SIZE)}
        hrefOf={(to) => hrefWith({ page: to, entry: null })}
      />
    </div>
  );
}
