import { ArrowLeft, ClipboardCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/class-names.ts';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { useAdminAddress } from '../calls/admin-address.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { SearchBox } from '../parts/search-box.tsx';
import { Batch } from './batch/batch.tsx';
import { CompanyChanges, CompanyChangesNotice } from './companies/company-changes.tsx';
import { GoneEntry } from './entry/gone-entry.tsx';
import { ReviewEntry } from './entry/review-entry.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { useNow } from './queue/time-left.tsx';
import { type Queue, useQueue } from './queue/use-queue.ts';
import { KeyLegend } from './review-keys.tsx';
import { Samples, SamplesNotice } from './samples/samples.tsx';
import { SmallEdits } from './small-edits/small-edits.tsx';

const KINDS = [
  { value: '', label: 'New and edits' },
  { value: 'new', label: 'New listings' },
  { value: 'edit', label: 'Edits' },
  { value: 'small-edit', label: 'Small edits of trusted sellers' },
  { value: 'sample', label: 'Samples of trusted brokers' },
  { value: 'company', label: 'Company names and websites' },
] as const;

const SORTS = [
  { value: '', label: 'Longest waiting' },
  { value: 'concerns', label: 'Most concerns first' },
] as const;

/** Kinds that are no listings to review: each is a list of its own. */
const OTHER_LISTS: Partial<Record<string, ComponentType>> = { sample: Samples, company: CompanyChanges };

/** What waits for a review, or for a look afterwards. */
export default function PendingTab() {
  const { read } = useAdminAddress();
  const kind = read('kind');
  const OtherList = OTHER_LISTS[kind];
  // On a phone it fills the screen.
  const isEntryOpen = read('entry') !== '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className={cx('flex flex-wrap items-center gap-3', isEntryOpen && 'max-lg:hidden')}>
        {read('seller') !== '' && (
          <Link to="?" className="inline-flex min-h-11 items-center gap-2 font-semibold text-sea">
            <ArrowLeft aria-hidden className="size-4" />
            Whole queue
          </Link>
        )}
        {!OtherList && (
          <SearchBox label="Search pending listings" placeholder="Title, make, place, seller or email" />
        )}
        <FilterChoice label="Kind" name="kind" choices={KINDS} />
        {kind !== 'small-edit' && !OtherList && <FilterChoice label="Order" name="sort" choices={SORTS} />}
      </div>
      {OtherList ? <OtherList /> : <ReviewQueue isEntryOpen={isEntryOpen} />}
    </div>
  );
}

/** The queue on one side, the open entry on the other. */
function ReviewQueue({ isEntryOpen }: { isEntryOpen: boolean }) {
  const { read } = useAdminAddress();
  const queue = useQueue();
  const now = useNow();
  /** One seller's entries, to be decided together. */
  const isBatch = read('seller') !== '' && !isEntryOpen;
  const isFiltered = read('q') !== '' || read('kind') !== '' || read('seller') !== '';
  return (
    <>
      {!isFiltered && (
        <>
          <CompanyChangesNotice className={isEntryOpen ? 'max-lg:hidden' : undefined} />
          <SamplesNotice className={isEntryOpen ? 'max-lg:hidden' : undefined} />
        </>
      )}
      {queue.gone && queue.entries.length === 0 && !isBatch && <GoneEntry gone={queue.gone} queue={queue} />}
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
          read('kind') === 'small-edit' ? (
            <SmallEdits entries={entries} />
          ) : isBatch ? (
            <Batch key={read('page')} entries={entries} />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
              <div className={cx('grid min-w-0 gap-4 lg:sticky lg:top-24', isEntryOpen && 'max-lg:hidden')}>
                <QueueList queue={queue} now={now} />
                <KeyLegend />
              </div>
              <div className={cx('min-w-0', !isEntryOpen && 'max-lg:hidden')}>
                <Link
                  to={queue.queueHref}
                  preventScrollReset
                  className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sea lg:hidden"
                >
                  <ArrowLeft aria-hidden className="size-4" />
                  All pending listings
                </Link>
                <OpenEntry queue={queue} now={now} />
              </div>
            </div>
          )
        }
      </ListFrame>
    </>
  );
}

function OpenEntry({ queue, now }: { queue: Queue; now: Date }) {
  if (queue.opened) return <ReviewEntry entry={queue.opened} queue={queue} now={now} />;
  if (queue.gone) return <GoneEntry gone={queue.gone} queue={queue} />;
  return (
    <Loading label="Loading the listing">
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
