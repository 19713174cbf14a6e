import type { Draft, DraftContent, DraftSummary, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { photoUrls, videoUrl } from '#domain/media/items.ts';
import { objectIdOf } from '#domain/media/object-urls.ts';
import { cutText } from '#domain/text.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import type { ChosenMedia } from '../media/chosen-media.ts';
import { deleteIfUnattached } from '../media/media-visibility.ts';
import { findSubmission } from '../submissions/submissions.repository.ts';
import {
  alreadySubmitted,
  draftChangedElsewhere,
  draftMissing,
  noSuchDraft,
  tooManyDrafts,
} from './drafts.errors.ts';
import {
  deleteDraft,
  findDraft,
  listDrafts,
  lockAndReadSavedAt,
  replaceDraftMedia,
  upsertDraft,
} from './drafts.repository.ts';
import { draftSummaryView, draftView } from './drafts.views.ts';

/**
 * Deletes a draft and its files, except files that a listing or another draft uses; returns false if the account has
 * no such draft.
 */
export async function deleteDraftAndFiles(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  draft: { id: string; ownerId: string },
): Promise<boolean> {
  const files = await deleteDraft(tx, draft);
  if (!files) return false;
  await removeFiles({ jobs }, tx, await deleteIfUnattached(tx, files));
  return true;
}

/** Refuses a draft that was deleted, or that another device has changed since this copy was read. */
export async function assertDraftCurrent(
  tx: Executor,
  draft: { id: string; ownerId: string },
  basedOn: string | null | undefined,
): Promise<void> {
  const saved = await lockAndReadSavedAt(tx, draft);
  if (!saved) throw draftMissing();
  if (isNewer(saved, basedOn)) throw draftChangedElsewhere();
}

const isNewer = (saved: Date, basedOn: string | null | undefined) =>
  Boolean(basedOn && saved > new Date(basedOn));

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

/**
 * Saves a draft and its photos. Does not overwrite a newer copy from another device, and does not recreate a draft that
 * was already submitted.
 */
export async function saveDraft(
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
    await advisoryLock(tx, 'drafts', draft.ownerId);
    const saved = await lockAndReadSavedAt(tx, draft);
    if (saved && isNewer(saved, basedOn)) throw draftChangedElsewhere();
    const submission = saved ? undefined : await findSubmission(tx, { ownerId: draft.ownerId, draftId: id });
    if (submission) throw alreadySubmitted(submission.listing);
    const isSaved = await upsertDraft(tx, {
      ...draft,
      title: titleOf(content),
      content,
      step: content.currentStep,
      at,
    });
    if (!isSaved) throw tooManyDrafts();
    await replaceDraftMedia(tx, draft, { chosen: filesOf(content), at });
  });
  return readDraft({ db }, owner, id);
}

export async function removeDraft(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  owner: Principal,
  id: string,
): Promise<void> {
  const isRemoved = await db.transaction((tx) =>
    deleteDraftAndFiles({ jobs }, tx, { id, ownerId: owner.accountId }),
  );
  if (!isRemoved) throw noSuchDraft();
}
