import type { DraftContent } from '#contract/selling/drafts.ts';
import { memoryStorage } from '#web/browser/safe-storage.ts';
import type { ListingFormValues } from '#web/listing-form/form-values.ts';
import { session } from '#web/session/session.ts';
import { asBrowserDraft, type BrowserDraft } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

/** Unlike the session's, it says so when the browser keeps nothing: what is typed must not be lost unnoticed. */
const browserStorage = (): DraftStorage => ({
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  keys: () => Object.keys(window.localStorage),
});

function reading<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

export const draftStore = createDraftStore(
  typeof window === 'undefined' ? { ...memoryStorage(), keys: () => [] } : browserStorage(),
);

const owner = () => session.read()?.user.email ?? null;

/** This browser's drafts of whoever is signed in, the newest first. */
export function readDraftsHere(): BrowserDraft[] {
  return reading(() => draftStore.list(owner()), []);
}

/** Throws when the browser has no room for it. */
function saveDraftHere(draft: BrowserDraft) {
  draftStore.save(draft);
}

/** Answers the way to undo it. */
export function deleteDraftHere(id: string): () => void {
  const draft = reading(() => draftStore.read(id), null);
  reading(() => draftStore.remove(id), undefined);
  return () => {
    if (draft) saveDraftHere(draft);
  };
}

/** Begins a draft with these values; the wizard opens it at `/sell-boat?step=1&draft={id}`. */
export function startDraftFrom(
  values: ListingFormValues,
  media: DraftContent['uploadedMedia'] = [],
): BrowserDraft {
  const now = new Date();
  const kept = { id: newDraftId(now), owner: owner(), serverCopy: null, isOnServer: false };
  const draft = asBrowserDraft({ ...values, uploadedMedia: media, currentStep: 1 }, kept, now.toISOString());
  saveDraftHere(draft);
  return draft;
}
