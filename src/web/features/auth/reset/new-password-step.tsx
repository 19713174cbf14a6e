import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { PASSWORD } from '#domain/accounts/secrets.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { NewPasswordField, PasswordField, Username } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { session } from '#web/session/session.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { resetPassword } from '../calls.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { resetFailedAs, toastProblem } from '../problems.ts';
import { ResetExpiry, resetEmail } from './reset-request.tsx';

const schema = () => import('#contract/accounts/passwords.ts').then((contract) => contract.NewPasswordForm);

type NewPasswordStepProps = { email: string; token: string };

export function NewPasswordStep({ email, token }: NewPasswordStepProps) {
  const navigate = useNavigate();
  const form = useContractForm({
    schema,
    onInvalid: toastProblem,
    async send({ password }) {
      const { message } = await resetPassword({ email, token, password });
      // The server has revoked every session of the account.
      if (session.read()?.user.email.toLowerCase() === email.toLowerCase()) session.clear();
      resetEmail.clear();
      toast({ title: 'Password Reset Successful', description: message, variant: 'success' });
      await navigate('/sign-in', { replace: true });
    },
    failed: resetFailedAs({
      title: 'Reset Failed',
      message: 'Failed to reset password. Please try again.',
    }),
  });

  // A refused value may be sent again: only the input decides whether the button is enabled.
  const [password = '', again] = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });
  const isComplete = password.length >= PASSWORD.minLength && password === again;

  /** Enter does nothing while the button is disabled, so it runs the checks, which say why. */
  function submitOnReturn(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.submit();
  }

  return (
    <>
      <AuthHeading takesFocus lead="Choose a password that you use nowhere else.">
        Choose a new password
      </AuthHeading>
      <Form form={form}>
        <Username email={email} />
        <NewPasswordField
          form={form}
          name="password"
          label="New password"
          known={() => [email]}
          onKeyDown={submitOnReturn}
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm password"
          required
          autoComplete="new-password"
          onKeyDown={submitOnReturn}
        />
        <SubmitButton busy={form.busy} disabled={!isComplete}>
          Reset Password
        </SubmitButton>
      </Form>
      <ResetExpiry />
    </>
  );
}
