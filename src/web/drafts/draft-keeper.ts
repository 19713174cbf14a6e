import type { Draft, DraftContent, DraftRefusal, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { SECOND } from '#domain/durations.ts';
import { asBrowserDraft, type BrowserDraft, contentOf, EMPTY_CONTENT } from './browser-draft.ts';
import { newDraftId } from './draft-id.ts';
import { draftRefusalOf } from './draft-refusal.ts';
import type { DraftStore } from './draft-store.ts';

/** How long after the last change a draft is kept: in the browser at once, on the server once typing pauses. */
export const KEEPING_DELAYS = { here: 300, there: 2 * SECOND } as const;

export type Kept = {
  content: DraftContent;
  /** Null until the first save. */
  id: string | null;
  /** Whose it is; it stays theirs when they sign out. */
  owner: string | null;
  serverCopy: string | null;
  savedAt: string | null;
  /** Whether the browser's copy is what stands in the form. */
  here: 'nothing' | 'changed' | 'saved' | 'failed';
  /** The same of the server's copy; "off" while nobody is signed in, "submitted" once it has become a listing. */
  there: 'off' | 'changed' | 'saving' | 'saved' | 'failed' | 'full' | 'conflict' | 'submitted';
  /** What another device made of it meanwhile. */
  theirs: Draft | null;
  /** The listing that the draft was submitted as elsewhere; null also when that has been deleted. */
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
  /** Runs something later; answers the way to call it off. */
  later?: (run: () => void, ms: number) => () => void;
};

const runLater = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const nothing = () => {};

/**
 * Keeps what stands in a form as a draft, by itself: in the browser a moment after each change, and for a signed-in
 * person on the server once they pause. What another device saved meanwhile is never overwritten unasked.
 */
export function createDraftKeeper({ store, server, now = () => new Date(), later = runLater }: Parts) {
  const listeners = new Set<() => void>();
  let kept: Kept = {
    content: EMPTY_CONTENT,
    id: null,
    owner: null,
    serverCopy: null,
    savedAt: null,
    here: 'nothing',
    there: 'off',
    theirs: null,
    submittedAs: null,
  };
  let callOffHere = nothing;
  let callOffThere = nothing;
  let sending: Promise<void> | undefined;

  /** Nobody is signed in, or the seller must first decide which version counts. */
  const isWithheld = () => ['off', 'conflict', 'submitted'].includes(kept.there);

  function set(change: Partial<Kept>) {
    kept = { ...kept, ...change };
    for (const listener of listeners) listener();
  }

  function write() {
    const { content, owner, serverCopy, there } = kept;
    const id = kept.id ?? newDraftId(now());
    const draft = asBrowserDraft(
      content,
      { id, owner, serverCopy, isOnServer: there === 'saved' },
      now().toISOString(),
    );
    store.save(draft);
    set({ id, savedAt: draft.savedAt, here: 'saved' });
  }

  function saveHere(): boolean {
    callOffHere();
    try {
      write();
      return true;
    } catch {
      set({ here: 'failed' });
      return false;
    }
  }

  /** Stored here before and gone since: it was deleted from the list, and no later save may bring it back. */
  const isDeleted = (id: string) => kept.here === 'saved' && !store.read(id);

  async function send() {
    const { id, content, serverCopy } = kept;
    if (id === null || isDeleted(id)) return;
    set({ there: 'saving' });
    try {
      const { savedAt } = await server.save(id, { ...content, basedOn: serverCopy });
      if (kept.id !== id || isDeleted(id)) return;
      const isCurrent = kept.content === content;
      set({ serverCopy: savedAt, there: isCurrent ? 'saved' : 'changed' });
      // The browser's copy now knows which version of the server's it is.
      saveHere();
      if (!isCurrent) scheduleThere();
    } catch (error) {
      if (kept.id === id) await refused(id, draftRefusalOf(error));
    }
  }

  async function refused(id: string, { reason, listing }: Partial<DraftRefusal>) {
    if (reason === 'submitted') return set({ there: 'submitted', submittedAs: listing ?? null });
    if (reason === 'too-many') return set({ there: 'full' });
    const theirs = reason === 'changed' ? await server.find(id).catch(() => null) : null;
    if (kept.id === id) set(theirs ? { there: 'conflict', theirs } : { there: 'failed' });
  }

  async function saveThere() {
    callOffThere();
    if (isWithheld()) return;
    await sending;
    if (kept.there === 'saved') return;
    sending = send().finally(() => {
      sending = undefined;
    });
    await sending;
  }

  function scheduleThere() {
    callOffThere();
    if (!isWithheld()) callOffThere = later(() => void saveThere(), KEEPING_DELAYS.there);
  }

  function changed(change: Partial<Kept>) {
    set({ here: 'changed', there: isWithheld() ? kept.there : 'changed', ...change });
    callOffHere();
    callOffHere = later(() => void saveHere(), KEEPING_DELAYS.here);
    scheduleThere();
  }

  /** Keeps the other version beside, as a draft of its own: neither is lost. */
  function setAside(content: DraftContent) {
    const id = newDraftId(now());
    const aside = { id, owner: kept.owner, serverCopy: null, isOnServer: false };
    store.save(asBrowserDraft(content, aside, now().toISOString()));
  }

  return {
    read: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Goes on with a draft, or begins with empty content that is not kept until somebody changes it. */
    open(draft: BrowserDraft | null, blank: DraftContent, signedIn: string | null) {
      callOffHere();
      callOffThere();
      set({
        content: draft ? contentOf(draft) : blank,
        id: draft?.id ?? null,
        owner: signedIn ?? draft?.owner ?? null,
        serverCopy: draft?.serverCopy ?? null,
        savedAt: draft?.savedAt ?? null,
        here: draft ? 'saved' : 'nothing',
        there: signedIn === null ? 'off' : draft && !draft.isOnServer ? 'changed' : 'saved',
        theirs: null,
        submittedAs: null,
      });
      if (kept.there === 'changed') scheduleThere();
    },

    change(update: (before: DraftContent) => DraftContent) {
      const content = update(kept.content);
      if (content !== kept.content) changed({ content });
    },

    /** Whoever signs in takes the draft along; who signs out leaves it in the browser. */
    belongTo(signedIn: string | null) {
      if (signedIn === null) {
        callOffThere();
        return set({ there: 'off' });
      }
      if (kept.there !== 'off' && signedIn === kept.owner) return;
      const isKept = kept.here !== 'nothing';
      set({ owner: signedIn, there: isKept ? 'changed' : 'saved' });
      if (isKept) saveHere();
      if (isKept) scheduleThere();
    },

    /** Saves now. Tells where: nowhere, in the browser only, or on the server too. */
    async saveNow(): Promise<'nowhere' | 'here' | 'everywhere'> {
      const isHere = saveHere();
      await saveThere();
      if (kept.there === 'saved') return 'everywhere';
      return isHere ? 'here' : 'nowhere';
    },

    /** Before the page goes: what waits to be kept is kept at once. */
    flush() {
      if (kept.here === 'changed' || kept.here === 'failed') saveHere();
    },

    /** Another tab has saved this draft: what is not being changed here follows it. */
    follow() {
      if (kept.id === null || kept.here !== 'saved') return;
      const draft = store.read(kept.id);
      if (!draft || draft.savedAt <= (kept.savedAt ?? '')) return;
      const there = isWithheld() ? kept.there : draft.isOnServer ? 'saved' : 'changed';
      set({ content: contentOf(draft), savedAt: draft.savedAt, serverCopy: draft.serverCopy, there });
    },

    /** Two devices changed it: one version goes on, the other becomes a draft of its own. */
    settle(choice: 'mine' | 'theirs') {
      const { theirs, content } = kept;
      if (!theirs) return;
      setAside(choice === 'mine' ? contentOf(theirs) : content);
      const settled = { serverCopy: theirs.savedAt, theirs: null };
      if (choice === 'theirs') {
        set({ ...settled, content: contentOf(theirs), there: 'saved' });
        saveHere();
      } else {
        set({ ...settled, there: 'changed' });
        changed({});
      }
    },

    /** Submitting was refused because of what another device did with the draft. */
    async noteRefusal(error: unknown) {
      callOffThere();
      if (kept.id !== null) await refused(kept.id, draftRefusalOf(error));
    },

    /** Keeps what stands in the form as a draft of its own: the one that it was is submitted or gone. */
    continueAsNew(): string {
      const before = kept.id;
      const id = newDraftId(now());
      set({ id, serverCopy: null, theirs: null, submittedAs: null, there: 'changed' });
      if (saveHere() && before !== null) store.remove(before);
      scheduleThere();
      return id;
    },

    /** It was submitted: nothing of it stays. */
    forget(blank: DraftContent) {
      callOffHere();
      callOffThere();
      if (kept.id !== null) store.remove(kept.id);
      const there = kept.owner === null ? 'off' : 'saved';
      set({
        content: blank,
        id: null,
        serverCopy: null,
        savedAt: null,
        here: 'nothing',
        there,
        theirs: null,
        submittedAs: null,
      });
    },
  };
}
