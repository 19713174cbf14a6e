import { useState } from 'react';
import type { PendingBoat } from '#contract/admin/queue.ts';
import type { SellerPanel } from '#contract/admin/sellers.ts';
import { fullName } from '#domain/accounts/names.ts';
import { REJECTION_REASONS } from '#domain/listings/review/rejection-reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { SuspendDialog } from '../../parts/suspend-dialog.tsx';

const schema = () =>
  import('#contract/admin/decisions.ts').then((contract) => contract.RejectAndSuspendRequest);

type SellerActionsProps = { seller: SellerPanel; entry: PendingBoat; onRejected: () => void };

export function SellerActions({ seller, entry, onRejected }: SellerActionsProps) {
  const [dialog, setDialog] = useState<'suspend' | 'reject-and-suspend' | null>(null);
  if (seller.role === 'admin') return null;
  const name = fullName(seller);
  const dialogProps = (which: 'suspend' | 'reject-and-suspend') => ({
    open: dialog === which,
    onOpenChange: (open: boolean) => setDialog(open ? which : null),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="small" onClick={() => setDialog('suspend')} className="text-signal">
        Suspend
      </Button>
      <Button
        look="secondary"
        size="small"
        onClick={() => setDialog('reject-and-suspend')}
        className="text-signal"
      >
        Reject and suspend
      </Button>
      <SuspendDialog {...dialogProps('suspend')} user={seller} />
      <ReasonDialog
        {...dialogProps('reject-and-suspend')}
        title={`Reject and suspend ${name}`}
        keptAs={`reject-and-suspend:${entry.id}`}
        description={`${entry.title} is rejected. ${name} is signed out everywhere, and all their listings are hidden. Only restoring the account undoes this.`}
        schema={schema}
        initial={{ reason: '' }}
        field={{ name: 'reason', label: 'Reason', help: 'The seller reads it word for word, in one email.' }}
        ready={REJECTION_REASONS}
        submit="Reject and Suspend"
        send={async ({ reason }) => {
          await browserApi.request(`/api/admin/reject-and-suspend/${entry.id}`, {
            method: 'POST',
            body: { reason, version: entry.reviewVersion },
          });
          toast({
            title: 'Rejected and Suspended',
            description: `You rejected ${entry.title} and suspended ${name}.`,
            variant: 'success',
          });
          onRejected();
        }}
        failed="Failed to reject and suspend."
      />
    </div>
  );
}
