import type { NavigateFunction } from 'react-router';
import type { NewBoats, SavedSearch } from '#contract/buying/saved-searches.ts';
import { hasNoFilter, readResultsAddress, SAVE_NEEDS_FILTER } from '#domain/search/saved/saved-filters.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { returnTo } from '#web/session/return-path.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { saveWaiting } from '#web/waiting/save-waiting.ts';
import { waiting } from '#web/waiting/waiting.ts';
import { SAVED_SEARCHES } from './saved-searches-path.ts';

const PAGE = '/saved-searches';

const HOW_OFTEN: Record<SavedSearch['alerts'], string> = {
  instant: "We'll email you within minutes when a new boat is listed.",
  daily: "We'll email you once a day when there are new boats.",
  weekly: "We'll email you on Mondays when there are new boats.",
  off: "We won't email you about it.",
};

/** Saves a search and says so. Returns its address, or nothing if that failed. */
async function save(address: string, navigate: NavigateFunction): Promise<string> {
  try {
    const saved = await browserApi.request<SavedSearch>(SAVED_SEARCHES, {
      method: 'POST',
      body: { address },
    });
    toast({
      title: 'Search saved',
      description: `${saved.name}. ${HOW_OFTEN[saved.alerts]}`,
      variant: 'success',
      action: { label: 'Your saved searches', onPress: () => navigate(PAGE) },
    });
    return address;
  } catch (error) {
    toast({
      title: 'Search not saved',
      description: sentenceOf(error, 'Please check your connection and try again.'),
      variant: 'destructive',
    });
    return '';
  }
}

/** Says that saving needs an account. The search waits on this device until then. */
function askToSignIn(address: string, navigate: NavigateFunction) {
  const name = document.querySelector('h1')?.textContent ?? 'Search';
  waiting.addSearch({ address, name });
  toast({
    title: 'Sign In Required',
    description: 'Please sign in to save this search',
    action: {
      label: 'Sign in',
      onPress: () => void navigate('/sign-in', { state: returnTo(window.location, 'save this search') }),
    },
  });
}

const isEverything = (address: string): boolean => {
  const asked = readResultsAddress(address);
  return asked !== undefined && !asked.phrase && hasNoFilter(asked.filters);
};

/** Signed in, saves a search or leads to those that are saved. Signed out, it waits until the visitor signs in. */
export async function press(address: string, isSaved: boolean, navigate: NavigateFunction): Promise<string> {
  if (isSaved) await navigate(PAGE);
  else if (isEverything(address)) toast({ title: 'Search not saved', description: SAVE_NEEDS_FILTER });
  else if (session.read()) return save(address, navigate);
  else askToSignIn(address, navigate);
  return '';
}

/** Returns the address if the account has saved its search. What was waiting is saved before. */
export async function check(address: string, _: boolean, navigate: NavigateFunction): Promise<string> {
  try {
    await saveWaiting(navigate);
    const path = `${SAVED_SEARCHES}?address=${encodeURIComponent(address)}`;
    return (await browserApi.query<SavedSearch[]>([path])).length > 0 ? address : '';
  } catch {
    // Saving it again is harmless.
    return '';
  }
}

type Boats = ReadonlySet<number>;

/** What was new at each visit, by its entry in the history: going back to it marks the same boats. */
const visits = new Map<string, Boats>();

/** Reads which boats are new in the saved search of the address, then marks them as seen. */
export async function lookAtSearch(): Promise<Boats | undefined> {
  const id = new URLSearchParams(window.location.search).get('saved');
  const visit: string = window.history.state?.key ?? '';
  const before = visits.get(visit);
  if (before || !id) return before;
  const path = `${SAVED_SEARCHES}/${encodeURIComponent(id)}`;
  try {
    const ids = new Set((await browserApi.query<NewBoats>([`${path}/new`])).ids);
    visits.set(visit, ids);
    if (ids.size > 0) await browserApi.request(`${path}/seen`, { method: 'POST' });
    return ids;
  } catch {
    // Not this account's search, or no connection: the results themselves are there.
    return undefined;
  }
}
