import type { OwnListing } from '#contract/selling/selling.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';

/** The result of a submission: a new listing, or a change of one that another device had submitted. */
export type Submission = {
  outcome: 'submitted' | 'replaced';
  owner: string;
  id: number;
  title: string;
  photo: string | null;
  at: string;
  /** A tab that was open before it was remembered has none. */
  category?: string;
};

const KEY = 'submittedDrafts';
const MAX_REMEMBERED = 20;

const storage = safeStorage('sessionStorage');

function readAll(): Record<string, Submission> {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Remembered for this tab, so that Back and reload show the confirmation again instead of a missing draft. */
export function rememberSubmission(
  draftId: string,
  { id, title, images, category }: OwnListing,
  about: Pick<Submission, 'outcome' | 'owner' | 'at'>,
) {
  const others = Object.entries(readAll()).filter(([known]) => known !== draftId);
  const remembered = [...others, [draftId, { ...about, id, title, category, photo: images[0] ?? null }]];
  storage.setItem(KEY, JSON.stringify(Object.fromEntries(remembered.slice(-MAX_REMEMBERED))));
}

/** The submission of this account that the draft became. */
export function submissionOf(draftId: string | null, owner: string | undefined): Submission | undefined {
  const submission = draftId === null ? undefined : readAll()[draftId];
  return submission?.owner === owner ? submission : undefined;
}
