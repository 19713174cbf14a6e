import type { DecidedTogether } from '#contract/admin/decisions.ts';
import type { PendingBoat } from '#contract/admin/queue.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CheckboxField } from '#web/forms/fields.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { entriesInWords } from './use-batch-result.ts';

const schema = () => import('#contract/admin/decisions.ts').then((contract) => contract.RejectRequest);

type RejectBatchDialogProps = {
  entries: readonly PendingBoat[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: (result: DecidedTogether, emailSeller: boolean) => void;
};

/** One reason for all of them. */
export function RejectBatchDialog({ entries, onDone, ...dialog }: RejectBatchDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title={`Reject ${entriesInWords(entries.length)}`}
      description={entries.map(({ title }) => title).join(', ')}
      keptAs={`reject-batch:${entries[0]?.sellerId}`}
      schema={schema}
      initial={{ reason: '', emailSeller: true }}
      field={{
        name: 'reason',
        label: 'Reason',
        help: 'The seller reads it word for word, for each of them.',
      }}
      ready={REJECTION_REASONS}
      submit="Reject"
      send={async ({ reason, emailSeller }) => {
        const result = await browserApi.request<DecidedTogether>('/api/admin/reject-together', {
          method: 'POST',
          body: {
            entries: entries.map(({ id, reviewVersion }) => ({ id, version: reviewVersion })),
            reason,
            emailSeller,
            undoable: true,
          },
        });
        onDone(result, emailSeller);
      }}
      failed="Failed to reject the listings."
    >
      {(form) => (
        <CheckboxField
          form={form}
          name="emailSeller"
          label="Email seller with rejection reason"
          help="The seller gets guidance on how to correct each listing and resubmit it."
        />
      )}
    </ReasonDialog>
  );
}
