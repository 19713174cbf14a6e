import type { SavedSearch } from '#contract/boats/saved-searches.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { searchToSave } from './search-to-save.ts';

export const SAVED_SEARCHES = '/api/saved-searches';

const HOW_OFTEN: Record<SavedSearch['alerts'], string> = {
  instant: 'We will email you within minutes of a new boat.',
  daily: 'We will email you once a day when there are new boats.',
  weekly: 'We will email you on Mondays when there are new boats.',
  off: 'You get no emails about it.',
};

/** The search that is being saved after signing in. */
let pending: Promise<void> | undefined;

/** Whether the account has saved the search of this address. */
export async function isSearchSaved(address: string): Promise<boolean> {
  try {
    await pending;
    const path = `${SAVED_SEARCHES}?address=${encodeURIComponent(address)}`;
    return (await browserApi.query<SavedSearch[]>([path])).length > 0;
  } catch {
    // Saving it again is harmless.
    return false;
  }
}

type Ways = { signIn: () => void; open: () => void; onSaved: () => void };

/** Saves a search and says so. Signed out, it is kept until the visitor has signed in. */
export async function saveSearch(address: string, { signIn, open, onSaved }: Ways): Promise<void> {
  if (!session.read()) {
    searchToSave.keep(address);
    signIn();
    return;
  }
  try {
    const saved = await browserApi.request<SavedSearch>(SAVED_SEARCHES, {
      method: 'POST',
      body: { address },
    });
    onSaved();
    toast({
      title: 'Search saved',
      description: `${saved.name}. ${HOW_OFTEN[saved.alerts]}`,
      variant: 'success',
      action: { label: 'Your saved searches', onPress: open },
    });
  } catch (error) {
    toast({
      title: 'Search not saved',
      description: sentenceOf(error, 'Please check your connection and try again.'),
      variant: 'destructive',
    });
  }
}

/** After signing in: saves the search that the visitor had asked for. */
export function savePendingSearch(open: () => void) {
  const address = searchToSave.take();
  if (address) pending = saveSearch(address, { signIn: () => {}, open, onSaved: () => {} });
}
