import type { ContactRequest, ReportRequest } from '#contract/messages/support.ts';
import { isTrapFilled } from '#contract/messages/trap-field.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { boatNotFound } from '#server/modules/listings/listings.errors.ts';
import { countUnread } from './inbox/inbox.repository.ts';
import { countOpenOf, countOpenReports } from './reports/reports.repository.ts';
import { reportedOften } from './support.errors.ts';
import { insertMessage, insertReport } from './support.repository.ts';

/** Counts unread messages and open reports. */
export const countSupport = async (executor: Executor) => ({
  unreadMessages: await countUnread(executor),
  openReports: await countOpenReports(executor),
});

type Support = Pick<Deps, 'db' | 'clock'>;

/** Adds a message to the administrators' inbox, unread. */
export async function receiveMessage(
  { db, clock }: Support,
  sender: Principal | null,
  { website, ...message }: ContactRequest,
): Promise<void> {
  if (isTrapFilled(website)) return;
  await insertMessage(db, { ...message, accountId: sender?.accountId, createdAt: clock.now() });
}

/** More would say nothing new; and everyone who left an address gets a mail when they are settled. */
const MAX_OPEN_REPORTS = 100;

export async function reportBoat(
  { db, clock }: Support,
  listingId: number,
  { website, ...report }: ReportRequest,
): Promise<void> {
  if (isTrapFilled(website)) return;
  await db.transaction(async (tx) => {
    await advisoryLock(tx, 'reports', listingId);
    const isInserted = await insertReport(tx, { ...report, listingId, createdAt: clock.now() });
    if (!isInserted) throw boatNotFound();
    const waiting = (await countOpenOf(tx, [listingId])).get(listingId) ?? 0;
    if (waiting > MAX_OPEN_REPORTS) throw reportedOften();
  });
}
