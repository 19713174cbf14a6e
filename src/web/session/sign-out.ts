import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session, signOutLocally } from './session.ts';
import { isSignedOutOffline, noteUnfinishedSignOut } from './unfinished-sign-out.ts';

let signingOut = false;

/** Whether the user is signing out: pages that require a session must not ask them to sign in. */
export const isSigningOut = () => signingOut || isSignedOutOffline();

/** Clears the session in every tab and opens the home page. */
export function useLocalSignOut() {
  const navigate = useNavigate();
  return async () => {
    signingOut = true;
    signOutLocally();
    try {
      await navigate('/');
    } finally {
      signingOut = false;
    }
  };
}

/** Offline no other page can be loaded: signs out locally and stays on this page. */
function signOutOffline() {
  if (session.read()) noteUnfinishedSignOut();
  signOutLocally();
}

/** Signs out immediately in the browser. The server is notified with the old token, or later if it cannot be reached. */
export function useSignOut() {
  const leave = useLocalSignOut();
  return () => {
    if (!navigator.onLine) return signOutOffline();
    if (session.read())
      browserApi.request('/api/auth/sign-out', { method: 'POST' }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401) noteUnfinishedSignOut();
      });
    void leave();
  };
}
