import { useWatch } from 'react-hook-form';
import { isCode } from '#domain/accounts/secrets.ts';
import { useContractForm } from '#web/forms/contract-form.ts';
import { CodeField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { verifyResetCode } from '../calls.ts';
import { AuthHeading } from '../frame/auth-heading.tsx';
import { resetFailedAs } from '../problems.ts';
import { ResetExpiry } from './reset-request.tsx';

const schema = () => import('#contract/accounts/passwords.ts').then((contract) => contract.ResetCodeForm);

const refused = resetFailedAs({
  title: 'Invalid Code',
  message: 'The verification code is invalid or expired.',
});

type ResetCodeStepProps = { email: string; onAccepted: (token: string) => void };

export function ResetCodeStep({ email, onAccepted }: ResetCodeStepProps) {
  const form = useContractForm({
    schema,
    async send({ code }) {
      onAccepted(await verifyResetCode({ email, code }));
      toast({ title: 'Code Verified', description: 'Now choose your new password.', variant: 'success' });
    },
    failed: (error) => ({ ...refused(error), field: 'code' }),
  });

  // A refused value may be sent again: only the input decides whether the button is enabled.
  const code = useWatch({ control: form.control, name: 'code' });

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
      <Form form={form}>
        <CodeField form={form} name="code" label="Reset code" />
        <SubmitButton busy={form.busy} disabled={!isCode(code ?? '')}>
          Verify Code
        </SubmitButton>
      </Form>
      <ResetExpiry />
    </>
  );
}
