import type { Rejected } from '#contract/admin/decisions.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CheckboxField } from '#web/forms/fields.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';

const schema = () => import('#contract/admin/decisions.ts').then((contract) => contract.RejectRequest);

type RejectDialogProps = {
  entry: PendingBoat;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (undoId: string | undefined, description: string) => void;
  onOutdated: () => void;
};

export function RejectDialog({ entry, onDone, ...dialog }: RejectDialogProps) {
  const what = entry.isEdit ? 'the changes to ' : '';
  return (
    <ReasonDialog
      {...dialog}
      title={entry.isEdit ? 'Reject these changes' : 'Reject this listing'}
      description={entry.title}
      keptAs={`reject:${entry.id}`}
      schema={schema}
      initial={{ reason: '', emailSeller: true }}
      field={{ name: 'reason', label: 'Reason', help: 'The seller reads it word for word.' }}
      ready={REJECTION_REASONS}
      submit="Reject"
      send={async ({ reason, emailSeller }) => {
        const { undoId } = await browserApi.request<Rejected>(`/api/admin/reject-boat/${entry.id}`, {
          method: 'POST',
          body: { reason, emailSeller, version: entry.reviewVersion, undoable: true },
        });
        const rejected = `You rejected ${what}${entry.title}.`;
        onDone(undoId, emailSeller ? `${rejected} An email has been sent to the seller.` : rejected);
      }}
      failed="Failed to reject boat."
    >
      {(form) => (
        <CheckboxField
          form={form}
          name="emailSeller"
          label="Email seller with rejection reason"
          help="The seller gets guidance on how to correct the listing and resubmit it."
        />
      )}
    </ReasonDialog>
  );
}
