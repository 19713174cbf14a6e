import { useState } from 'react';
import { useContractForm } from '#web/forms/contract-form.ts';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { LinkButton } from '#web/ui/buttons/link-button.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { AccountEmail } from '../account-email.tsx';
import { forgotPassword } from '../calls.ts';
import { AuthHeading, BackLink } from '../frame/auth-heading.tsx';
import { failedAs, toastProblem } from '../problems.ts';
import { ResetExpiry, resetEmail } from './reset-request.tsx';

export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);

  function tryAgain() {
    setAsksAgain(true);
    setSentTo(null);
  }

  return (
    <>
      <BackLink to="/sign-in">Back to Sign In</BackLink>
      {sentTo === null ? (
        <ForgotPasswordForm onSent={setSentTo} isReturn={asksAgain} />
      ) : (
        <ResetCodeSent email={sentTo} onTryAgain={tryAgain} />
      )}
    </>
  );
}

const schema = () =>
  import('#contract/accounts/passwords.ts').then((contract) => contract.ForgotPasswordRequest);

type ForgotPasswordFormProps = {
  onSent: (email: string) => void;
  /** Whether the visitor came back to try another address. */
  isReturn: boolean;
};

function ForgotPasswordForm({ onSent, isReturn }: ForgotPasswordFormProps) {
  const form = useContractForm({
    schema,
    onInvalid: toastProblem,
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

type ResetCodeSentProps = { email: string; onTryAgain: () => void };

/** Identical whether or not the address has an account. */
function ResetCodeSent({ email, onTryAgain }: ResetCodeSentProps) {
  return (
    <>
      <AuthHeading
        takesFocus
        lead={
          <>
            If there is an account for <strong className="text-ink">{email}</strong>, a six-digit code is on
            its way to it.
          </>
        }
      >
        Check your email
      </AuthHeading>
      <div className="grid gap-3">
        <LinkButton to={`/reset-password?${new URLSearchParams({ email })}`}>Enter Reset Code</LinkButton>
        <Button look="secondary" onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
      <ResetExpiry />
    </>
  );
}
