import type { AdminUser } from '#contract/admin/users.ts';
import { fullName } from '#domain/accounts/names.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const suspension = () => import('#contract/admin/users.ts').then((contract) => contract.SuspendRequest);

type SuspendDialogProps = {
  user: Pick<AdminUser, 'id' | 'firstName' | 'lastName' | 'email'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function SuspendDialog({ user, ...dialog }: SuspendDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      title={`Suspend ${fullName(user)}`}
      keptAs={`suspend:${user.id}`}
      description="They are signed out everywhere immediately, and their listings are hidden until you restore the account."
      schema={suspension}
      initial={{ reason: '' }}
      field={{ name: 'reason', label: 'Reason', help: 'Shown in the audit log and on the account.' }}
      submit="Suspend"
      send={async (body) => {
        await browserApi.request(`/api/admin/users/${user.id}/suspend`, { method: 'POST', body });
        toast({ title: 'User Suspended', description: fullName(user), variant: 'success' });
      }}
      failed="Failed to suspend the user."
    />
  );
}
