import type { ContactMessage, ContactMessagesQuery } from '#contract/admin/inbox.ts';
import { formatDate } from '#domain/dates.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import { type Eraser, eraseAccount } from '#server/modules/accounts/erasure/erasure.service.ts';
import {
  accountErasedAlready,
  deletionWithdrawn,
  messageNotFound,
  notADeletionRequest,
} from '../support.errors.ts';
import { findAnswers } from './answers.repository.ts';
import {
  deleteMessage,
  findMessage,
  findMessages,
  type Message,
  markRead,
  readMessages,
} from './inbox.repository.ts';

type Inbox = Pick<Deps, 'db' | 'clock'>;

async function withAnswers(db: Executor, rows: readonly Message[]): Promise<ContactMessage[]> {
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
    answers: answers.get(message.id) ?? [],
  }));
}

export const messageViews = async (db: Executor, ids: readonly number[]): Promise<ContactMessage[]> =>
  withAnswers(db, await findMessages(db, ids));

export async function listMessages(
  { db }: Inbox,
  { q, unread, ...page }: ContactMessagesQuery,
): Promise<ListPage<ContactMessage>> {
  const { rows, total } = await readMessages(db, rowsOf(page), { q, unread });
  return { entries: await withAnswers(db, rows), total };
}

export async function readMessage({ db }: Inbox, id: number): Promise<ContactMessage> {
  const message = await markRead(db, id);
  const [view] = message ? await withAnswers(db, [message]) : [];
  if (!view) throw messageNotFound();
  return view;
}

/** Deletes a message permanently. The audit log keeps its subject, but not its text. */
export async function removeMessage({ db, clock }: Inbox, admin: Principal, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const message = await deleteMessage(tx, id);
    if (!message) throw messageNotFound();
    await recordAudit(tx, {
      actorId: admin.accountId,
      action: 'delete-message',
      subjectType: 'message',
      subjectId: id,
      details: { subject: message.subject },
      at: clock.now(),
    });
  });
}

/** Carries out a deletion request: erases the account that sent it, including this message. */
export async function eraseRequester(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer'>,
  erasers: readonly Eraser[],
  { admin, messageId }: { admin: Principal; messageId: number },
): Promise<void> {
  const message = await findMessage(deps.db, messageId);
  if (!message) throw messageNotFound();
  if (message.kind !== 'account-deletion') throw notADeletionRequest();
  const account = message.accountId && (await findAccount(deps.db, message.accountId));
  if (account && !account.deletionRequestedAt) throw deletionWithdrawn();
  const isErased =
    message.accountId !== null &&
    (await eraseAccount(deps, erasers, {
      accountId: message.accountId,
      actorId: admin.accountId,
      reason: `Requested by the account holder on ${formatDate(message.createdAt)}`,
    }));
  if (!isErased) throw accountErasedAlready();
}
