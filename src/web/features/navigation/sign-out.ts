import { useNavigate } from 'react-router';
import { browserApi } from '#web/lib/browser-api.ts';
import { session, signOutLocally } from '#web/lib/session.ts';

/** Leaves at once; the server is told with the token that the browser then forgets. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => {
    if (session.read()) browserApi.request('/api/auth/sign-out', { method: 'POST' }).catch(() => {});
    signOutLocally();
    navigate('/');
  };
}
