import { useQueryClient } from '@tanstack/react-query';
import type { Done } from '#contract/accounts/accounts.ts';
import { formatLongDate } from '#domain/dates.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { profileQuery } from '#web/session/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

/** Shown while a request to delete the account waits to be carried out. */
export function DeletionNotice({ requestedAt }: { requestedAt: string }) {
  const client = useQueryClient();
  const [busy, during] = useBusy();

  const withdraw = () =>
    during(async () => {
      try {
        const { message } = await browserApi.request<Done>('/api/auth/delete-request', { method: 'DELETE' });
        toast({ title: 'Request Withdrawn', description: message, variant: 'success' });
      } catch (error) {
        const message = sentenceOf(error, 'Your request could not be withdrawn. Please try again.');
        toast({ title: 'Error', description: message, variant: 'destructive' });
      }
      await client.invalidateQueries(profileQuery);
    });

  return (
    <Notice title="Your account is going to be deleted">
      <p>
        You asked us on {formatLongDate(requestedAt)} to delete your account. You can change your mind until
        we have done so.
      </p>
      <Button look="secondary" size="small" busy={busy} onClick={() => void withdraw()} className="mt-3">
        Keep my account
      </Button>
    </Notice>
  );
}
