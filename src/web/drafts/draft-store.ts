import type { KeyValues } from '#web/browser/safe-storage.ts';
import { type BrowserDraft, parseDraft } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';

export const DRAFT_KEYS = {
  /** Followed by the draft's id, which starts with its creation time. */
  each: 'boatDraft_',
  /** The id of the draft that the next visit to the wizard opens. */
  active: 'activeBoatDraft',
  /** The only draft, from before there could be several. */
  legacy: 'boatDraft',
} as const;

export type DraftStorage = KeyValues & { keys(): readonly string[] };

export function createDraftStore(storage: DraftStorage, now: () => Date = () => new Date()) {
  const keyOf = (id: string) => DRAFT_KEYS.each + id;
  const read = (id: string) => parseDraft(storage.getItem(keyOf(id)), id, now());

  /** An account sees its own drafts and those without an owner; a signed-out visitor only the latter. */
  const isFor = (owner: string | null) => (draft: BrowserDraft) =>
    draft.owner === null || draft.owner === owner;

  /** Newest first. */
  function list(owner: string | null): BrowserDraft[] {
    return storage
      .keys()
      .filter((key) => key.startsWith(DRAFT_KEYS.each))
      .flatMap((key) => read(key.slice(DRAFT_KEYS.each.length)) ?? [])
      .filter(isFor(owner))
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  }

  /** Throws when the browser's storage is full or disabled. */
  function save(draft: BrowserDraft) {
    storage.setItem(keyOf(draft.id), JSON.stringify(draft));
  }

  function remove(id: string) {
    storage.removeItem(keyOf(id));
  }

  /** Moves the single draft stored under the legacy key to a key of its own. */
  function takeLegacy(): BrowserDraft | null {
    const draft = parseDraft(storage.getItem(DRAFT_KEYS.legacy), newDraftId(now()), now());
    if (!draft) return null;
    save(draft);
    storage.removeItem(DRAFT_KEYS.legacy);
    return draft;
  }

  /** Returns the id of the draft to open next, and clears it. */
  function takeActive(): string | null {
    const id = storage.getItem(DRAFT_KEYS.active);
    if (id !== null) storage.removeItem(DRAFT_KEYS.active);
    return id;
  }

  return {
    read,
    list,
    save,
    remove,
    keyOf,
    takeActive,
    setActive: (id: string) => storage.setItem(DRAFT_KEYS.active, id),

    /** The draft that an address without an id opens: the active one, the newest, the legacy one, or none. */
    next(owner: string | null): BrowserDraft | null {
      const active = takeActive();
      const marked = active === null ? null : read(active);
      if (marked && isFor(owner)(marked)) return marked;
      return list(owner)[0] ?? takeLegacy();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
