import { useNavigate } from 'react-router';
import { browserApi } from '#web/api/browser-api.ts';
import { session, signOutLocally } from './session.ts';

let leaving = false;

/** Whether someone is on their way out by their own wish: a page that needs a session must not ask them back in. */
export const isLeaving = () => leaving;

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

/** Leaves at once; the server is told with the token that the browser then forgets. */
export function useSignOut() {
  const leave = useLeave();
  return () => {
    if (session.read()) browserApi.request('/api/auth/sign-out', { method: 'POST' }).catch(() => {});
    void leave();
  };
}
