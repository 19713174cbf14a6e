import { useEffect, useEffectEvent, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { checkReset, checkVerification } from '#domain/accounts/form-checks.ts';
import { isCode } from '#domain/accounts/secrets.ts';
import { ACCOUNT_TIMINGS } from '#domain/accounts/timings.ts';
import { useHydrated } from '#web/browser/hydrated.ts';
import { CodeInput } from '#web/ui/controls/code-input.tsx';
import { TextInput } from '#web/ui/controls/text-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { ScriptForm } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { PasswordAgainField } from '../fields/password-again-field.tsx';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { SignedInNotice } from '../sign-in/signed-in-notice.tsx';
import { pendingRegistration } from '../sign-up/pending-registration.ts';
import { adminCode } from './admin-code.ts';
import { ResendCode } from './resend-code.tsx';
import type { VerificationState, VerifyFaults } from './use-verification.ts';
import type { VerifyAddress } from './verify-address.ts';

type VerifyFormProps = { address: VerifyAddress; verification: VerificationState };

export function VerifyForm({ address, verification }: VerifyFormProps) {
  const { attempt, busy, faults, setFaults, codeAccepted } = verification;
  const hydrated = useHydrated();
  const [email, setEmail] = useState(address.email);
  const [code, setCode] = useState(address.code);
  const [typedPassword, setTypedPassword] = useState('');

  const keptPassword = pendingRegistration.passwordFor(email);
  const asksPassword = hydrated && !keptPassword && pendingRegistration.readFor(email) !== null;

  function findFaults(typedCode: string): VerifyFaults {
    const problem = checkVerification({ email, code: typedCode });
    if (problem) return { [email.trim() ? 'code' : 'email']: problem.message };
    const tooShort = asksPassword && checkReset({ password: typedPassword, confirmPassword: typedPassword });
    return tooShort ? { password: tooShort.message } : {};
  }

  function submit(typedCode: string) {
    const found = findFaults(typedCode);
    if (Object.keys(found).length > 0) return setFaults(found);
    attempt({ email, code: typedCode, password: keptPassword ?? typedPassword, way: 'typed' });
  }

  function complete(typedCode: string) {
    if (email.trim()) setTimeout(() => submit(typedCode), ACCOUNT_TIMINGS.codeAutoSubmit);
  }

  const onArrival = useEffectEvent(() => {
    const given = address.code || (address.isAdmin && adminCode.read()) || '';
    setCode(given);
    if (email && isCode(given)) attempt({ email, code: given, password: keptPassword, way: 'link' });
  });
  useEffect(() => onArrival(), []);

  return (
    <>
      <AuthHeading lead="Enter the six-digit code that we sent to your email address.">
        Verify your email
      </AuthHeading>
      {!busy && <SignedInNotice />}
      {codeAccepted && (
        <Notice variant="success" className="mb-6">
          Your email address is verified. Only your password is missing.
        </Notice>
      )}
      <ScriptForm onSubmit={() => submit(code)} faults={faults} className="grid gap-5">
        <Field label="Email" error={faults.email}>
          <TextInput
            name="email"
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label="Verification code" error={faults.code}>
          <CodeInput name="code" required value={code} onChange={setCode} onComplete={complete} />
        </Field>
        {asksPassword && (
          <PasswordAgainField
            password={typedPassword}
            onChange={setTypedPassword}
            error={faults.password}
            takesFocus={codeAccepted}
          />
        )}
        <SubmitButton busy={busy}>Verify Email</SubmitButton>
      </ScriptForm>
      {!address.isAdmin && <ResendCode email={email} onFault={setFaults} onSent={() => setCode('')} />}
    </>
  );
}
