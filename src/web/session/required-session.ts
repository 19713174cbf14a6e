import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TabSession } from '#contract/accounts/accounts.ts';
import { returnTo } from './return-path.ts';
import { useSession } from './session.ts';
import { useSessionSettled } from './session-sharing.ts';
import { isSigningOut } from './sign-out.ts';

/**
 * For pages that require signing in: the session, or null while it is unknown. Visitors without a session are
 * sent to sign in and return afterwards.
 */
export function useRequiredSession(): TabSession | null {
  const session = useSession();
  const isSignedOut = useSessionSettled() && !session;
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (isSignedOut && !isSigningOut()) navigate('/sign-in', { replace: true, state: returnTo(location) });
  }, [isSignedOut, location, navigate]);

  return session;
}
