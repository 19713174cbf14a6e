import { hash } from 'node:crypto';
import { NOTICE_KIND_NAMES, type NoticeKind } from '#domain/notices/notice-kinds.ts';
import { eq } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { noticeChoices } from './notice-choices.table.ts';

export type NoticeChoices = Record<NoticeKind, boolean>;

const ALL_ON = Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, true])) as NoticeChoices;

/** How a recipient is stored: a hash of the normalised email address. */
export const recipientOf = (emailKey: string): Buffer => hash('sha256', `notices ${emailKey}`, 'buffer');

export async function readNoticeChoices(executor: Executor, recipient: Buffer): Promise<NoticeChoices> {
  const [row] = await executor.select().from(noticeChoices).where(eq(noticeChoices.recipient, recipient));
  return row ? onlyChoices(row) : ALL_ON;
}

const onlyChoices = (row: NoticeChoices): NoticeChoices =>
  Object.fromEntries(NOTICE_KIND_NAMES.map((kind) => [kind, row[kind]])) as NoticeChoices;

export async function changeNoticeChoices(
  executor: Executor,
  recipient: Buffer,
  changes: Partial<NoticeChoices>,
  changedAt: Date,
): Promise<NoticeChoices> {
  const [row] = await executor
    .insert(noticeChoices)
    .values({ recipient, ...changes, changedAt })
    .onConflictDoUpdate({ target: noticeChoices.recipient, set: { ...changes, changedAt } })
    .returning();
  if (!row) throw new Error('The choices were not stored');
  return onlyChoices(row);
}

/** The choices follow an account to its new address, where they replace any that were made without an account. */
export async function moveNoticeChoices(executor: Executor, from: string, to: string): Promise<void> {
  const [before, after] = [recipientOf(from), recipientOf(to)];
  if (!(await executor.$count(noticeChoices, eq(noticeChoices.recipient, before)))) return;
  await executor.delete(noticeChoices).where(eq(noticeChoices.recipient, after));
  await executor.update(noticeChoices).set({ recipient: after }).where(eq(noticeChoices.recipient, before));
}
