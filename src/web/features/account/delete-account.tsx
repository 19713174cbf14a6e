import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '#web/api/api-error.ts';
import { profileQuery } from '#web/session/profile.ts';
import { ConfirmButton, QUIET_DELETE } from '#web/ui/dialogs/confirm-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { requestDeletion } from './account-calls.ts';

const TITLE = 'Delete Account';

/** Long enough to read twice: it says what happens next. */
const NOTICE_MS = 10_000;

export function DeleteAccount() {
  const client = useQueryClient();

  async function request() {
    try {
      const { message } = await requestDeletion();
      toast({ title: TITLE, description: message, durationMs: NOTICE_MS });
      await client.invalidateQueries(profileQuery);
    } catch (error) {
      const message = sentenceOf(error, 'Your request could not be sent. Please try again.');
      toast({ title: 'Error', description: message, variant: 'destructive' });
    }
  }

  return (
    <ConfirmButton
      {...QUIET_DELETE}
      question={{
        title: 'Delete your account?',
        description:
          'Our team will delete your account with your listings, saved boats and messages. Until then you can withdraw your request.',
        confirmLabel: 'Request Deletion',
        destructive: true,
      }}
      onConfirm={request}
    >
      {TITLE}
    </ConfirmButton>
  );
}
