import { useId, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The fields live only while the dialog is open: cancelled or done, nothing of them stays. */
export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [busy, during] = useBusy();
  const formId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Change Password"
        description="Your other devices will be signed out."
        initialFocus={firstField}
        footer={
          <>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
            <SubmitButton form={formId} busy={busy}>
              Change Password
            </SubmitButton>
          </>
        }
      >
        <ChangePasswordForm
          id={formId}
          email={email}
          firstField={firstField}
          during={during}
          onChanged={close}
        />
      </Dialog>
    </>
  );
}
