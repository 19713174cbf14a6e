import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SESSION_EXPIRED } from '#web/api/api-error.ts';
import { returnTo } from '#web/session/return-path.ts';
import { onSessionExpired } from '#web/session/session.ts';
import { followOtherTabs, restoreSession } from '#web/session/session-sharing.ts';
import { finishSignOutWhenOnline, useUnfinishedSignOut } from '#web/session/unfinished-sign-out.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { toast } from '#web/ui/toasts/toast.ts';

/** Synchronises this tab's session with the server and the browser's other tabs. */
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

/** Shown until the server has confirmed the sign-out, to warn the next user of a shared device. */
export function UnfinishedSignOutBar() {
  if (!useUnfinishedSignOut()) return null;
  return (
    <Container className="pt-4">
      <Notice variant="error" title="Sign-out is not complete">
        We couldn't be reached, so you may still be signed in on this device. We'll finish signing you out
        when you are back online.
      </Notice>
    </Container>
  );
}
