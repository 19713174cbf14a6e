import { useState } from 'react';
import { isCode } from '#domain/accounts/secrets.ts';
import { CodeInput } from '#web/ui/controls/code-input.tsx';
import { useBusy } from '#web/ui/forms/busy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { type Faults, ScriptForm } from '#web/ui/forms/script-form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { verifyResetCode } from '../calls/verify-reset-code.ts';
import { toastResetFailure } from '../fields/problems.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { ResetExpiry } from './reset-expiry.tsx';

const REFUSED = { title: 'Invalid Code', message: 'The verification code is invalid or expired.' };

type ResetCodeStepProps = { email: string; onAccepted: (token: string) => void };

export function ResetCodeStep({ email, onAccepted }: ResetCodeStepProps) {
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults<'code'>>({});
  const [busy, during] = useBusy();

  function submit() {
    setFaults({});
    void during(async () => {
      try {
        onAccepted(await verifyResetCode({ email, code }));
        toast({ title: 'Code Verified', description: 'Now choose your new password.', variant: 'success' });
      } catch (error) {
        setFaults({ code: toastResetFailure(error, REFUSED) });
      }
    });
  }

  return (
    <>
      <AuthHeading
        lead={
          <>
            Enter the six-digit code that we sent to <strong className="text-ink">{email}</strong>.
          </>
        }
      >
        Reset your password
      </AuthHeading>
      <ScriptForm onSubmit={submit} faults={faults} className="grid gap-5">
        <Field label="Reset code" error={faults.code}>
          <CodeInput name="code" required value={code} onChange={setCode} />
        </Field>
        <SubmitButton busy={busy} disabled={!isCode(code)}>
          Verify Code
        </SubmitButton>
      </ScriptForm>
      <ResetExpiry />
    </>
  );
}
