import type { Draft, DraftContent, DraftSummary, SaveDraftRequest } from '#contract/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { cutText } from '#domain/text.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access.ts';
import { invalid } from '#server/http/errors.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { deleteIfUnattached } from '../media/media-visibility.ts';
import { draftChangedElsewhere, noSuchDraft, tooManyDrafts } from './drafts.errors.ts';
import {
  deleteDraft,
  findDraft,
  lastSaved,
  listDrafts,
  placeDraftMedia,
  saveDraft,
} from './drafts.repository.ts';
import { draftSummaryView, draftView } from './drafts.views.ts';

/** Deletes a draft with those of its photos that nothing else shows; false when there is no such draft of theirs. */
export async function discardDraft(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  draft: { id: string; ownerId: string },
): Promise<boolean> {
  const shown = await deleteDraft(tx, draft);
  if (!shown) return false;
  await removeFiles({ jobs }, tx, await deleteIfUnattached(tx, shown));
  return true;
}

/** Deletes a draft but not its photos: a listing is about to take them over, or they are swept a day later. */
export async function putDraftAway(
  tx: Executor,
  { at, ...draft }: { id: string; ownerId: string; at: Date },
): Promise<void> {
  await noteReleased(tx, (await deleteDraft(tx, draft)) ?? [], at);
}

export async function readDrafts({ db }: Pick<Deps, 'db'>, owner: Principal): Promise<DraftSummary[]> {
  return (await listDrafts(db, owner.accountId)).map(draftSummaryView);
}

export async function readDraft({ db }: Pick<Deps, 'db'>, owner: Principal, id: string): Promise<Draft> {
  const draft = await findDraft(db, { id, ownerId: owner.accountId });
  if (!draft) throw noSuchDraft();
  return draftView(draft);
}

const fileIn = (url: string | null) => (url && objectIdOf(url)) ?? '';

function filesOf({ uploadedMedia }: DraftContent): ChosenMedia {
  const video = videoUrl(uploadedMedia);
  return { photos: photoUrls(uploadedMedia).map(fileIn), video: video && fileIn(video) };
}

const titleOf = ({ formData: { title } }: DraftContent) =>
  typeof title === 'string' ? cutText(title.trim(), DRAFT_LIMITS.titleLength) : '';

/** Keeps a draft and its photos. A copy that another device saved meanwhile is not overwritten. */
export async function keepDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Principal,
  id: string,
  { basedOn, ...content }: SaveDraftRequest,
): Promise<Draft> {
  if (Buffer.byteLength(JSON.stringify(content)) > DRAFT_LIMITS.contentBytes)
    throw invalid('This draft is longer than any listing can be');
  const at = clock.now();
  const draft = { id, ownerId: owner.accountId };
  await db.transaction(async (tx) => {
    const saved = await lastSaved(tx, draft);
    if (saved && basedOn && saved > new Date(basedOn)) throw draftChangedElsewhere();
    const isKept = await saveDraft(tx, {
      ...draft,
      title: titleOf(content),
      content,
      step: content.currentStep,
      at,
    });
    if (!isKept) throw tooManyDrafts();
    await placeDraftMedia(tx, draft, { chosen: filesOf(content), at });
  });
  return readDraft({ db }, owner, id);
}

export async function removeDraft(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  owner: Principal,
  id: string,
): Promise<void> {
  const isRemoved = await db.transaction((tx) =>
    discardDraft({ jobs }, tx, { id, ownerId: owner.accountId }),
  );
  if (!isRemoved) throw noSuchDraft();
}
