import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '#web/api/browser-api.ts';
import { returnTo } from '#web/session/return-path.ts';
import { session, useSession } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { boatToSave } from './boat-to-save.ts';
import { sendWatch } from './watch-requests.ts';
import { useIsWatched, watchedIdsQuery } from './watched-ids.ts';

/** Whether a boat is saved, and a function to change that. */
export function useWatchToggle(boat: { id: number; title: string }, words = { added: 'Added to Watchlist' }) {
  const watched = useIsWatched(boat.id);
  const client = useQueryClient();
  const askToSignIn = useAskToSignIn(boat.id);
  const [pending, duringChange] = useBusy();
  const change: MutationOptions<unknown, Error, boolean> = {
    mutationFn: (watch) => sendWatch(browserApi, session.read() && session.savedEmail(), boat.id, watch),
    onSuccess(_answer, watch) {
      const email = session.savedEmail() ?? '';
      client.setQueryData(watchedIdsQuery(email).queryKey, (known) => {
        const others = known?.ids.filter((id) => id !== boat.id) ?? [];
        return { ids: watch ? [boat.id, ...others] : others };
      });
      client.invalidateQueries({ queryKey: ['/api/watchlist'] });
      toast(
        watch
          ? {
              title: words.added,
              description: `${boat.title} has been saved to your watchlist`,
              variant: 'success',
            }
          : {
              title: 'Removed from Watchlist',
              description: `${boat.title} has been removed from your watchlist`,
              action: { label: 'Undo', onPress: () => setWatched(true) },
            },
      );
    },
    onError(_error, watch) {
      if (!watch) return;
      toast({
        title: 'Sign In Required',
        description: 'Please sign in to save boats to your watchlist',
        variant: 'destructive',
        action: session.read() ? undefined : { label: 'Sign In', onPress: askToSignIn },
      });
    },
  };
  // Created on the first press: a list has many hearts, and few are ever pressed.
  const setWatched = (watch: boolean) =>
    duringChange(async () => {
      const mutation = client.getMutationCache().build(client, change);
      // The toasts above report both outcomes.
      await mutation.execute(watch).catch(() => undefined);
    });

  // Saves the boat after the visitor was sent to sign in for it.
  const isSignedIn = useSession() !== null;
  const saveIfRequested = useEffectEvent(() => boatToSave.take(boat.id) && setWatched(true));
  useEffect(() => {
    if (isSignedIn) saveIfRequested();
  }, [isSignedIn]);

  return { watched, pending, toggle: () => setWatched(!watched) };
}

/** Opens the sign-in page and returns here, where the boat is then saved. */
function useAskToSignIn(boatId: number) {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    boatToSave.keep(boatId);
    navigate('/sign-in', { state: returnTo(location) });
  };
}
