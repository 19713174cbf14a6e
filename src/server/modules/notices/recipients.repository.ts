import { and, eq, gt, inArray, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { recipientOf } from '#server/modules/accounts/notices/notice-choices.repository.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { watchlistEntries } from '#server/modules/watchlist/watchlist.table.ts';
import { sentNotices } from './sent-notices.table.ts';

export interface Recipient {
  email: string;
  recipient: Buffer;
  /** Has an account and saved the boat; otherwise wrote about it. */
  saved: boolean;
}

/**
 * Those who saved the boat or wrote about it, in the order of their addresses, without its owner and suspended
 * accounts. One person is one recipient.
 */
export async function listRecipients(
  executor: Executor,
  listingId: number,
  { after, limit }: { after: string; limit: number },
): Promise<(Recipient & { key: string })[]> {
  const { rows } = await executor.execute<{ key: string; email: string; saved: boolean }>(sql`
    select key, (array_agg(email order by saved desc))[1] as email, bool_or(saved) as saved from (
      select ${accounts.emailKey} as key, ${accounts.email} as email, true as saved
      from ${watchlistEntries} join ${accounts} on ${accounts.id} = ${watchlistEntries.accountId}
      where ${watchlistEntries.listingId} = ${listingId}
      union all
      select lower(${enquiries.buyerEmail}), ${enquiries.buyerEmail}, false
      from ${enquiries} where ${enquiries.listingId} = ${listingId}) interested
    where key > ${after}
      and not exists (
        select from ${accounts} where ${accounts.emailKey} = key and (${accounts.suspended}
          or ${accounts.id} = (select ${listings.ownerId} from ${listings} where ${listings.id} = ${listingId})))
    group by key order by key limit ${limit}`);
  return rows.map((row) => ({ ...row, recipient: recipientOf(row.key) }));
}

/**
 * How many notices a person gets in a day: about one boat, whatever its seller does, and about all boats together unless they
 * saved it. Anyone can write to sellers under someone else's address.
 */
const DAILY_MAX = 4;

/** Records the notice to these people; returns those who have not had it yet and have not had too many. */
export async function claimRecipients(
  tx: Executor,
  people: readonly Recipient[],
  { changeId, listingId, at, since }: { changeId: string; listingId: number; at: Date; since: Date },
): Promise<Recipient[]> {
  if (people.length === 0) return [];
  const counted = await tx
    .select({
      recipient: sentNotices.recipient,
      total: sql<number>`count(*)::integer`,
      ofBoat: sql<number>`count(*) filter (where ${eq(sentNotices.listingId, listingId)})::integer`,
    })
    .from(sentNotices)
    .where(
      and(
        inArray(
          sentNotices.recipient,
          people.map(({ recipient }) => recipient),
        ),
        gt(sentNotices.sentAt, since),
      ),
    )
    .groupBy(sentNotices.recipient);
  const sent = new Map(counted.map(({ recipient, ...counts }) => [recipient.toString('hex'), counts]));
  const due = people.filter(({ recipient, saved }) => {
    const { total, ofBoat } = sent.get(recipient.toString('hex')) ?? { total: 0, ofBoat: 0 };
    return (saved ? ofBoat : total) < DAILY_MAX;
  });
  if (due.length === 0) return [];
  const claimed = await tx
    .insert(sentNotices)
    .values(due.map(({ recipient }) => ({ changeId, recipient, listingId, sentAt: at })))
    .onConflictDoNothing()
    .returning({ recipient: sentNotices.recipient });
  const isClaimed = new Set(claimed.map(({ recipient }) => recipient.toString('hex')));
  return due.filter(({ recipient }) => isClaimed.has(recipient.toString('hex')));
}
