import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Done } from '#contract/accounts/accounts.ts';
import type { ChangePasswordRequest } from '#contract/accounts/passwords.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { NewPasswordField, PasswordField, Username } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { sessionsQuery } from './account-calls.ts';

const schema = () =>
  import('#contract/accounts/passwords.ts').then((contract) => contract.ChangePasswordForm);

const changePassword = (body: ChangePasswordRequest) =>
  browserApi.request<Done>('/api/auth/change-password', { method: 'POST', body });

export function ChangePassword({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const form = useContractForm({
    schema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onInvalid: (message) => toast({ title: 'Error', description: message, variant: 'destructive' }),
    async send(passwords) {
      const { message } = await changePassword({ email, ...passwords });
      toast({ title: 'Success', description: message, variant: 'success' });
      change(false);
      await client.invalidateQueries(sessionsQuery);
    },
    failed: (error) => ({
      title: 'Error',
      message: sentenceOf(error, 'Failed to change password'),
      field: 'currentPassword',
    }),
  });

  /** Clears the fields when the dialog closes. */
  function change(next: boolean) {
    setOpen(next);
    if (!next) form.reset();
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Change Password
      </Button>
      <FormDialog
        open={open}
        onOpenChange={change}
        title="Change Password"
        description="Your other devices will be signed out."
        form={form}
        submit="Change Password"
      >
        <Username email={email} />
        <PasswordField
          form={form}
          name="currentPassword"
          label="Current password"
          required
          autoComplete="current-password"
        />
        <NewPasswordField form={form} name="newPassword" label="New password" known={() => [email]} />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm new password"
          required
          autoComplete="new-password"
        />
      </FormDialog>
    </>
  );
}
