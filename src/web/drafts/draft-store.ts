import type { KeyValues } from '#web/browser/safe-storage.ts';
import { type BrowserDraft, parseDraft } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';

export const DRAFT_KEYS = {
  /** Followed by the draft's id, which begins with the moment at which it was begun. */
  each: 'boatDraft_',
  /** Names the draft that the next visit to the wizard opens. */
  active: 'activeBoatDraft',
  /** The only draft there was, before there could be several. */
  legacy: 'boatDraft',
} as const;

export type DraftStorage = KeyValues & { keys(): readonly string[] };

export function createDraftStore(storage: DraftStorage, now: () => Date = () => new Date()) {
  const keyOf = (id: string) => DRAFT_KEYS.each + id;
  const read = (id: string) => parseDraft(storage.getItem(keyOf(id)), id, now());

  /** Whose draft it may be: a signed-in person's own or nobody's yet; a visitor's only nobody's. */
  const isFor = (owner: string | null) => (draft: BrowserDraft) =>
    draft.owner === null || draft.owner === owner;

  /** The newest first. */
  function list(owner: string | null): BrowserDraft[] {
    return storage
      .keys()
      .filter((key) => key.startsWith(DRAFT_KEYS.each))
      .flatMap((key) => read(key.slice(DRAFT_KEYS.each.length)) ?? [])
      .filter(isFor(owner))
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  }

  /** Throws when the browser has no room or keeps nothing. */
  function save(draft: BrowserDraft) {
    storage.setItem(keyOf(draft.id), JSON.stringify(draft));
  }

  function remove(id: string) {
    storage.removeItem(keyOf(id));
  }

  /** Moves the single draft of old to where drafts are now. */
  function takeLegacy(): BrowserDraft | null {
    const draft = parseDraft(storage.getItem(DRAFT_KEYS.legacy), newDraftId(now()), now());
    if (!draft) return null;
    save(draft);
    storage.removeItem(DRAFT_KEYS.legacy);
    return draft;
  }

  /** The draft that was marked to be opened next, once. */
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

    /** Which draft an address without one opens: the one marked for it, the newest, the only one of old, or none. */
    next(owner: string | null): BrowserDraft | null {
      const active = takeActive();
      const marked = active === null ? null : read(active);
      if (marked && isFor(owner)(marked)) return marked;
      return list(owner)[0] ?? takeLegacy();
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
