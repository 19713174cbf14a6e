import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { sendWatch } from './watch-requests.ts';
import { useIsWatched, watchedIdsQuery } from './watched-ids.ts';

/** Whether a boat is saved, and the way to change that. The toasts are the specified ones. */
export function useWatchToggle(boat: { id: number; title: string }, words = { added: 'Added to Watchlist' }) {
  const watched = useIsWatched(boat.id);
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (watch: boolean) =>
      sendWatch(browserApi, session.read() && session.savedEmail(), boat.id, watch),
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
            },
      );
    },
    onError(_error, watch) {
      if (!watch) return;
      toast({
        title: 'Sign In Required',
        description: 'Please sign in to save boats to your watchlist',
        variant: 'destructive',
      });
    },
  });
  return { watched, pending: mutation.isPending, toggle: () => mutation.mutate(!watched) };
}
