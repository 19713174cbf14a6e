import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { isCode } from '#domain/accounts/secrets.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { Refused, useContractForm } from '#web/forms/contract-form.ts';
import { CodeField, EmailField, NewPasswordField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { session } from '#web/session/session.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import { pendingRegistration } from '../sign-up/pending-registration.ts';
import { ACCOUNT_TIMINGS } from '../timings.ts';
import { InvalidLink } from './invalid-link.tsx';
import { LastStep } from './last-step.tsx';
import { ResendCode } from './resend-code.tsx';
import { type Proof, type Verified, verify, type Way } from './verification.ts';
import { adminCode, type VerifyAddress } from './verify-address.ts';

const TITLE = 'Email Verified!';
const RETURN_HINT = 'To create your account, enter the same code on the page where you signed up.';

/** Long enough to be read on the next page. */
const RETURN_HINT_MS = 12_000;

const schema = () =>
  import('#contract/accounts/registration.ts').then((contract) => contract.VerifyEmailForm);

type VerifyFormProps = { address: VerifyAddress; onVerified: (verified: Verified) => void };

export function VerifyForm({ address, onVerified }: VerifyFormProps) {
  const [codeAccepted, setCodeAccepted] = useState(false);
  // The link in the mail: nothing is typed here unless its code is refused.
  const [link, setLink] = useState<'verifying' | 'verified' | 'invalid' | 'refused'>(() =>
    address.email && isCode(address.code) && !address.isAdmin ? 'verifying' : 'refused',
  );
  const form = useContractForm({
    schema,
    send: ({ email, code, password }) =>
      attempt({ email, code, password: pendingRegistration.passwordFor(email) ?? password }, 'typed'),
    failed: () => ({ message: 'Failed to verify email', field: 'code' }),
  });

  const hydrated = useHydrated();
  const email = useWatch({ control: form.control, name: 'email', defaultValue: address.email });
  // After a reload the password is gone, because it is never stored.
  const asksPassword =
    hydrated && !pendingRegistration.passwordFor(email) && pendingRegistration.readFor(email) !== null;

  async function attempt(proof: Proof, way: Way) {
    const result = await verify(proof);
    switch (result.outcome) {
      case 'refused':
        if (way === 'link' && result.isCodeInvalid) return setLink('invalid');
        setLink('refused');
        throw new Refused({ message: result.message, field: 'code' });
      case 'password-needed':
        return way === 'link' ? setLink('verified') : setCodeAccepted(true);
      case 'verified':
        if (way === 'link' && !address.redirects) return setLink('verified');
        toast({ title: TITLE, description: RETURN_HINT, variant: 'success', durationMs: RETURN_HINT_MS });
        return onVerified({ way, isSignedIn: false, message: RETURN_HINT });
      case 'registered':
        return signIn(result.signedIn, way);
    }
  }

  function signIn({ token, user, message }: SignedIn, way: Way) {
    session.write({ token, user });
    // The administrator's code is in a toast of its own, which this one would replace.
    if (!adminCode.read()) toast({ title: TITLE, description: message, variant: 'success' });
    adminCode.clear();
    onVerified({ way, isSignedIn: true, message, sellerType: user.sellerType });
  }

  const onArrival = useEffectEvent(() => {
    const code = address.code || (address.isAdmin && adminCode.read()) || '';
    if (!code) return;
    form.setValue('code', code);
    const password = pendingRegistration.passwordFor(email);
    if (email && isCode(code)) form.run(() => attempt({ email, code, password }, 'link'));
  });
  useEffect(() => onArrival(), []);

  const onPasswordAsked = useEffectEvent(() => {
    if (!asksPassword) form.unregister('password');
    else if (codeAccepted) form.setFocus('password');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide when the password is requested
  useEffect(() => onPasswordAsked(), [asksPassword, codeAccepted]);

  if (link === 'verified')
    return (
      <LastStep
        email={address.email}
        code={address.code}
        onRegistered={(signedIn) => signIn(signedIn, 'link')}
      />
    );
  if (link === 'invalid')
    return (
      <InvalidLink
        email={address.email}
        onNewCode={() => {
          form.setValue('code', '');
          setLink('refused');
        }}
      />
    );
  return (
    <>
      {link === 'verifying' && <AuthHeading lead="One moment, please.">Verifying your email</AuthHeading>}
      <div hidden={link === 'verifying'}>
        <AuthHeading lead="Enter the six-digit code that we sent to your email address.">
          Verify your email
        </AuthHeading>
        {!form.busy && <SignedInNotice />}
        {codeAccepted && (
          <Notice variant="success" className="mb-6">
            Your email address is verified. Now enter your password.
          </Notice>
        )}
        <Form form={form}>
          <EmailField
            form={form}
            name="email"
            label="Email"
            required
            autoComplete="username"
            defaultValue={address.email}
          />
          <CodeField
            form={form}
            name="code"
            label="Verification code"
            onComplete={() => {
              if (email.trim()) setTimeout(form.submit, ACCOUNT_TIMINGS.codeAutoSubmit);
            }}
          />
          {asksPassword && (
            <NewPasswordField
              form={form}
              name="password"
              label="Password"
              help="We never store your password in the browser, so please enter it again."
            />
          )}
          <SubmitButton busy={form.busy}>Verify Email</SubmitButton>
        </Form>
        {!address.isAdmin && <ResendCode form={form} />}
      </div>
    </>
  );
}
