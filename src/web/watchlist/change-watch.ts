import type { QueryClient } from '@tanstack/react-query';
import type { Location, NavigateFunction } from 'react-router';
import type { WatchedBoat } from '#contract/buying/watchlist.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { returnTo } from '#web/session/return-path.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { waiting } from '#web/waiting/waiting.ts';
import { sendWatch } from './watch-requests.ts';
import { watchedIdsQuery } from './watched-ids.ts';

export interface WatchChange {
  boat: { id: number; title: string };
  /** The title of the toast that confirms saving. */
  added: string;
  client: QueryClient;
  navigate: NavigateFunction;
  location: Location;
  /** Saves it with this note: that of the removed entry, when removing is undone. */
  note: string | undefined;
  /** Saves it again from the toast, with its note. */
  undo: (note: string | undefined) => void;
}

/** Nobody has made a mistake: the boat waits on this device until the visitor signs in. */
function letWait({ boat, navigate, location }: WatchChange) {
  waiting.addBoat(boat);
  const state = returnTo(location, `save ${boat.title}`);
  return { label: 'Sign in', onPress: () => void navigate('/sign-in', { state }) };
}

/** Takes back what waits to be saved. */
export function forgetWaiting({ boat }: WatchChange) {
  waiting.removeBoat(boat.id);
  toast({ title: 'Not saved', description: `${boat.title} is no longer waiting to be saved` });
}

/** Saves or removes a boat, and says so. */
export async function changeWatch(change: WatchChange, watch: boolean) {
  const { boat, added, client, note, undo } = change;
  let answer: WatchedBoat;
  try {
    answer = await sendWatch(browserApi, session.read() && session.savedEmail(), boat.id, watch, note);
  } catch {
    if (watch) sayThatItNeedsSigningIn(change);
    return;
  }
  const email = session.savedEmail() ?? '';
  client.setQueryData(watchedIdsQuery(email).queryKey, (known) => {
    const others = known?.ids.filter((id) => id !== boat.id) ?? [];
    return { ids: watch ? [boat.id, ...others] : others };
  });
  void client.invalidateQueries({ queryKey: ['/api/watchlist'] });
  toast(
    watch
      ? {
          title: added,
          description: `${boat.title} has been saved to your watchlist`,
          variant: 'success',
        }
      : {
          title: 'Removed from Watchlist',
          description: `${boat.title} has been removed from your watchlist`,
          action: { label: 'Undo', onPress: () => undo(answer.note) },
        },
  );
}

function sayThatItNeedsSigningIn(change: WatchChange) {
  const isSignedIn = session.read() !== null;
  toast({
    title: 'Sign In Required',
    description: 'Please sign in to save boats to your watchlist',
    variant: isSignedIn ? 'destructive' : 'default',
    action: isSignedIn ? undefined : letWait(change),
  });
}
