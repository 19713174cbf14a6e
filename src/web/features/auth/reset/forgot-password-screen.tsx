import { useState } from 'react';
import { BackLink } from '../frame/back-link.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetCodeSent } from './reset-code-sent.tsx';

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
