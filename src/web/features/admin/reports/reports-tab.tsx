import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import type { Report } from '#contract/admin-reports.ts';
import { useAdminAddress } from '../calls/admin-address.ts';
import { adminList } from '../calls/admin-list.ts';
import { FilterChoice } from '../parts/filter-choice.tsx';
import { ListFrame } from '../parts/list-frame.tsx';
import { ReportCard } from './report-card.tsx';

const STATES = [
  { value: '', label: 'Open reports' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'taken-down', label: 'Taken down' },
] as const;

export default function ReportsTab() {
  const { read, page } = useAdminAddress();
  const state = read('state');
  const list = useQuery(adminList<Report>('/api/admin/reports', { state, page }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FilterChoice label="State" name="state" choices={STATES} />
      <ListFrame
        list={list}
        what="reports"
        skeletons={3}
        skeleton="h-48"
        empty={{
          icon: <Flag />,
          title: 'No reports',
          children:
            state === ''
              ? 'Nobody has doubts about a listing. Reports from the boats’ pages appear here.'
              : 'No report has ended this way yet.',
        }}
      >
        {(reports) => (
          <ul aria-label="Reports" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} />
            ))}
          </ul>
        )}
      </ListFrame>
    </div>
  );
}
