import type { DraftSummary } from '#contract/selling/drafts.ts';
import type { BrowserDraft } from './browser-draft.ts';

export type ListedDraft = DraftSummary & {
  /** Where it can be opened: on any device, or in this browser only so far. */
  where: 'everywhere' | 'here';
};

type Merged = { drafts: ListedDraft[]; gone: string[] };

/**
 * The browser's drafts and the server's as one list, the newest first. A browser's copy that the server had in full
 * and has no longer was submitted or deleted on another device: it is `gone`.
 */
export function mergeDrafts(
  here: readonly BrowserDraft[],
  there: readonly DraftSummary[] | undefined,
): Merged {
  const onServer = new Map(there?.map((draft) => [draft.id, draft]));
  const gone = here.filter(({ id, isOnServer }) => there !== undefined && isOnServer && !onServer.has(id));
  const known = here.filter((draft) => !gone.includes(draft));
  const listed: ListedDraft[] = known.map((draft) => {
    const copy = onServer.get(draft.id);
    onServer.delete(draft.id);
    const { id, title, category, price, location, cover, currentStep, savedAt } =
      copy && copy.savedAt > draft.savedAt ? copy : draft;
    return {
      ...{ id, title, category, price, location, cover, currentStep, savedAt },
      where: copy ? 'everywhere' : 'here',
    };
  });
  for (const draft of onServer.values()) listed.push({ ...draft, where: 'everywhere' });
  return {
    drafts: listed.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)),
    gone: gone.map(({ id }) => id),
  };
}
