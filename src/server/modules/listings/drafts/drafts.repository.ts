import { and, desc, eq, sql } from 'drizzle-orm';
import type { DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import type { Executor } from '#server/db/executor.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import { type ChosenMedia, placesOfOwn } from '../media/chosen-media.ts';
import { draftMedia, drafts } from './drafts.table.ts';

type Draft = typeof drafts.$inferSelect;

interface DraftOf {
  id: string;
  ownerId: string;
}

const isOf = ({ id, ownerId }: DraftOf) => and(eq(drafts.id, id), eq(drafts.ownerId, ownerId));

export interface DraftToSave extends DraftOf {
  title: string;
  content: DraftContent;
  step: number;
  at: Date;
}

/** Keeps a draft, new or changed; false when the account has as many as it may, or the id is somebody else's. */
export async function saveDraft(executor: Executor, draft: DraftToSave): Promise<boolean> {
  const { id, ownerId, title, content, step, at } = draft;
  const moment = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await executor.execute(sql`
    insert into ${drafts} (id, owner_id, title, content, step, created_at, updated_at)
    select ${id}::uuid, ${ownerId}::uuid, ${title}::text, ${JSON.stringify(content)}::jsonb, ${step}::smallint,
      ${moment}, ${moment}
    where exists (select from ${drafts} where ${drafts.id} = ${id}::uuid)
      or (select count(*) from ${drafts} where ${drafts.ownerId} = ${ownerId}::uuid) < ${DRAFT_LIMITS.perAccount}
    on conflict (id) do update set
      title = excluded.title, content = excluded.content, step = excluded.step, updated_at = excluded.updated_at
    where ${drafts.ownerId} = excluded.owner_id
    returning id`);
  return rows.length > 0;
}

/** Makes these the files of a draft, in this order; false when there is no such draft of theirs. */
export async function placeDraftMedia(
  tx: Executor,
  draft: DraftOf,
  { chosen, at }: { chosen: ChosenMedia; at: Date },
): Promise<boolean> {
  const [held] = await tx.select({ id: drafts.id }).from(drafts).where(isOf(draft)).for('update');
  if (!held) return false;
  const places = await placesOfOwn(tx, draft.ownerId, chosen);
  const removed = await tx
    .delete(draftMedia)
    .where(eq(draftMedia.draftId, draft.id))
    .returning({ id: draftMedia.mediaId });
  await noteReleased(
    tx,
    removed.map(({ id }) => id),
    at,
  );
  if (places.length > 0)
    await tx.insert(draftMedia).values(places.map((place) => ({ draftId: draft.id, ...place })));
  return true;
}

/** When a draft was last saved; nothing when it is new. Held, so that two devices save one after the other. */
export async function lastSaved(tx: Executor, draft: DraftOf): Promise<Date | undefined> {
  const [held] = await tx.select({ at: drafts.updatedAt }).from(drafts).where(isOf(draft)).for('update');
  return held?.at;
}

export type ListedDraft = Pick<Draft, 'id' | 'title' | 'content' | 'step' | 'updatedAt'> & {
  cover: string | null;
};

const selectDrafts = (executor: Executor) =>
  executor
    .select({
      id: drafts.id,
      title: drafts.title,
      content: drafts.content,
      step: drafts.step,
      updatedAt: drafts.updatedAt,
      cover: draftMedia.mediaId,
    })
    .from(drafts)
    .leftJoin(
      draftMedia,
      and(eq(draftMedia.draftId, drafts.id), eq(draftMedia.kind, 'photo'), eq(draftMedia.position, 1)),
    )
    .$dynamic();

export async function findDraft(executor: Executor, draft: DraftOf): Promise<ListedDraft | undefined> {
  const [found] = await selectDrafts(executor).where(isOf(draft));
  return found;
}

/** Someone's drafts, the last changed first, each with its cover. */
export function listDrafts(executor: Executor, ownerId: string): Promise<ListedDraft[]> {
  return selectDrafts(executor).where(eq(drafts.ownerId, ownerId)).orderBy(desc(drafts.updatedAt), drafts.id);
}

/** Deletes a draft and answers the files that it showed; nothing when there is no such draft of theirs. */
export async function deleteDraft(tx: Executor, draft: DraftOf): Promise<string[] | undefined> {
  const [held] = await tx.select({ id: drafts.id }).from(drafts).where(isOf(draft)).for('update');
  if (!held) return undefined;
  const shown = await tx
    .delete(draftMedia)
    .where(eq(draftMedia.draftId, draft.id))
    .returning({ id: draftMedia.mediaId });
  await tx.delete(drafts).where(isOf(draft));
  return shown.map(({ id }) => id);
}
