import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from '#web/ui/toasts/toast.ts';
import { BackLink } from '../frame/auth-heading.tsx';
import { NewPasswordStep } from './new-password-step.tsx';
import { ResetCodeStep } from './reset-code-step.tsx';

const MISSING_EMAIL = {
  title: 'Invalid Reset Link',
  description: 'This password reset link is invalid or missing email',
};

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const email = query.get('email')?.trim() ?? '';
  const [token, setToken] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (email) return;
    toast({ ...MISSING_EMAIL, variant: 'destructive' });
    navigate('/forgot-password', { replace: true });
  }, [email, navigate]);

  return (
    <>
      <BackLink to="/forgot-password">Back</BackLink>
      {token === null ? (
        <ResetCodeStep email={email} onAccepted={setToken} />
      ) : (
        <NewPasswordStep email={email} token={token} />
      )}
    </>
  );
}
