import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { CompanyChange } from '#contract/admin/company-changes.ts';
import { cx } from '#web/ui/class-names.ts';
import { useAdminAddress } from '../../calls/admin-address.ts';
import { adminList, countInWords, countsQuery } from '../../calls/admin-list.ts';
import { ListFrame } from '../../parts/list-frame.tsx';
import { CompanyChangeCard } from './company-change-card.tsx';

/** New names and websites of companies that are public, until someone has decided. */
export function CompanyChanges() {
  const { page } = useAdminAddress();
  const list = useQuery(adminList<CompanyChange>('/api/admin/company-changes', { page }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-muted">
        Buyers see the old name and website until you approve the new ones. The oldest come first.
      </p>
      <ListFrame
        list={list}
        what="company changes"
        skeletons={3}
        skeleton="h-40"
        empty={{
          icon: <ClipboardCheck />,
          title: 'No company changes',
          children: 'New names and websites of brokers and dealers appear here.',
        }}
      >
        {(changes) => (
          <ul aria-label="Company changes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {changes.map((change) => (
              <CompanyChangeCard key={change.id} change={change} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}

/** Above the queue, so that nobody has to think of looking for them. */
export function CompanyChangesNotice({ className }: { className?: string }) {
  const { hrefWith } = useAdminAddress();
  const { data: counts } = useQuery(countsQuery);
  if (!counts?.companyChanges) return null;
  return (
    <p className={cx('rounded-control bg-foam px-4 py-3', className)}>
      <Link
        to={hrefWith({ kind: 'company', q: null, sort: null, page: null, entry: null })}
        className="font-semibold text-sea underline underline-offset-2"
      >
        {counts.companyChanges === 1
          ? 'One company has a new name or website'
          : `${countInWords(counts.companyChanges)} companies have a new name or website`}
      </Link>
    </p>
  );
}
