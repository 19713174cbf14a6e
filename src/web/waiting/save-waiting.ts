import type { NavigateFunction } from 'react-router';
import type { SavedSearch } from '#contract/buying/saved-searches.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { pageQueryClient } from '#web/api/query-client.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { type Waiting, waiting } from './waiting.ts';

/** Another tab may be saving the same: the calls add nothing twice, and only one tab reports. */
const LOCK = 'slipway-save-waiting';

/** Gone, not saveable, or the list is full: asking again would not help. */
const isRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/** True when it was saved; it stays for the next time if we could not be reached. */
async function settle(save: () => Promise<unknown>, forget: () => void): Promise<boolean> {
  try {
    await save();
    forget();
    return true;
  } catch (error) {
    if (isRefused(error)) forget();
    return false;
  }
}

async function saveAll(navigate: NavigateFunction) {
  const email = session.read()?.user.email;
  if (!email) return;
  const saved: { boats: Waiting['boats'][number][]; searches: SavedSearch[] } = { boats: [], searches: [] };
  // Oldest first, so that the newest stands first in the account too.
  for (const boat of waiting.read().boats.toReversed()) {
    const save = () =>
      browserApi.request('/api/watchlist', { method: 'POST', body: { email, boatId: boat.id } });
    if (await settle(save, () => waiting.removeBoat(boat.id))) saved.boats.push(boat);
  }
  for (const { address } of waiting.read().searches.toReversed()) {
    const save = async () =>
      saved.searches.push(
        await browserApi.request<SavedSearch>('/api/saved-searches', { method: 'POST', body: { address } }),
      );
    await settle(save, () => waiting.removeSearch(address));
  }
  if (saved.boats.length > 0) {
    const client = pageQueryClient();
    void client.invalidateQueries({ queryKey: [`/api/watchlist/ids?email=${encodeURIComponent(email)}`] });
    void client.invalidateQueries({ queryKey: ['/api/watchlist'] });
  }
  report(saved, navigate);
}

function report(
  { boats, searches }: { boats: readonly { title: string }[]; searches: readonly SavedSearch[] },
  navigate: NavigateFunction,
) {
  const [boat] = boats;
  const [search] = searches;
  const toSearches = { label: 'Your saved searches', onPress: () => navigate('/saved-searches') };
  if (boat && boats.length === 1 && !search)
    toast({
      title: 'Added to Watchlist',
      description: `${boat.title} has been saved to your watchlist`,
      variant: 'success',
    });
  else if (search && searches.length === 1 && !boat)
    toast({ title: 'Search saved', description: search.name, variant: 'success', action: toSearches });
  else if (boat || search)
    toast({
      title: 'Saved to your account',
      description: [
        boats.length > 0 && `${boats.length} ${boats.length === 1 ? 'boat' : 'boats'}`,
        searches.length > 0 && `${searches.length} ${searches.length === 1 ? 'search' : 'searches'}`,
      ]
        .filter(Boolean)
        .join(' and '),
      variant: 'success',
      action: boat ? { label: 'Your watchlist', onPress: () => navigate('/watchlist') } : toSearches,
    });
}

let underWay: Promise<void> | undefined;

/** Saves what was waiting on this device for the account that has signed in. */
export function saveWaiting(navigate: NavigateFunction): Promise<void> {
  const save = () => saveAll(navigate);
  underWay ??= (navigator.locks ? navigator.locks.request(LOCK, save) : save()).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
