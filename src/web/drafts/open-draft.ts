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

/** The server's copy if it is newer than the one this browser's is based on and no local change would be lost. */
function newerOf(local: BrowserDraft, remote: Draft | null, owner: string): BrowserDraft | null {
  if (!remote) return local.isOnServer ? null : { ...local, serverCopy: null };
  const isOutdated = local.isOnServer && remote.savedAt !== local.serverCopy;
  return isOutdated ? fromServer(remote, owner) : local;
}

/**
 * Opens the draft with this id from the browser or, for a signed-in account, from the server; without an id, the next
 * draft to continue. The browser's copy opens even when the server cannot be reached.
 */
export async function openDraft(
  { store, server }: Parts,
  { id, owner }: { id: string | null; owner: string | null },
): Promise<Opened> {
  const local = id === null ? store.next(owner) : store.read(id);
  const isAccessible = local && (local.owner === null || owner === null || local.owner === owner);
  const mine = isAccessible ? local : null;
  if (owner === null) return { draft: mine, isMissing: id !== null && !mine };

  if (mine) {
    // The server has never had this draft: no need to ask it.
    if (mine.serverCopy === null) return { draft: mine, isMissing: false };
    const remote = await server.find(mine.id).catch(() => undefined);
    const draft = remote === undefined ? mine : newerOf(mine, remote, owner);
    if (!draft) store.remove(mine.id);
    return { draft, isMissing: id !== null && !draft };
  }
  const newest = id ?? (await server.list().catch(() => []))[0]?.id;
  const remote = newest === undefined ? null : await server.find(newest);
  return { draft: remote && fromServer(remote, owner), isMissing: id !== null && !remote };
}
