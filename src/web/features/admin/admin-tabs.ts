import { type ComponentType, lazy } from 'react';
import type { AdminCounts } from '#contract/admin/desk.ts';

export type AdminTab = {
  value: string;
  label: string;
  /** What is counted beside the label. */
  counts?: readonly (keyof AdminCounts)[];
  Content: ComponentType;
};

export const ADMIN_TABS = [
  {
    value: 'pending',
    label: 'Pending',
    counts: ['pending', 'companyChanges'],
    Content: lazy(() => import('./pending/pending-tab.tsx')),
  },
  { value: 'live', label: 'Live', counts: ['live'], Content: lazy(() => import('./live/live-tab.tsx')) },
  {
    value: 'inbox',
    label: 'Inbox',
    counts: ['unreadMessages'],
    Content: lazy(() => import('./inbox/inbox-tab.tsx')),
  },
  {
    value: 'reports',
    label: 'Reports',
    counts: ['openReports', 'reportedThreads', 'heldMessages'],
    Content: lazy(() => import('./reports/reports-tab.tsx')),
  },
  { value: 'analytics', label: 'Analytics', Content: lazy(() => import('./analytics/analytics-tab.tsx')) },
  { value: 'users', label: 'Users', Content: lazy(() => import('./users/users-tab.tsx')) },
  { value: 'audit', label: 'Audit', Content: lazy(() => import('./audit/audit-tab.tsx')) },
] as const satisfies readonly AdminTab[];
