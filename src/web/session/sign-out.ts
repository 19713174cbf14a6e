import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session, signOutLocally } from './session.ts';
import { isLeavingOffline, noteUnfinishedSignOut } from './unfinished-sign-out.ts';

let leaving = false;

/** Whether someone is on their way out by their own wish: a page that needs a session must not ask them back in. */
export const isLeaving = () => leaving || isLeavingOffline();

/** Forgets the session in every tab of this browser and goes to the home page. */
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

/** No other page can be fetched: whoever leaves stays where they are, signed out as far as this browser can. */
function leaveOffline() {
  if (session.read()) noteUnfinishedSignOut();
  signOutLocally();
}

/** Leaves at once; the server is told with the token that the browser then forgets, or later if it is out of reach. */
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
