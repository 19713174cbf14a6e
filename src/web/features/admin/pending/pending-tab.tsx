import { ArrowLeft, ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#web/ui/class-names.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { ReviewEntry } from './entry/review-entry.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { useNow } from './queue/time-left.tsx';
import { useQueue } from './queue/use-queue.ts';
import { KeyLegend } from './review-keys.tsx';
import { SmallEdits } from './small-edits/small-edits.tsx';

const KINDS = [
  { value: '', label: 'New and edits' },
  { value: 'new', label: 'New listings' },
  { value: 'edit', label: 'Edits' },
  { value: 'small-edit', label: 'Small edits of trusted sellers' },
] as const;

const SORTS = [
  { value: '', label: 'Longest waiting' },
  { value: 'concerns', label: 'Most concerns first' },
] as const;

/** The review queue on one side, the open entry on the other. */
export default function PendingTab() {
  const { read } = useAdminAddress();
  const queue = useQueue();
  const now = useNow();
  const isSmallEdits = read('kind') === 'small-edit';
  const isFiltered = read('q') !== '' || read('kind') !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className={cx('flex flex-wrap items-center gap-3', queue.isEntryInAddress && 'max-lg:hidden')}>
        <SearchBox label="Search pending listings" placeholder="Title, make, place, seller or email" />
        <FilterChoice label="Kind" name="kind" choices={KINDS} />
        {!isSmallEdits && <FilterChoice label="Order" name="sort" choices={SORTS} />}
      </div>
      <ListFrame
        list={queue.list}
        what="pending listings"
        skeletons={3}
        skeleton="h-40"
        empty={{
          icon: <ClipboardCheck />,
          title: 'No pending listings',
          children: isFiltered
            ? 'Nothing in the queue matches what you are looking for.'
            : 'Everything has been reviewed. New listings and edits appear here.',
        }}
      >
        {(entries) =>
          isSmallEdits ? (
            <SmallEdits entries={entries} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <div
                className={cx(
                  'grid min-w-0 gap-4 lg:sticky lg:top-24',
                  queue.isEntryInAddress && 'max-lg:hidden',
                )}
              >
                <QueueList queue={queue} now={now} />
                <KeyLegend />
              </div>
              <div className={cx('min-w-0', !queue.isEntryInAddress && 'max-lg:hidden')}>
                <Link
                  to={queue.queueHref}
                  preventScrollReset
                  className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sea lg:hidden"
                >
                  <ArrowLeft aria-hidden className="size-4" />
                  All pending listings
                </Link>
                {queue.opened && <ReviewEntry entry={queue.opened} queue={queue} now={now} />}
              </div>
            </div>
          )
        }
      </ListFrame>
    </div>
  );
}
