import type { AdminPage } from '#contract/admin/desk.ts';
import type { AdminThread, ReportedThread } from '#contract/admin/threads.ts';
import type { ThreadQuery } from '#contract/messages/threads.ts';
import { ACCOUNT_CLOSED } from '#domain/conversations/boat-states.ts';
import type { Deps } from '#server/deps.ts';
import { rowsOf } from '#server/http/access/admin-calls.ts';
import type { ListPage } from '#server/http/answers.ts';
import { recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import { noSuchConversation } from '../conversations.errors.ts';
import { findOwn } from '../conversations.repository.ts';
import { messageView } from '../conversations.views.ts';
import { readMessages } from '../messages/messages.repository.ts';
import type { Person } from '../people.ts';
import {
  closeReports,
  findOpenReport,
  insertReport,
  listReports,
  type ReportRow,
} from './reports.repository.ts';

/** Files the conversation with the administrators; reporting again replaces the reason. */
export async function reportThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  person: Person,
  reason: string,
): Promise<void> {
  const own = await findOwn(db, id, person);
  if (!own) throw noSuchConversation();
  await insertReport(db, { conversationId: id, side: own.me.side, reason, createdAt: clock.now() });
}

const reportView = ({ report, conversation, ...people }: ReportRow): ReportedThread => ({
  id: conversation.id,
  boat: { id: conversation.listingId, title: conversation.title },
  buyer: people.buyerName ?? people.buyer.name ?? ACCOUNT_CLOSED,
  buyerId: people.buyer.accountId,
  sellerId: people.seller.accountId,
  seller: people.sellerName ?? people.seller.name ?? ACCOUNT_CLOSED,
  reportedAt: report.createdAt.toISOString(),
  reportedBy: report.side,
  reason: report.reason,
});

export async function reportedThreads(
  { db }: Pick<Deps, 'db'>,
  query: AdminPage,
): Promise<ListPage<ReportedThread>> {
  const { rows, total } = await listReports(db, rowsOf(query));
  return { entries: rows.map(reportView), total };
}

/** Only while a report is open, and recorded in the transaction that reads it. */
export function readReportedThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  actorId: string,
  query: ThreadQuery,
): Promise<AdminThread> {
  return db.transaction(async (tx) => {
    const row = await findOpenReport(tx, id);
    if (!row) throw noSuchConversation();
    await recordAudit(tx, {
      actorId,
      action: 'read-conversation',
      subjectType: 'conversation',
      subjectId: id,
      details: { subject: row.conversation.title },
      at: clock.now(),
    });
    const { rows, hasEarlier } = await readMessages(tx, id, { reader: 'admin', ...query });
    const messages = rows.map((message) => {
      const { mine, ...view } = messageView(message, 'admin');
      return { ...view, from: message.side };
    });
    return { ...reportView(row), hasEarlier, messages };
  });
}

/** From then on nobody but its two people can read the conversation. */
export function closeReportedThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: number,
  actorId: string,
): Promise<void> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const row = await findOpenReport(tx, id);
    if (!row || !(await closeReports(tx, id, at))) throw noSuchConversation();
    await recordAudit(tx, {
      actorId,
      action: 'close-conversation-report',
      subjectType: 'conversation',
      subjectId: id,
      details: { subject: row.conversation.title },
      at,
    });
  });
}
