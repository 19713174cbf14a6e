import { useState } from 'react';
import { sentenceOf } from '#web/api/api-error.ts';
import { useLeave } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { signOutEverywhere } from './account-calls.ts';

export function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const [busy, during] = useBusy();
  const leave = useLeave();

  function signOut() {
    void during(async () => {
      try {
        await signOutEverywhere();
      } catch (error) {
        const message = sentenceOf(error, 'Please check your connection and try again.');
        toast({ title: 'You are still signed in', description: message, variant: 'destructive' });
        return setOpen(false);
      }
      toast({
        title: 'Signed out everywhere',
        description: 'Every device needs your password again.',
        variant: 'success',
      });
      await leave();
    });
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        description="Every browser and device, this one included, will need your password to sign in again."
        confirmLabel="Sign out everywhere"
        onConfirm={signOut}
        busy={busy}
      />
    </>
  );
}
