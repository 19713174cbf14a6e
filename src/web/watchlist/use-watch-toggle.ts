import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useWaitingText } from '#web/waiting/waiting-text.ts';
import { useIsWatched } from './watched-ids.ts';

/** Whether a boat is saved, or waits to be, and a function to change that. */
export function useWatchToggle(boat: { id: number; title: string }, added = 'Added to Watchlist') {
  const watched = useIsWatched(boat.id);
  const waiting = useWaitingText(`"id":${boat.id},`) && !watched;
  const [client, navigate, location] = [useQueryClient(), useNavigate(), useLocation()];
  const [pending, duringChange] = useBusy();
  // Loaded with the first press: a list has many hearts, and few are ever pressed.
  const change = (watch: boolean, note?: string) =>
    duringChange(async () => {
      try {
        const { changeWatch, forgetWaiting } = await import('./change-watch.ts');
        const undo = (lost?: string) => void change(true, lost);
        const all = { boat, added, client, navigate, location, note, undo };
        if (waiting) forgetWaiting(all);
        else await changeWatch(all, watch);
      } catch {
        toast({ title: 'That did not load', variant: 'destructive' });
      }
    });
  return { watched, waiting, pending, toggle: () => change(!watched) };
}
