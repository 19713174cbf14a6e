import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { TabSession } from '#contract/accounts.ts';
import { checkSignIn } from '#domain/accounts/form-checks.ts';
import { menuLabel } from '#domain/accounts/names.ts';
import { returnPath } from '#web/session/return-path.ts';
import { session } from '#web/session/session.ts';
import { PasswordInput } from '#web/ui/controls/password-input.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { type Faults, ScriptForm, textOf } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { NETWORK_ERROR, signIn } from '../calls/sign-in.ts';
import { EmailField } from '../fields/email-field.tsx';
import { signInFaults } from '../fields/form-faults.ts';
import { toastNetworkError, toastProblem } from '../fields/problems.ts';
import { typedEmail } from '../fields/typed-email.ts';
import { SignedInNotice } from './signed-in-notice.tsx';

export function SignInForm() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Faults<'email' | 'password'>>({});
  const [busy, during] = useBusy();

  async function enter(signedIn: TabSession) {
    session.write(signedIn);
    typedEmail.keep('');
    toast({
      title: 'Welcome Back!',
      description: `You are signed in as ${menuLabel(signedIn.user)}.`,
      variant: 'success',
    });
    await navigate(returnPath(state), { replace: true });
  }

  function submit(entries: FormData) {
    const credentials = { email: textOf(entries, 'email'), password: textOf(entries, 'password') };
    const problem = checkSignIn(credentials);
    setFaults(problem ? signInFaults(credentials) : {});
    if (problem) return toastProblem(problem);
    void during(async () => {
      const result = await signIn(credentials);
      if (result.success) await enter(result.session);
      else if (result.message === NETWORK_ERROR) toastNetworkError();
      else toastProblem({ title: 'Sign In Failed', message: result.message });
    });
  }

  return (
    <>
      {!busy && <SignedInNotice />}
      <ScriptForm onSubmit={submit} faults={faults} className="grid gap-5">
        <EmailField error={faults.email} autoComplete="username" />
        <Field label="Password" error={faults.password}>
          <PasswordInput name="password" required autoComplete="current-password" />
        </Field>
        <Link
          to="/forgot-password"
          className="-mt-3 inline-flex min-h-8 items-center justify-self-end rounded-control font-medium text-sea text-sm hover:text-sea-strong hover:underline hover:underline-offset-4"
        >
          Forgot your password?
        </Link>
        <SubmitButton busy={busy}>Sign In</SubmitButton>
      </ScriptForm>
    </>
  );
}
