import type { Draft, DraftContent, DraftRefusal, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { SECOND } from '#domain/durations.ts';
import { asBrowserDraft, type BrowserDraft, contentOf, EMPTY_CONTENT } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { draftRefusalOf } from './draft-refusal.ts';
import type { DraftStore } from './draft-store.ts';

/** How long after the last change a draft is saved: in the browser almost immediately, on the server once typing pauses. */
export const SAVE_DELAYS = { local: 300, server: 2 * SECOND } as const;

export type DraftState = {
  content: DraftContent;
  /** Null until the first save. */
  id: string | null;
  /** The account's email address; the draft keeps it after signing out. */
  owner: string | null;
  serverCopy: string | null;
  savedAt: string | null;
  /** How the browser's copy compares with the form. */
  localState: 'nothing' | 'changed' | 'saved' | 'failed';
  /** The same for the server's copy; "off" while signed out, "submitted" once it has become a listing. */
  serverState: 'off' | 'changed' | 'saving' | 'saved' | 'failed' | 'full' | 'conflict' | 'submitted';
  /** The version that another device has saved since. */
  conflictingDraft: Draft | null;
  /** The listing that another device submitted the draft as; also null once that listing is deleted. */
  submittedAs: DraftRefusal['listing'] | null;
};

type Server = {
  save(id: string, body: SaveDraftRequest): Promise<Draft>;
  find(id: string): Promise<Draft | null>;
};

type Parts = {
  store: Pick<DraftStore, 'save' | 'remove' | 'read'>;
  server: Server;
  now?: () => Date;
  /** Runs a function later; returns a function that cancels it. */
  later?: (run: () => void, ms: number) => () => void;
};

const runLater = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const nothing = () => {};

/**
 * Saves a form as a draft automatically: in the browser shortly after each change and, for a signed-in account, on the
 * server once typing pauses. A version that another device has saved is never overwritten without asking.
 */
export function createDraftSaver({ store, server, now = () => new Date(), later = runLater }: Parts) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    content: EMPTY_CONTENT,
    id: null,
    owner: null,
    serverCopy: null,
    savedAt: null,
    localState: 'nothing',
    serverState: 'off',
    conflictingDraft: null,
    submittedAs: null,
  };
  let cancelLocalSave = nothing;
  let cancelServerSave = nothing;
  let sending: Promise<void> | undefined;

  /** Signed out, or the seller must first decide which version to use. */
  const isServerSavePaused = () => ['off', 'conflict', 'submitted'].includes(state.serverState);

  function set(change: Partial<DraftState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function write() {
    const { content, owner, serverCopy, serverState } = state;
    const id = state.id ?? newDraftId(now());
    const draft = asBrowserDraft(
      content,
      { id, owner, serverCopy, isOnServer: serverState === 'saved' },
      now().toISOString(),
    );
    store.save(draft);
    set({ id, savedAt: draft.savedAt, localState: 'saved' });
  }

  function saveLocally(): boolean {
    cancelLocalSave();
    try {
      write();
      return true;
    } catch {
      set({ localState: 'failed' });
      return false;
    }
  }

  /** It was saved in the browser and is gone: deleted from the list, so a later save must not bring it back. */
  const isDeleted = (id: string) => state.localState === 'saved' && !store.read(id);

  async function send() {
    const { id, content, serverCopy } = state;
    if (id === null || isDeleted(id)) return;
    set({ serverState: 'saving' });
    try {
      const { savedAt } = await server.save(id, { ...content, basedOn: serverCopy });
      if (state.id !== id || isDeleted(id)) return;
      const isCurrent = state.content === content;
      set({ serverCopy: savedAt, serverState: isCurrent ? 'saved' : 'changed' });
      // Records in the browser's copy which server version it matches.
      saveLocally();
      if (!isCurrent) scheduleServerSave();
    } catch (error) {
      if (state.id === id) await refused(id, draftRefusalOf(error));
    }
  }

  async function refused(id: string, { reason, listing }: Partial<DraftRefusal>) {
    if (reason === 'submitted') return set({ serverState: 'submitted', submittedAs: listing ?? null });
    if (reason === 'too-many') return set({ serverState: 'full' });
    const conflictingDraft = reason === 'changed' ? await server.find(id).catch(() => null) : null;
    if (state.id === id)
      set(conflictingDraft ? { serverState: 'conflict', conflictingDraft } : { serverState: 'failed' });
  }

  async function saveToServer() {
    cancelServerSave();
    if (isServerSavePaused()) return;
    await sending;
    if (state.serverState === 'saved') return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  function scheduleServerSave() {
    cancelServerSave();
    if (!isServerSavePaused()) cancelServerSave = later(() => void saveToServer(), SAVE_DELAYS.server);
  }

  function changed(change: Partial<DraftState>) {
    set({
      // Known before the first save: the address of every step names the draft, even for sellers who move on immediately.
      id: state.id ?? newDraftId(now()),
      localState: 'changed',
      serverState: isServerSavePaused() ? state.serverState : 'changed',
      ...change,
    });
    cancelLocalSave();
    cancelLocalSave = later(() => void saveLocally(), SAVE_DELAYS.local);
    scheduleServerSave();
  }

  /** Saves the other version as a separate draft, so that neither is lost. */
  function saveSeparately(content: DraftContent) {
    const id = newDraftId(now());
    const meta = { id, owner: state.owner, serverCopy: null, isOnServer: false };
    store.save(asBrowserDraft(content, meta, now().toISOString()));
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Opens a draft, or blank content that is not saved until it is changed. */
    open(draft: BrowserDraft | null, blank: DraftContent, signedIn: string | null) {
      cancelLocalSave();
      cancelServerSave();
      set({
        content: draft ? contentOf(draft) : blank,
        id: draft?.id ?? null,
        owner: signedIn ?? draft?.owner ?? null,
        serverCopy: draft?.serverCopy ?? null,
        savedAt: draft?.savedAt ?? null,
        localState: draft ? 'saved' : 'nothing',
        serverState: signedIn === null ? 'off' : draft && !draft.isOnServer ? 'changed' : 'saved',
        conflictingDraft: null,
        submittedAs: null,
      });
      if (state.serverState === 'changed') scheduleServerSave();
    },

    change(update: (before: DraftContent) => DraftContent) {
      const content = update(state.content);
      if (content !== state.content) changed({ content });
    },

    /** Signing in moves the draft to that account; signing out leaves it in the browser. */
    setOwner(signedIn: string | null) {
      if (signedIn === null) {
        cancelServerSave();
        return set({ serverState: 'off' });
      }
      if (!['off', 'failed'].includes(state.serverState) && signedIn === state.owner) return;
      const hasContent = state.localState !== 'nothing';
      set({ owner: signedIn, serverState: hasContent ? 'changed' : 'saved' });
      if (hasContent) saveLocally();
      if (hasContent) scheduleServerSave();
    },

    /** Saves now. Returns where: nowhere, in the browser only, or in the account too. */
    async saveNow(): Promise<'nowhere' | 'browser' | 'account'> {
      const isSavedLocally = saveLocally();
      await saveToServer();
      if (state.serverState === 'saved') return 'account';
      return isSavedLocally ? 'browser' : 'nowhere';
    },

    /** Sends what the server could not be sent before, now that it can be reached again. */
    resume() {
      if (state.serverState === 'failed') void saveToServer();
    },

    /** Saves pending changes in the browser immediately, before the page is unloaded. */
    flush() {
      if (state.localState === 'changed' || state.localState === 'failed') saveLocally();
    },

    /** Loads what another tab has saved, unless this tab has unsaved changes. */
    follow() {
      if (state.id === null || state.localState !== 'saved') return;
      const draft = store.read(state.id);
      if (!draft || draft.savedAt <= (state.savedAt ?? '')) return;
      const serverState = isServerSavePaused() ? state.serverState : draft.isOnServer ? 'saved' : 'changed';
      set({ content: contentOf(draft), savedAt: draft.savedAt, serverCopy: draft.serverCopy, serverState });
    },

    /** Resolves a conflict between two devices: one version stays open, the other becomes a separate draft. */
    settle(choice: 'mine' | 'theirs') {
      const { conflictingDraft, content } = state;
      if (!conflictingDraft) return;
      saveSeparately(choice === 'mine' ? contentOf(conflictingDraft) : content);
      const settled = { serverCopy: conflictingDraft.savedAt, conflictingDraft: null };
      if (choice === 'theirs') {
        set({ ...settled, content: contentOf(conflictingDraft), serverState: 'saved' });
        saveLocally();
      } else {
        set({ ...settled, serverState: 'changed' });
        changed({});
      }
    },

    /** The server refused the submission because of what another device did with the draft. */
    async noteRefusal(error: unknown) {
      cancelServerSave();
      if (state.id !== null) await refused(state.id, draftRefusalOf(error));
    },

    /** Saves the form as a new draft, because the original was submitted or deleted. */
    continueAsNew(): string {
      const before = state.id;
      const id = newDraftId(now());
      set({ id, serverCopy: null, conflictingDraft: null, submittedAs: null, serverState: 'changed' });
      if (saveLocally() && before !== null) store.remove(before);
      scheduleServerSave();
      return id;
    },

    /** Removes the draft after it was submitted. */
    forget(blank: DraftContent) {
      cancelLocalSave();
      cancelServerSave();
      if (state.id !== null) store.remove(state.id);
      const serverState = state.owner === null ? 'off' : 'saved';
      set({
        content: blank,
        id: null,
        serverCopy: null,
        savedAt: null,
        localState: 'nothing',
        serverState,
        conflictingDraft: null,
        submittedAs: null,
      });
    },
  };
}
