import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { TabSession } from '#contract/accounts/accounts.ts';
import { menuLabel } from '#domain/accounts/names.ts';
import { Refused, useContractForm } from '#web/forms/contract-form.ts';
import { PasswordField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { returnPath } from '#web/session/return-path.ts';
import { session, useSession } from '#web/session/session.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AccountEmail, typedEmail } from '../account-email.tsx';
import { NETWORK_ERROR, signIn } from '../calls.ts';
import { NOT_REACHED, toastProblem } from '../problems.ts';

const schema = () => import('#contract/accounts/passwords.ts').then((contract) => contract.SignInRequest);

export function SignInForm() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const form = useContractForm({
    schema,
    onInvalid: toastProblem,
    async send(credentials) {
      const result = await signIn(credentials);
      if (result.success) return enter(result.session);
      const { message } = result;
      throw new Refused(message === NETWORK_ERROR ? NOT_REACHED : { title: 'Sign In Failed', message });
    },
    failed: () => NOT_REACHED,
  });

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

  useRedirectWhenSignedIn(!form.busy);

  return (
    <Form form={form}>
      <AccountEmail form={form} autoComplete="username" />
      <PasswordField form={form} name="password" label="Password" required autoComplete="current-password" />
      <Link
        to="/forgot-password"
        className="-mt-3 inline-flex min-h-8 items-center justify-self-end rounded-control font-medium text-sea text-sm hover:text-sea-strong hover:underline hover:underline-offset-4"
      >
        Forgot your password?
      </Link>
      <SubmitButton busy={form.busy}>Sign In</SubmitButton>
    </Form>
  );
}

/** For visitors who are signed in already, perhaps in another tab: to where they were going, or to their profile. */
function useRedirectWhenSignedIn(isIdle: boolean) {
  const isSignedIn = useSession() !== null;
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn && isIdle) void navigate(state ? returnPath(state) : '/profile', { replace: true });
  }, [isSignedIn, isIdle, state, navigate]);
}
