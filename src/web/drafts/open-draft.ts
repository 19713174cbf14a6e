import type { Draft } from '#contract/selling/drafts.ts';
import { asBrowserDraft, type BrowserDraft, contentOf } from './browser-draft.ts';
import type { DraftStore } from './draft-store.ts';
import type { ServerDrafts } from './server-drafts.ts';

type Opened = { draft: BrowserDraft | null; isMissing: boolean };

type Parts = {
  store: Pick<DraftStore, 'read' | 'next' | 'save' | 'remove'>;
  server: Pick<ServerDrafts, 'find' | 'list'>;
};

const fromServer = (draft: Draft, owner: string): BrowserDraft =>
  asBrowserDraft(
    contentOf(draft),
    { id: draft.id, owner, serverCopy: draft.savedAt, isOnServer: true },
    draft.savedAt,
  );

/** The server's copy if it is newer than what this browser's was made from and nothing here would be lost. */
function newerOf(here: BrowserDraft, there: Draft | null, owner: string): BrowserDraft | null {
  if (!there) return here.isOnServer ? null : { ...here, serverCopy: null };
  const isOutdated = here.isOnServer && there.savedAt !== here.serverCopy;
  return isOutdated ? fromServer(there, owner) : here;
}

/**
 * The draft that an address names, from this browser or, for a signed-in person, from the server; without a name the
 * next one to go on with. The server being out of reach never keeps somebody from their own copy.
 */
export async function openDraft(
  { store, server }: Parts,
  { id, owner }: { id: string | null; owner: string | null },
): Promise<Opened> {
  const here = id === null ? store.next(owner) : store.read(id);
  const isTheirs = here && (here.owner === null || owner === null || here.owner === owner);
  const mine = isTheirs ? here : null;
  if (owner === null) return { draft: mine, isMissing: id !== null && !mine };

  if (mine) {
    // A draft that the server has never had needs no question.
    if (mine.serverCopy === null) return { draft: mine, isMissing: false };
    const there = await server.find(mine.id).catch(() => undefined);
    const draft = there === undefined ? mine : newerOf(mine, there, owner);
    if (!draft) store.remove(mine.id);
    return { draft, isMissing: id !== null && !draft };
  }
  const newest = id ?? (await server.list().catch(() => []))[0]?.id;
  const there = newest === undefined ? null : await server.find(newest);
  return { draft: there && fromServer(there, owner), isMissing: id !== null && !there };
}
