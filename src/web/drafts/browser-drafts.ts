import type { DraftContent } from '#contract/selling/drafts.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import type { ListingFormValues } from '#web/listing-form/form-values.ts';
import { session } from '#web/session/session.ts';
import { asBrowserDraft, type BrowserDraft } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

/** Unlike the session's storage it throws when the browser stores nothing: typed text must not be lost unnoticed. */
const browserStorage = (): DraftStorage => ({
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  keys: () => Object.keys(window.localStorage),
});

function orFallback<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

export const draftStore = createDraftStore(
  typeof window === 'undefined' ? { ...memoryStorage(), keys: () => [] } : browserStorage(),
);

const owner = () => session.read()?.user.email ?? null;

/** The signed-in account's drafts in this browser, newest first. */
export function readBrowserDrafts(): BrowserDraft[] {
  return orFallback(() => draftStore.list(owner()), []);
}

/** Throws when the browser's storage is full. */
function saveBrowserDraft(draft: BrowserDraft) {
  draftStore.save(draft);
}

/** Returns a function that undoes the deletion. */
export function deleteBrowserDraft(id: string): () => void {
  const draft = orFallback(() => draftStore.read(id), null);
  orFallback(() => draftStore.remove(id), undefined);
  return () => {
    if (draft) saveBrowserDraft(draft);
  };
}

/** Creates a draft with these values; the wizard opens it at `/sell-boat?step=1&draft={id}`. */
export function startDraftFrom(
  values: ListingFormValues,
  media: DraftContent['uploadedMedia'] = [],
): BrowserDraft {
  const now = new Date();
  const meta = { id: newDraftId(now), owner: owner(), serverCopy: null, isOnServer: false };
  const draft = asBrowserDraft({ ...values, uploadedMedia: media, currentStep: 1 }, meta, now.toISOString());
  saveBrowserDraft(draft);
  return draft;
}
