import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { SampledBoat } from '#contract/admin/samples.ts';
import { cx } from '#web/ui/class-names.ts';
import { useAdminAddress } from '../../calls/admin-address.ts';
import { adminList, countInWords, countsQuery } from '../../calls/admin-list.ts';
import { ListFrame } from '../../parts/list-frame.tsx';
import { SampleCard } from './sample-card.tsx';

/** Boats that trusted brokers imported without a review, to be looked at afterwards. */
export function Samples() {
  const { page } = useAdminAddress();
  const list = useQuery(adminList<SampledBoat>('/api/admin/review-samples', { page }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-muted">
        Imports of trusted brokers are public at once. One boat in ten is shown here afterwards, the oldest
        first.
      </p>
      <ListFrame
        list={list}
        what="samples"
        skeletons={3}
        skeleton="h-40"
        empty={{
          icon: <ClipboardCheck />,
          title: 'Nothing to spot-check',
          children: 'One in ten boats that trusted brokers import appears here.',
        }}
      >
        {(boats) => (
          <ul aria-label="Samples of trusted brokers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {boats.map((boat) => (
              <SampleCard key={boat.id} boat={boat} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}

/** Above the queue, so that nobody has to think of looking for them. */
export function SamplesNotice({ className }: { className?: string }) {
  const { hrefWith } = useAdminAddress();
  const { data: counts } = useQuery(countsQuery);
  if (!counts?.samples) return null;
  return (
    <p className={cx('rounded-control bg-foam px-4 py-3', className)}>
      <Link
        to={hrefWith({ kind: 'sample', q: null, sort: null, page: null, entry: null })}
        className="font-semibold text-sea underline underline-offset-2"
      >
        {counts.samples === 1
          ? '1 imported boat to spot-check'
          : `${countInWords(counts.samples)} imported boats to spot-check`}
      </Link>
    </p>
  );
}
