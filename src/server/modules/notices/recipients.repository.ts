import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { enquiries } from '#server/modules/enquiries/enquiries.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import type { AudienceMember } from '#server/modules/notifications/notification-kinds.ts';
import { watchlistEntries } from '#server/modules/watchlist/watchlist.table.ts';

/**
 * Those who saved the boat or wrote about it, in the order of their addresses, without its owner and suspended
 * accounts. One person is one recipient.
 */
export async function listRecipients(
  executor: Executor,
  listingId: number,
  { after, limit }: { after: string; limit: number },
): Promise<AudienceMember[]> {
  const { rows } = await executor.execute<{ key: string; email: string; accountId: string | null }>(sql`
    select key, (array_agg(email order by id))[1] as email, (array_agg(id order by id))[1] as "accountId" from (
      select ${accounts.emailKey} as key, ${accounts.email} as email, ${accounts.id} as id
      from ${watchlistEntries} join ${accounts} on ${accounts.id} = ${watchlistEntries.accountId}
      where ${watchlistEntries.listingId} = ${listingId}
      union all
      select lower(${enquiries.buyerEmail}), ${enquiries.buyerEmail}, null
      from ${enquiries} where ${enquiries.listingId} = ${listingId}) interested
    where key > ${after}
      and not exists (
        select from ${accounts} where ${accounts.emailKey} = key and (${accounts.suspended}
          or ${accounts.id} = (select ${listings.ownerId} from ${listings} where ${listings.id} = ${listingId})))
    group by key order by key limit ${limit}`);
  return rows.map(({ key, email, accountId }) => ({
    key,
    to: accountId ? { accountId } : { email, emailKey: key },
    payload: { saved: accountId !== null },
  }));
}
