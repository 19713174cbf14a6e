import type { Done } from '#contract/accounts/accounts.ts';
import type { ConfirmedBoats, OwnListing, SaleStateRequest } from '#contract/selling/selling.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';
import { useBusy } from '#web/ui/forms/busy.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { useRefreshListings } from './own-listings.ts';

const addressOf = (id: number, more = '') =>
  `/api/my-boats/${id}${more}?email=${encodeURIComponent(session.savedEmail() ?? '')}`;

export const deleteListing = (id: number) => browserApi.request<Done>(addressOf(id), { method: 'DELETE' });

export const setSaleState = (id: number, body: SaleStateRequest) =>
  browserApi.request<OwnListing>(`/api/my-boats/${id}/state`, { method: 'POST', body });

/** Says that these boats are still for sale. */
export const confirmListings = (ids: readonly number[]) =>
  browserApi.request<ConfirmedBoats>('/api/my-boats/confirm-all', { method: 'POST', body: { ids } });

export const changePrice = (id: number, price: number) =>
  browserApi.request<OwnListing>(addressOf(id), { method: 'PUT', body: { price } });

/** Says which advice on a listing is not wanted again: all of it. */
export const dismissAdvice = (id: number, advice: readonly string[]) =>
  browserApi.request<OwnListing>(`/api/my-boats/${id}/dismissed-advice`, { method: 'PUT', body: { advice } });

export const withdrawChanges = (id: number) =>
  browserApi.request<OwnListing>(addressOf(id, '/changes'), { method: 'DELETE' });

const TRY_AGAIN = 'Please check your connection and try again.';

type Toast = Parameters<typeof toast>[0];

type Change<Answer> = {
  call: () => Promise<Answer>;
  done: Toast | ((answer: Answer) => Toast);
  /** The title of the toast on failure. */
  failed: string;
};

/** Runs a change of a listing, shows the result as a toast and refreshes the lists. */
export function useListingChange() {
  const refresh = useRefreshListings();
  const [busy, during] = useBusy();

  const change = <Answer>({ call, done, failed }: Change<Answer>) =>
    during(async () => {
      let shown: Toast;
      try {
        const answer = await call();
        shown = typeof done === 'function' ? done(answer) : done;
      } catch (error) {
        toast({ title: failed, description: sentenceOf(error, TRY_AGAIN), variant: 'destructive' });
        return;
      }
      toast({ variant: 'success', ...shown });
      await refresh();
    });

  return [busy, change] as const;
}
