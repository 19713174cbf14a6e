import type { QueryClient } from '@tanstack/react-query';
import type { SavedSearch } from '#contract/boats/saved-searches.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';
import { toast } from '#web/ui/toasts/toast.ts';
import { searchToSave } from './search-to-save.ts';

export const SAVED_SEARCHES = '/api/saved-searches';

const HOW_OFTEN: Record<SavedSearch['alerts'], string> = {
  instant: 'We will email you as soon as a boat comes in.',
  daily: 'We will email you once a day when a boat comes in.',
  weekly: 'We will email you on Mondays when a boat has come in.',
  off: 'You get no emails about it.',
};

/** Saves a search and says so. Signed out, it is kept until the visitor has signed in. */
export async function saveSearch(
  address: string,
  { client, signIn, open }: { client?: QueryClient; signIn: () => void; open: () => void },
): Promise<void> {
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
    await client?.invalidateQueries({ queryKey: [SAVED_SEARCHES] });
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
export async function savePendingSearch(open: () => void): Promise<void> {
  const address = searchToSave.take();
  if (address) await saveSearch(address, { signIn: () => {}, open });
}
