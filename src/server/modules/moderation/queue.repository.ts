import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { LiveQuery, PendingQuery } from '#contract/moderation.ts';
import type { Executor } from '#server/db/executor.ts';
import { holdsWords } from '#server/db/like-words.ts';
import type { PageOfRows } from '#server/http/admin-calls.ts';
import { ACCOUNT_WORDS, accounts } from '#server/modules/accounts/accounts.table.ts';
import { ADMIN_WORDS, listings } from '#server/modules/listings/listings.table.ts';
import { listingRevisions } from '#server/modules/listings/revisions/revisions.table.ts';

/** One thing to review: a listing by itself, or the change of one. */
export interface QueueEntry {
  listingId: number;
  submittedAt: Date;
}

const A_NUMBER = /^\d{1,9}$/;

/** Listings by what an administrator typed: an e-mail address finds its account's, a number that listing too. */
function found(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (q.includes('@'))
    return sql`${listings.ownerId} in (
      select ${accounts.id} from ${accounts} where ${holdsWords(sql.raw(ACCOUNT_WORDS), q)})`;
  const byWords = holdsWords(sql.raw(ADMIN_WORDS), q);
  return A_NUMBER.test(q) ? or(byWords, eq(listings.id, Number(q))) : byWords;
}

const aside = sql`${listings.deletedAt} is null and not ${listings.ownerSuspended}`;

const QUEUES = {
  new: (q: SQL) => sql`
    select ${listings.id} as id, ${listings.submittedAt} as at from ${listings}
    where ${listings.status} = 'pending' and ${aside} and ${q}`,
  edit: (q: SQL) => sql`
    select ${listings.id} as id, waiting.created_at as at from ${listingRevisions} waiting
    join ${listings} on ${listings.id} = waiting.listing_id
    where waiting.status = 'pending' and ${listings.status} = 'approved' and ${aside} and ${q}`,
} as const;

/** New listings and changes of public ones in one line, the oldest first, with how many there are. */
export async function readQueue(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, kind }: Pick<PendingQuery, 'q' | 'kind'> = {},
): Promise<{ entries: QueueEntry[]; total: number }> {
  const wanted = found(q) ?? sql`true`;
  const waiting = kind ? QUEUES[kind](wanted) : sql`${QUEUES.new(wanted)} union all ${QUEUES.edit(wanted)}`;
  const { rows } = await executor.execute(
    sql`select id, at from (${waiting}) queue order by at, id limit ${limit} offset ${offset}`,
  );
  const { rows: counted } = await executor.execute(
    sql`select count(*)::int as total from (${waiting}) queue`,
  );
  return {
    entries: rows.map(({ id, at }) => ({ listingId: Number(id), submittedAt: new Date(String(at)) })),
    total: Number(counted[0]?.total ?? 0),
  };
}

const IN_STATE: Record<NonNullable<LiveQuery['state']>, SQL | undefined> = {
  'for-sale': isNull(listings.soldAt),
  sold: isNotNull(listings.soldAt),
  featured: eq(listings.featured, true),
};

/** Public listings, the last approved first. */
export async function readApproved(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, category, state }: Pick<LiveQuery, 'q' | 'category' | 'state'> = {},
): Promise<{ ids: number[]; total: number }> {
  const wanted = and(
    sql`shown`,
    found(q),
    category && eq(listings.category, category),
    state && IN_STATE[state],
  );
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(wanted)
    .orderBy(desc(listings.approvedAt), desc(listings.id))
    .limit(limit)
    .offset(offset);
  return { ids: rows.map(({ id }) => id), total: await executor.$count(listings, wanted) };
}
