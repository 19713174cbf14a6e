import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Done, User } from '#contract/accounts/accounts.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { CodeField, EmailField, PasswordField, Username } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { rememberUser } from './edit-profile-dialog.tsx';

const contract = () => import('#contract/accounts/profile.ts');
const requestSchema = () => contract().then(({ ChangeEmailRequest }) => ChangeEmailRequest);
const codeSchema = () => contract().then(({ ConfirmEmailRequest }) => ConfirmEmailRequest);

/** In two steps: the new address with the password, then the code that was sent to it. */
export function ChangeEmail({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  function change(next: boolean) {
    setOpen(next);
    if (!next) setSentTo(undefined);
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Change Email
      </Button>
      {sentTo ? (
        <CodeDialog newEmail={sentTo} open={open} onOpenChange={change} onBack={() => setSentTo(undefined)} />
      ) : (
        <AddressDialog email={email} open={open} onOpenChange={change} onSent={setSentTo} />
      )}
    </>
  );
}

type StepProps = { open: boolean; onOpenChange: (open: boolean) => void };

function AddressDialog({
  email,
  onSent,
  ...dialog
}: StepProps & { email: string; onSent: (to: string) => void }) {
  const form = useContractForm({
    schema: requestSchema,
    initial: { newEmail: '', currentPassword: '' },
    async send(body) {
      await browserApi.request<Done>('/api/auth/change-email', { method: 'POST', body });
      form.reset();
      onSent(body.newEmail);
    },
    failed: (error) => ({
      title: 'Error',
      message: sentenceOf(error, 'The code could not be sent. Please try again.'),
      field: 'currentPassword',
    }),
  });
  return (
    <FormDialog
      {...dialog}
      title="Change your email address"
      description={`It is ${email} now. We’ll send a code to the new address.`}
      form={form}
      submit="Send code"
    >
      <Username email={email} />
      <EmailField form={form} name="newEmail" label="New email address" required autoComplete="email" />
      <PasswordField
        form={form}
        name="currentPassword"
        label="Current password"
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

function CodeDialog({ newEmail, onBack, ...dialog }: StepProps & { newEmail: string; onBack: () => void }) {
  const client = useQueryClient();
  const form = useContractForm({
    schema: codeSchema,
    initial: { newEmail, code: '' },
    async send(body) {
      const user = await browserApi.request<User>('/api/auth/confirm-email', { method: 'POST', body });
      rememberUser(user);
      toast({
        title: 'Email Address Changed',
        description: `Please sign in with ${user.email} from now on. Your other devices have been signed out.`,
        variant: 'success',
      });
      dialog.onOpenChange(false);
      await client.invalidateQueries();
    },
    failed: (error) => ({
      title: 'Error',
      message: sentenceOf(error, 'Your email address could not be changed. Please try again.'),
      field: 'code',
    }),
  });
  return (
    <FormDialog
      {...dialog}
      title="Enter the code"
      description={`We’ve sent a code to ${newEmail}.`}
      form={form}
      submit="Change email address"
      back={{ label: 'Use another address', onPress: onBack }}
    >
      <CodeField form={form} name="code" label="Six-digit code" onComplete={() => form.submit()} />
    </FormDialog>
  );
}
