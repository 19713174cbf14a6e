import type { SignedIn } from '#contract/accounts/accounts.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { PasswordField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { session } from '#web/session/session.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';

const schema = () => import('#contract/accounts/passwords.ts').then((contract) => contract.SignInRequest);

const messageOf = (error: unknown) =>
  isNetworkFailure(error)
    ? 'We could not be reached. Please check your connection and try again.'
    : sentenceOf(error, 'Invalid email or password.');

type SignInDialogProps = { email: string; open: boolean; onOpenChange: (open: boolean) => void };

/** Asks for the password again over the form, which stays as it is. */
export default function SignInDialog({ email, open, onOpenChange }: SignInDialogProps) {
  const form = useContractForm({
    schema,
    initial: { email, password: '' },
    async send(credentials) {
      const { token, user } = await browserApi.request<SignedIn>('/api/auth/sign-in', {
        method: 'POST',
        body: credentials,
      });
      session.write({ token, user });
    },
    failed: (error) => ({ message: messageOf(error), field: 'password' }),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Please sign in again"
      description="Your session has ended. Your listing is saved in this browser; sign in to carry on where you were."
      initialFocus={form.firstField}
    >
      <Form form={form}>
        <p className="wrap-anywhere">
          Signing in as <strong>{email}</strong>
        </p>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          required
          autoComplete="current-password"
        />
        <SubmitButton busy={form.busy}>Sign In</SubmitButton>
      </Form>
    </Dialog>
  );
}
