import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SESSION_EXPIRED } from '#web/api/api-error.ts';
import { returnTo } from '#web/session/return-path.ts';
import { onSessionExpired } from '#web/session/session.ts';
import { followOtherTabs, restoreSession } from '#web/session/session-sharing.ts';
import { finishSignOutWhenOnline } from '#web/session/unfinished-sign-out.ts';
import { toast } from '#web/ui/toasts/toast.ts';

/** Keeps this tab's session in step with the server and with the browser's other tabs. */
export function SessionWatch() {
  const navigate = useNavigate();
  const location = useLocation();

  const onExpired = useEffectEvent(() => {
    toast({ title: SESSION_EXPIRED, description: 'Please sign in again.', variant: 'destructive' });
    navigate('/sign-in', { state: returnTo(location) });
  });

  useEffect(() => {
    void restoreSession();
    const unfollow = followOtherTabs();
    const unlisten = onSessionExpired(() => onExpired());
    const stopFinishing = finishSignOutWhenOnline(() =>
      toast({
        title: 'Signed out',
        description: 'This device is signed out now.',
        variant: 'success',
      }),
    );
    return () => {
      unfollow();
      unlisten();
      stopFinishing();
    };
  }, []);

  return null;
}
