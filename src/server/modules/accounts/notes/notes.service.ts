import type { AccountNote } from '#contract/admin/sellers.ts';
import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { and, desc, eq, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { accountNotFound, noteNotFound, tooManyNotes } from '../accounts.errors.ts';
import { lockAccountForUpdate } from '../accounts.repository.ts';
import { accounts } from '../accounts.table.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import { accountNotes } from './notes.table.ts';

type Noting = Pick<Deps, 'db' | 'clock'>;

const authorName = sql<string>`coalesce(trim(${accounts.firstName} || ' ' || ${accounts.lastName}), 'A former colleague')`;

/** Newest first. */
export async function readNotes(executor: Executor, accountId: string): Promise<AccountNote[]> {
  const rows = await executor
    .select({
      id: accountNotes.id,
      text: accountNotes.text,
      createdAt: accountNotes.createdAt,
      author: authorName,
    })
    .from(accountNotes)
    .leftJoin(accounts, eq(accounts.id, accountNotes.authorId))
    .where(eq(accountNotes.accountId, accountId))
    .orderBy(desc(accountNotes.createdAt), desc(accountNotes.id))
    .limit(NOTE_LIMITS.perAccount);
  return rows.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() }));
}

async function auditNote(
  tx: Executor,
  admin: Principal,
  accountId: string,
  { action, at }: { action: 'add-note' | 'delete-note'; at: Date },
): Promise<void> {
  // Also makes parallel notes wait, so that they are counted one after the other.
  const account = await lockAccountForUpdate(tx, accountId);
  if (!account) throw accountNotFound();
  await recordAudit(tx, {
    actorId: admin.accountId,
    action,
    subjectType: 'account',
    subjectId: accountId,
    details: { subject: `${account.firstName} ${account.lastName}`.trim() },
    at,
  });
}

/** The audit records that a note was written, not its text: the text is deleted with the account. */
export async function addNote(
  { db, clock }: Noting,
  admin: Principal,
  { accountId, text }: { accountId: string; text: string },
): Promise<AccountNote[]> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await auditNote(tx, admin, accountId, { action: 'add-note', at });
    const stored = await tx.$count(accountNotes, eq(accountNotes.accountId, accountId));
    if (stored >= NOTE_LIMITS.perAccount) throw tooManyNotes();
    await tx.insert(accountNotes).values({ accountId, authorId: admin.accountId, text, createdAt: at });
  });
  return readNotes(db, accountId);
}

export async function deleteNote(
  { db, clock }: Noting,
  admin: Principal,
  { accountId, noteId }: { accountId: string; noteId: number },
): Promise<AccountNote[]> {
  await db.transaction(async (tx) => {
    await auditNote(tx, admin, accountId, { action: 'delete-note', at: clock.now() });
    const [deleted] = await tx
      .delete(accountNotes)
      .where(and(eq(accountNotes.id, noteId), eq(accountNotes.accountId, accountId)))
      .returning({ id: accountNotes.id });
    if (!deleted) throw noteNotFound();
  });
  return readNotes(db, accountId);
}

export async function deleteNotesBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(accountNotes).where(lt(accountNotes.createdAt, before));
}
