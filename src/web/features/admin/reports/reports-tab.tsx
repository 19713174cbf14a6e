import { Flag } from 'lucide-react';
import type { Report } from '#contract/admin/reports.ts';
import { ListTab } from '../parts/list-tab.tsx';
import { HeldMessages } from './held-messages.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportedThreads } from './reported-threads.tsx';

const STATES = [
  { value: '', label: 'Open reports' },
  { value: 'dismissed', label: 'Dismissed' },
  { value: 'change-requested', label: 'Changes requested' },
  { value: 'taken-down', label: 'Taken down' },
] as const;

export default function ReportsTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <HeldMessages />
      <ReportedThreads />
      <ListTab<Report>
        path="/api/admin/reports"
        what="reports"
        label="Reports"
        look="cards"
        filters={[{ label: 'State', name: 'state', choices: STATES }]}
        skeletons={3}
        skeleton="h-48"
        empty={{
          icon: <Flag />,
          title: 'No reports',
          text: 'When someone reports a listing, the report appears here.',
          textWhenFiltered: 'No report has had this outcome yet.',
        }}
      >
        {(report) => <ReportCard key={report.id} report={report} />}
      </ListTab>
    </div>
  );
}
