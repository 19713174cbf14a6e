import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session, signOutLocally } from './session.ts';
import { isLeavingOffline, noteUnfinishedSignOut } from './unfinished-sign-out.ts';

let leaving = false;

/** Whether the user is signing out: pages that require a session must not ask them to sign in. */
export const isLeaving = () => leaving || isLeavingOffline();

/** Clears the session in every tab and opens the home page. */
export function useLeave() {
  const navigate = useNavigate();
  return async () => {
    leaving = true;
    signOutLocally();
    try {
      await navigate('/');
    } finally {
      leaving = false;
    }
  };
}

/** Offline no other page can be loaded: signs out locally and stays on this page. */
function leaveOffline() {
  if (session.read()) noteUnfinishedSignOut();
  signOutLocally();
}

/** Signs out immediately in the browser. The server is notified with the old token, or later if it cannot be reached. */
export function useSignOut() {
  const leave = useLeave();
  return () => {
    if (!navigator.onLine) return leaveOffline();
    if (session.read())
      browserApi.request('/api/auth/sign-out', { method: 'POST' }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 401) noteUnfinishedSignOut();
      });
    void leave();
  };
}
