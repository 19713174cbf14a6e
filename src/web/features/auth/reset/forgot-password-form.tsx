import { useContractForm } from '#web/forms/contract-form.ts';
import { Form } from '#web/forms/form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AccountEmail } from '../account-email.tsx';
import { forgotPassword } from '../calls.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { failedAs, toastSlip } from '../problems.ts';
import { resetEmail } from './reset-email.ts';

const schema = () =>
  import('#contract/accounts-passwords.ts').then((contract) => contract.ForgotPasswordRequest);

type ForgotPasswordFormProps = {
  onSent: (email: string) => void;
  /** Whether someone came back to try another address. */
  isReturn: boolean;
};

export function ForgotPasswordForm({ onSent, isReturn }: ForgotPasswordFormProps) {
  const form = useContractForm({
    schema,
    onSlip: toastSlip,
    async send({ email }) {
      const { message } = await forgotPassword(email);
      resetEmail.keep(email);
      toast({ title: 'Reset Code Sent', description: message, variant: 'success' });
      onSent(email);
    },
    failed: failedAs({ title: 'Error', message: 'Failed to send reset email. Please try again.' }),
  });

  return (
    <>
      <AuthHeading
        takesFocus={isReturn}
        lead="Enter the email address of your account and we will send you a code to set a new password."
      >
        Forgot your password?
      </AuthHeading>
      <Form form={form}>
        <AccountEmail form={form} autoComplete="username" />
        <SubmitButton busy={form.busy}>Send Reset Code</SubmitButton>
      </Form>
    </>
  );
}
