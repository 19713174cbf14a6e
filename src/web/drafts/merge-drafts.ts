import type { DraftSummary } from '#contract/selling/drafts.ts';
import type { BrowserDraft } from './browser-draft.ts';

export type ListedDraft = DraftSummary & {
  /** Where it can be opened: on any device of the account, or in this browser only so far. */
  where: 'account' | 'browser';
};

type Merged = { drafts: ListedDraft[]; gone: string[] };

/**
 * The browser's and the server's drafts as one list, newest first. A draft that was fully saved on the server and is no
 * longer there was submitted or deleted on another device: it is `gone`.
 */
export function mergeDrafts(
  inBrowser: readonly BrowserDraft[],
  fromServer: readonly DraftSummary[] | undefined,
): Merged {
  const onServer = new Map(fromServer?.map((draft) => [draft.id, draft]));
  const gone = inBrowser.filter(
    ({ id, isOnServer }) => fromServer !== undefined && isOnServer && !onServer.has(id),
  );
  const known = inBrowser.filter((draft) => !gone.includes(draft));
  const listed: ListedDraft[] = known.map((draft) => {
    const copy = onServer.get(draft.id);
    onServer.delete(draft.id);
    const { id, title, category, price, location, cover, currentStep, savedAt } =
      copy && copy.savedAt > draft.savedAt ? copy : draft;
    return {
      ...{ id, title, category, price, location, cover, currentStep, savedAt },
      where: copy ? 'account' : 'browser',
    };
  });
  for (const draft of onServer.values()) listed.push({ ...draft, where: 'account' });
  return {
    drafts: listed.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
    gone: gone.map(({ id }) => id),
  };
}
