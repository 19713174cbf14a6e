import type { DraftContent } from '#contract/selling/drafts.ts';
import { DRAFT_LIMITS } from '#domain/listings/drafts.ts';
import { and, desc, eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import { type ChosenMedia, positionsOfOwnMedia } from '../media/chosen-media.ts';
import { draftMedia, drafts } from './drafts.table.ts';

type Draft = typeof drafts.$inferSelect;

interface DraftKey {
  id: string;
  ownerId: string;
}

const isOf = ({ id, ownerId }: DraftKey) => and(eq(drafts.id, id), eq(drafts.ownerId, ownerId));

export interface DraftToSave extends DraftKey {
  title: string;
  content: DraftContent;
  step: number;
  at: Date;
}

/** Creates or replaces a draft; returns false if the account has too many, or the id is another account's. */
export async function upsertDraft(executor: Executor, draft: DraftToSave): Promise<boolean> {
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

/** Returns false if the account has no such draft. */
export async function replaceDraftMedia(
  tx: Executor,
  draft: DraftKey,
  { chosen, at }: { chosen: ChosenMedia; at: Date },
): Promise<boolean> {
  const [locked] = await tx.select({ id: drafts.id }).from(drafts).where(isOf(draft)).for('update');
  if (!locked) return false;
  const positions = await positionsOfOwnMedia(tx, draft.ownerId, chosen);
  const removed = await tx
    .delete(draftMedia)
    .where(eq(draftMedia.draftId, draft.id))
    .returning({ id: draftMedia.mediaId });
  await noteReleased(
    tx,
    removed.map(({ id }) => id),
    at,
  );
  if (positions.length > 0)
    await tx.insert(draftMedia).values(positions.map((position) => ({ draftId: draft.id, ...position })));
  return true;
}

/**
 * When the draft was last saved; undefined if it is new. Locks the draft, so that two devices save one after the
 * other.
 */
export async function lockAndReadSavedAt(tx: Executor, draft: DraftKey): Promise<Date | undefined> {
  const [locked] = await tx.select({ at: drafts.updatedAt }).from(drafts).where(isOf(draft)).for('update');
  return locked?.at;
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

export async function findDraft(executor: Executor, draft: DraftKey): Promise<ListedDraft | undefined> {
  const [found] = await selectDrafts(executor).where(isOf(draft));
  return found;
}

/** Most recently changed first. */
export function listDrafts(executor: Executor, ownerId: string): Promise<ListedDraft[]> {
  return selectDrafts(executor).where(eq(drafts.ownerId, ownerId)).orderBy(desc(drafts.updatedAt), drafts.id);
}

/** Deletes a draft and returns the ids of its files; undefined if the account has no such draft. */
export async function deleteDraft(tx: Executor, draft: DraftKey): Promise<string[] | undefined> {
  const [locked] = await tx.select({ id: drafts.id }).from(drafts).where(isOf(draft)).for('update');
  if (!locked) return undefined;
  const files = await tx
    .delete(draftMedia)
    .where(eq(draftMedia.draftId, draft.id))
    .returning({ id: draftMedia.mediaId });
  await tx.delete(drafts).where(isOf(draft));
  return files.map(({ id }) => id);
}
