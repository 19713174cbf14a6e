import type { Report, SettledReport } from '#contract/admin/reports.ts';
import { TAKE_DOWN_REASONS } from '#domain/listings/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useUndo } from '../calls/use-undo.ts';
import { ReasonDialog } from '../parts/reason-dialog.tsx';

type ReportDialogProps = { report: Report; open: boolean; onOpenChange: (open: boolean) => void };

const dismissal = () =>
  import('#contract/admin/reports.ts').then((contract) => contract.DismissRequest.unwrap().unwrap());
const takingDown = () => import('#contract/admin/reports.ts').then((contract) => contract.TakeDownRequest);

export function DismissDialog({ report, ...dialog }: ReportDialogProps) {
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

export function TakeDownDialog({ report, ...dialog }: ReportDialogProps) {
  const { announce } = useUndo();
  return (
    <ReasonDialog
      {...dialog}
      title="Take this listing down"
      description={`${report.boat.title} is no longer public, and every open report of it is settled.`}
      keptAs={`take-down:${report.id}`}
      schema={takingDown}
      initial={{ reason: '' }}
      field={{
        name: 'reason',
        label: 'Reason',
        help: 'The seller gets this by email and can reply to it.',
      }}
      ready={TAKE_DOWN_REASONS}
      submit="Take Down"
      send={async (body) => {
        const { undoId } = await browserApi.request<SettledReport>(
          `/api/admin/reports/${report.id}/take-down`,
          {
            method: 'POST',
            body: { ...body, undoable: true },
          },
        );
        announce([undoId], {
          title: 'Listing Taken Down',
          description: `${report.boat.title} is no longer public.`,
          undone: `${report.boat.title} is public again, and its reports are open.`,
        });
      }}
      failed="Failed to take the listing down."
    />
  );
}
