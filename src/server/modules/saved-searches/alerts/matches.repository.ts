import type { AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { type MatchKind, savedSearches, searchMatches } from '../saved-searches.table.ts';

export interface NewMatches {
  searchIds: readonly number[];
  listingId: number;
  kind: MatchKind;
  changeId: number;
  oldPrice: number | null;
  foundAt: Date;
  /** When the mail of each kind of alert leaves. */
  mailTimes: Readonly<Record<AlertFrequency, Date | undefined>>;
}

/** Stores matches. The unique indexes leave out those that were stored before. */
export async function insertMatches(tx: Executor, found: NewMatches): Promise<void> {
  const { searchIds, listingId, kind, changeId, oldPrice, foundAt, mailTimes } = found;
  if (searchIds.length === 0) return;
  const timeOf = Object.entries(mailTimes).flatMap(([alerts, at]) =>
    at ? [sql`when ${alerts} then ${at.toISOString()}::timestamptz`] : [],
  );
  await tx.execute(sql`
    insert into ${searchMatches} (search_id, listing_id, kind, change_id, old_price, found_at, mail_at)
    select id, ${listingId}::integer, ${kind}, ${changeId}::bigint, ${oldPrice}::double precision,
      ${foundAt.toISOString()}::timestamptz, case alerts ${sql.join(timeOf, sql` `)} end
    from ${savedSearches} where id = any(${`{${searchIds.join(',')}}`}::integer[])
    on conflict do nothing`);
}
