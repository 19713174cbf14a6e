import { useState } from 'react';
import { checkForgotPassword } from '#domain/accounts/form-checks.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { type Faults, ScriptForm, textOf } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { forgotPassword } from '../calls/forgot-password.ts';
import { EmailField } from '../fields/email-field.tsx';
import { toastFailure, toastProblem } from '../fields/problems.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { resetEmail } from './reset-email.ts';

const FAILED = { title: 'Error', message: 'Failed to send reset email. Please try again.' };

type ForgotPasswordFormProps = {
  onSent: (email: string) => void;
  /** Whether someone came back to try another address. */
  isReturn: boolean;
};

export function ForgotPasswordForm({ onSent, isReturn }: ForgotPasswordFormProps) {
  const [faults, setFaults] = useState<Faults<'email'>>({});
  const [busy, during] = useBusy();

  function submit(entries: FormData) {
    const email = textOf(entries, 'email').trim();
    const problem = checkForgotPassword(email);
    setFaults(problem ? { email: problem.message } : {});
    if (problem) return toastProblem(problem);
    void during(async () => {
      try {
        const { message } = await forgotPassword(email);
        resetEmail.keep(email);
        toast({ title: 'Reset Code Sent', description: message, variant: 'success' });
        onSent(email);
      } catch (error) {
        toastFailure(error, FAILED);
      }
    });
  }

  return (
    <>
      <AuthHeading
        takesFocus={isReturn}
        lead="Enter the email address of your account and we will send you a code to set a new password."
      >
        Forgot your password?
      </AuthHeading>
      <ScriptForm onSubmit={submit} faults={faults} className="grid gap-5">
        <EmailField error={faults.email} autoComplete="username" />
        <SubmitButton busy={busy}>Send Reset Code</SubmitButton>
      </ScriptForm>
    </>
  );
}
