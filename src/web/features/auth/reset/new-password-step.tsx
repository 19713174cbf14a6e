import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkReset } from '#domain/accounts/form-checks.ts';
import { session } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { type Faults, ScriptForm } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { resetPassword } from '../calls/reset-password.ts';
import { type NewPassword, NewPasswordFields } from '../fields/new-password-fields.tsx';
import { toastProblem, toastResetFailure } from '../fields/problems.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { resetEmail } from './reset-email.ts';
import { ResetExpiry } from './reset-expiry.tsx';

const FAILED = { title: 'Reset Failed', message: 'Failed to reset password. Please try again.' };

type NewPasswordStepProps = { email: string; token: string };

export function NewPasswordStep({ email, token }: NewPasswordStepProps) {
  const [entries, setEntries] = useState<NewPassword>({ password: '', confirmPassword: '' });
  const [faults, setFaults] = useState<Faults<keyof NewPassword>>({});
  const [busy, during] = useBusy();
  const navigate = useNavigate();
  const problem = checkReset(entries);

  function submit() {
    setFaults({});
    void during(async () => {
      try {
        const { message } = await resetPassword({ email, token, password: entries.password });
        // The server has ended every session of the account.
        if (session.read()?.user.email.toLowerCase() === email.toLowerCase()) session.clear();
        resetEmail.clear();
        toast({ title: 'Password Reset Successful', description: message, variant: 'success' });
        await navigate('/sign-in', { replace: true });
      } catch (error) {
        toastResetFailure(error, FAILED);
      }
    });
  }

  function explain() {
    if (!problem) return;
    const isMismatch = entries.password !== entries.confirmPassword;
    setFaults({ [isMismatch ? 'confirmPassword' : 'password']: problem.message });
    toastProblem(problem);
  }

  return (
    <>
      <AuthHeading takesFocus lead="Choose a password that you use nowhere else.">
        Choose a new password
      </AuthHeading>
      <ScriptForm onSubmit={submit} faults={faults} className="grid gap-5">
        {/* Tells password managers whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          faults={faults}
          label="New password"
          known={[email]}
          onChange={setEntries}
          onReturn={explain}
        />
        <SubmitButton busy={busy} disabled={problem !== undefined}>
          Reset Password
        </SubmitButton>
      </ScriptForm>
      <ResetExpiry />
    </>
  );
}
