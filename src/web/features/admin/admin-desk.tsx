import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { AdminCounts } from '#contract/admin/desk.ts';
import { AddressTabs } from '#web/ui/layout/address-tabs.tsx';
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx';
import { ADMIN_TABS, type AdminTab } from './admin-tabs.ts';
import { useAdminAddress } from './calls/admin-address.ts';
import { countInWords, countsQuery } from './calls/admin-list.ts';

/** The admin panel. The code of each tab is loaded when it is opened. */
export default function AdminDesk() {
  const { read } = useAdminAddress();
  const { data: counts } = useQuery(countsQuery);
  const opened = ADMIN_TABS.find(({ value }) => value === read('tab')) ?? ADMIN_TABS[0];
  return (
    <AddressTabs
      label="Admin"
      parameter="tab"
      value={opened.value}
      asPages
      tabs={ADMIN_TABS.map((tab) => ({
        value: tab.value,
        label: labelOf(tab, counts),
        content: tab === opened && (
          <Suspense fallback={<TabLoading label={tab.label} />}>
            <tab.Content />
          </Suspense>
        ),
      }))}
    />
  );
}

/** Without a count until it is loaded. */
function labelOf({ label, counts }: AdminTab, known: AdminCounts | undefined): string {
  if (!counts || !known) return label;
  const total = counts.reduce((sum, name) => sum + known[name], 0);
  return `${label} (${countInWords(total)})`;
}

function TabLoading({ label }: { label: string }) {
  return (
    <Loading label={`Loading ${label}`}>
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}
