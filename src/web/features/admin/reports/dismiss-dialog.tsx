import type { Report } from '#contract/admin/reports.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';

type DismissDialogProps = { report: Report; open: boolean; onOpenChange: (open: boolean) => void };

const dismissal = () =>
  import('#contract/admin/reports.ts').then((contract) => contract.DismissRequest.unwrap().unwrap());

export function DismissDialog({ report, ...dialog }: DismissDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title="Dismiss this report"
      description={`${report.boat.title} stays as it is.`}
      keptAs={`dismiss:${report.id}`}
      schema={dismissal}
      initial={{ note: '' }}
      field={{ name: 'note', label: 'Note', help: 'Only administrators read it.', optional: true }}
      submit="Dismiss"
      harmless
      send={async ({ note }) => {
        await browserApi.request(`/api/admin/reports/${report.id}/dismiss`, {
          method: 'POST',
          body: { note: note || null },
        });
        toast({ title: 'Report Dismissed', description: report.boat.title, variant: 'success' });
      }}
      failed="Failed to dismiss the report."
    />
  );
}
