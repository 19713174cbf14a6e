import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { requestDeletion } from './account-calls.ts';

const TITLE = 'Delete Account';

/** Long enough to be read twice: it says what remains to be done. */
const NOTICE_MS = 10_000;

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const [busy, during] = useBusy();

  function request() {
    void during(async () => {
      try {
        const { message } = await requestDeletion();
        toast({ title: TITLE, description: message, durationMs: NOTICE_MS });
      } catch (error) {
        const message = sentenceOf(error, 'Your request could not be sent. Please try again.');
        toast({ title: 'Error', description: message, variant: 'destructive' });
      }
      setOpen(false);
    });
  }

  return (
    <>
      <Button
        look="quiet"
        onClick={() => setOpen(true)}
        className="text-signal hover:not-disabled:bg-signal-quiet hover:not-disabled:text-signal-strong"
      >
        {TITLE}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="We will ask our team to delete your account with your listings, saved boats and messages. This cannot be undone."
        confirmLabel="Request Deletion"
        onConfirm={request}
        destructive
        busy={busy}
      />
    </>
  );
}
